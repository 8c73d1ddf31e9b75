import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { Language } from '#shared/language/language.rules.ts';
import type { LibraryAnswer } from '#shared/library/library.schema.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { keptForANight } from '#web/platform/query/kept-for-a-night.ts';
import { rememberedAnswer } from '#web/platform/query/remembered-answer.ts';
import { rememberCards } from './article-cards.ts';
import { fetchLibrary } from './library.api.ts';

/** Everybody's alike. */
const remembered = (language: Language) =>
  rememberedAnswer<LibraryAnswer>(`library-${language}`, {
    looksRight: ({ categories, newest }) => Array.isArray(categories) && Array.isArray(newest),
  });

/** The categories with their counts, and the newest articles. */
export function useLibrary() {
  const language = useLanguage();
  const copy = remembered(language);
  return useQuery({
    queryKey: ['library', language],
    queryFn: ({ signal }) => fetchLibrary(language, signal),
    // As she last saw it, until the server has answered: so it is there offline, too.
    ...copy.query(null),
    meta: {
      remember: (library: LibraryAnswer, client: QueryClient) => {
        rememberCards(client, library.newest);
        copy.write(null, library);
      },
    },
    ...keptForANight,
  });
}
