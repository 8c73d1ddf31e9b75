import { hc } from 'hono/client';
import type { ArticleRoutes, ReadingListRoutes } from '#server/features/library/library.routes.ts';
import type { Language } from '#shared/language/language.rules.ts';
import type {
  ArticleListAnswer,
  ArticleSearchAnswer,
  LibraryAnswer,
  ReadingListAnswer,
} from '#shared/library/library.schema.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';

const articles = hc<ArticleRoutes>('/api/articles', { fetch: apiFetch });
const readingList = hc<ReadingListRoutes>('/api/reading-list', { fetch: apiFetch });

type Page = { language: Language; cursor: string | null };

export async function fetchLibrary(language: Language, signal: AbortSignal): Promise<LibraryAnswer> {
  const response = await articles.overview.$get({ query: { language } }, { init: { signal } });
  return response.json();
}

export async function fetchArticles(
  { language, category, cursor }: Page & { category: string },
  signal: AbortSignal,
): Promise<ArticleListAnswer> {
  const query = { language, category, ...(cursor && { cursor }) };
  const response = await articles.index.$get({ query }, { init: { signal } });
  return response.json();
}

export async function searchArticles(
  { language, term, cursor }: Page & { term: string },
  signal: AbortSignal,
): Promise<ArticleSearchAnswer> {
  const query = { language, q: term, ...(cursor && { cursor }) };
  const response = await articles.search.$get({ query }, { init: { signal } });
  return response.json();
}

export async function fetchReadingList(signal: AbortSignal): Promise<ReadingListAnswer> {
  const response = await readingList.index.$get({}, { init: { signal } });
  return response.json();
}

/** Both may be said twice: the list holds the article, or does not. */
export async function keepSaved(articleId: string, isSaved: boolean): Promise<void> {
  const article = readingList[':id'];
  const request = { param: { id: articleId } };
  await (isSaved ? article.$put(request) : article.$delete(request));
}
