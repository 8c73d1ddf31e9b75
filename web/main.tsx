import { createBrowserHistory } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { languageOfPath, preferredLanguageKey, startingLanguage } from '#shared/language/language.rules.ts';
import { App } from './app/app.tsx';
import { moveFocusOnNavigation } from './app/move-focus.ts';
import { createAppRouter } from './app/router.tsx';
import { viewerQuery } from './features/access/use-viewer.ts';
import { store } from './platform/device/store.ts';
import type { LoadedLanguage } from './platform/language/language-provider.tsx';
import { createQueryClient } from './platform/query/query-client.ts';
import { loadDictionary } from './texts/load-dictionary.ts';

// The gallery of primitives shares this file's chunk, and has no place for the app.
const root = document.getElementById('root');
if (root) await start(root);

async function start(place: HTMLElement): Promise<void> {
  const queryClient = createQueryClient((client) =>
    client.invalidateQueries({ queryKey: viewerQuery.queryKey }),
  );
  // Asked while the texts are on their way: the gate needs both.
  queryClient.prefetchQuery(viewerQuery);

  const router = createAppRouter(createBrowserHistory());
  moveFocusOnNavigation(router);

  const first = await firstTexts(window.location.pathname);
  createRoot(place).render(
    <StrictMode>
      <App router={router} queryClient={queryClient} first={first} />
    </StrictMode>,
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
