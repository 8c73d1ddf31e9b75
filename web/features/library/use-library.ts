import { useQuery } from '@tanstack/react-query';
import type { LibraryAnswer } from '#shared/library/library.schema.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { recall, remember } from '#web/platform/query/remembered.ts';
import { rememberCards } from './article-cards.ts';
import { fetchLibrary } from './library.api.ts';
import { shelfLife } from './shelf-life.ts';

/** The categories with their counts, and the newest articles. */
export function useLibrary() {
  const language = useLanguage();
  const name = `library-${language}`;
  return useQuery({
    queryKey: ['library', language],
    queryFn: async ({ client, signal }) => {
      const library = await fetchLibrary(language, signal);
      rememberCards(client, library.newest);
      remember(name, library);
      return library;
    },
    // As she last saw it, until the server has answered: so it is there offline, too.
    initialData: () => recall(name, isLibrary),
    initialDataUpdatedAt: 0,
    ...shelfLife,
  });
}

function isLibrary(answer: unknown): answer is LibraryAnswer {
  const { categories, newest } = (answer ?? {}) as Partial<LibraryAnswer>;
  return Array.isArray(categories) && Array.isArray(newest);
}
