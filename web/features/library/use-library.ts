import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { rememberCards } from './article-cards.ts';
import { fetchLibrary } from './library.api.ts';
import { shelfLife } from './shelf-life.ts';

/** The categories with their counts, and the newest articles. */
export function useLibrary() {
  const language = useLanguage();
  return useQuery({
    queryKey: ['library', language],
    queryFn: async ({ client, signal }) => {
      const library = await fetchLibrary(language, signal);
      rememberCards(client, library.newest);
      return library;
    },
    ...shelfLife,
  });
}
