import type { ArticleRoutes, ReadingListRoutes } from '#server/features/library/library.routes.ts';
import type { Language } from '#shared/language/language.rules.ts';
import type {
  ArticleListAnswer,
  ArticleSearchAnswer,
  LibraryAnswer,
  ReadingListAnswer,
} from '#shared/library/library.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const articles = clientOf<ArticleRoutes>('/api/articles');
const readingList = clientOf<ReadingListRoutes>('/api/reading-list');

type Page = { language: Language; cursor: string | null };

export const fetchLibrary = (language: Language, signal: AbortSignal): Promise<LibraryAnswer> =>
  answerTo(articles.overview.$get({ query: { language } }, { init: { signal } }));

export function fetchArticles(
  { language, category, cursor }: Page & { category: string },
  signal: AbortSignal,
): Promise<ArticleListAnswer> {
  const query = { language, category, ...(cursor && { cursor }) };
  return answerTo(articles.index.$get({ query }, { init: { signal } }));
}

export function searchArticles(
  { language, term, cursor }: Page & { term: string },
  signal: AbortSignal,
): Promise<ArticleSearchAnswer> {
  const query = { language, q: term, ...(cursor && { cursor }) };
  return answerTo(articles.search.$get({ query }, { init: { signal } }));
}

export const fetchReadingList = (signal: AbortSignal): Promise<ReadingListAnswer> =>
  answerTo(readingList.index.$get({}, { init: { signal } }));

/** Both may be said twice: the list holds the article, or does not. */
export async function keepSaved(articleId: string, isSaved: boolean): Promise<void> {
  const article = readingList[':id'];
  const request = { param: { id: articleId } };
  await (isSaved ? article.$put(request) : article.$delete(request));
}
