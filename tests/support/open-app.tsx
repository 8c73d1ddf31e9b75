import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { languageOfPath } from '#shared/language/language.rules.ts';
import { onboardingCompletedKey } from '#shared/profile/profile.rules.ts';
import { App } from '#web/app/app.tsx';
import { moveFocusOnNavigation } from '#web/app/move-focus.ts';
import { createAppRouter } from '#web/app/router.tsx';
import { viewerQuery } from '#web/features/access/use-viewer.ts';
import { createQueryClient } from '#web/platform/query/query-client.ts';
import { loadDictionary } from '#web/texts/load-dictionary.ts';
import { dismissToast, useToasts } from '#web/ui/toast-store.ts';
// Read before the first test, whose patience would otherwise be spent on them.
import '#web/app/after-paint.tsx';
import '#web/parts/not-found-page.tsx';
import '#web/app/outbox-reconciler.tsx';

type Options = {
  /** Whether she still has the first run before her; most tests begin after it. */
  firstRun?: boolean;
  /** As wide as a desk's screen; otherwise she holds a phone. */
  desk?: boolean;
};

/** The whole app at an address, as main.tsx starts it, with a history that the test can read. */
export async function openApp(address: string, { firstRun = false, desk = false }: Options = {}) {
  if (!firstRun) localStorage.setItem(onboardingCompletedKey, 'true');
  happyDomOf(window)?.setViewport(desk ? { width: 1280, height: 800 } : { width: 390, height: 844 });
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createAppRouter(history);
  const queryClient = createQueryClient((client) =>
    client.invalidateQueries({ queryKey: viewerQuery.queryKey }),
  );
  queryClient.setDefaultOptions({
    ...queryClient.getDefaultOptions(),
    queries: { ...queryClient.getDefaultOptions().queries, retry: false },
  });
  // The page cannot scroll here, and the router tries to.
  vi.stubGlobal('scrollTo', () => undefined);
  const stopMovingFocus = moveFocusOnNavigation(router);
  const language = languageOfPath(history.location.pathname);
  const view = render(
    <App
      router={router}
      queryClient={queryClient}
      first={{ language, dictionary: await loadDictionary(language) }}
    />,
  );
  onTestFinished(() => {
    stopMovingFocus();
    const { result } = renderHook(useToasts);
    act(() => {
      for (const { id } of result.current) dismissToast(id);
    });
    cleanup();
    queryClient.clear();
    localStorage.clear();
    vi.unstubAllGlobals();
  });
  return { ...view, history, router, client: queryClient, address: () => history.location.href };
}

type HappyDom = { setViewport: (size: { width: number; height: number }) => void };

/** The page that a test runs in, where it can be given a size. */
const happyDomOf = (page: object): HappyDom | undefined => (page as { happyDOM?: HappyDom }).happyDOM;
