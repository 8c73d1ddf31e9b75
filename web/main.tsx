import { createBrowserHistory } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { languageOfPath, preferredLanguageKey, startingLanguage } from '#shared/language/language.rules.ts';
import type { PageData } from '#shared/pages/render-page.ts';
import { App } from './app/app.tsx';
import { isMadeForThisDevice } from './app/device-facts.ts';
import { lookerIn } from './app/looker.ts';
import { moveFocusOnNavigation } from './app/move-focus.ts';
import { createAppRouter } from './app/router.tsx';
import { noticeViewer, viewerQuery } from './features/access/use-viewer.ts';
import { store } from './platform/device/store.ts';
import { continueFrom } from './platform/first-paint/first-paint.ts';
import type { LoadedLanguage } from './platform/language/language-provider.tsx';
import { createQueryClient } from './platform/query/query-client.ts';
import { loadDictionary } from './texts/load-dictionary.ts';

// The gallery of primitives shares this file's chunk, and has no place for the app.
const root = document.getElementById('root');
// Not awaited: the screens' files wait until this one has run, and it waits for the first screen.
if (root) void start(root);

async function start(place: HTMLElement): Promise<void> {
  await roomForATap();
  const page = arrivedPage();
  const queryClient = createQueryClient(
    (client) => client.invalidateQueries({ queryKey: viewerQuery.queryKey }),
    page?.answers,
  );
  const viewer = queryClient.getQueryData(viewerQuery.queryKey);
  if (viewer !== undefined) noticeViewer(viewer);
  // Asked while the texts are on their way: the gate needs both.
  else void queryClient.prefetchQuery(viewerQuery);

  const texts = firstTexts(window.location.pathname);
  await roomForATap();
  const router = createAppRouter(createBrowserHistory());
  moveFocusOnNavigation(router);

  const first = await texts;
  await roomForATap();
  const app = (
    <StrictMode>
      <App router={router} queryClient={queryClient} first={first} />
    </StrictMode>
  );
  if (!page) return createRoot(place).render(app);

  const isContinued = isAtItsBeginning() && isMadeForThisDevice(page, lookerIn(queryClient));
  await roomForATap();
  // The router then expects what its server side made: no part around the first screen that shows it as loading.
  if (isContinued) router.ssr = { manifest: undefined };
  // What is on screen stays until the app can show as much.
  await router.load();
  if (!isContinued) return createRoot(place).render(app);
  await roomForATap();
  continueFrom(page.firstPaint);
  // In pieces, so that a tap in between is answered at once.
  startTransition(() => {
    hydrateRoot(place, app);
  });
}

/** Starting takes a slow phone a while: in several tasks, so that what she does meanwhile is seen and drawn. */
function roomForATap(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** What the server made the content from. Undefined: the page came without. */
function arrivedPage(): PageData | undefined {
  const data = document.getElementById('page-data')?.textContent;
  return data ? (JSON.parse(data) as PageData) : undefined;
}

/** A view that she opened in place of another is in the history, of which the server knows nothing. */
function isAtItsBeginning(): boolean {
  return Object.keys((window.history.state as object | null) ?? {}).every((key) =>
    /^(__TSR_|key$)/.test(key),
  );
}

/** The path decides; the stored preference is what there is while the path's texts cannot be had. */
async function firstTexts(path: string): Promise<LoadedLanguage> {
  const preferred = startingLanguage(store.get(preferredLanguageKey), path);
  for (let attempt = 0; ; attempt++) {
    const language = attempt % 2 === 0 ? languageOfPath(path) : preferred;
    try {
      return { language, dictionary: await loadDictionary(language) };
    } catch {
      // A weak connection lost them on the way. The page says that it is loading, so it goes on loading.
      await new Promise((resolve) => setTimeout(resolve, 1500));
    }
  }
}
