import { hc } from 'hono/client';
import type { EditingRoutes } from '#server/features/editing/editing.routes.ts';
import type {
  ArticleOpinionsAnswer,
  ArticleState,
  EditingListAnswer,
  UnsavedDraftsAnswer,
} from '#shared/editing/editing.schema.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';

const articles = hc<EditingRoutes>('/api/admin/articles', { fetch: apiFetch });

/** What the list is narrowed to; all but the trash when nothing is said. */
export type ArticleFilters = {
  category?: string | undefined;
  language?: Language | undefined;
  state?: ArticleState | undefined;
  q?: string | undefined;
};

export async function fetchArticlePage(
  { category, language, state, q }: ArticleFilters,
  cursor: string | null,
  signal: AbortSignal,
): Promise<EditingListAnswer> {
  const query = {
    ...(category && { category }),
    ...(language && { language }),
    ...(state && { state }),
    ...(q && { q }),
    ...(cursor && { cursor }),
  };
  const response = await articles.index.$get({ query }, { init: { signal } });
  return response.json();
}

export async function fetchUnsavedDrafts(signal: AbortSignal): Promise<UnsavedDraftsAnswer> {
  const response = await articles.drafts.$get({}, { init: { signal } });
  return response.json();
}

export async function fetchOpinions(
  id: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<ArticleOpinionsAnswer> {
  const request = { param: { id }, query: cursor ? { cursor } : {} };
  const response = await articles[':id'].feedback.$get(request, { init: { signal } });
  return response.json();
}

/** Both may be said twice: the article lies in the trash, or does not. */
export async function keepInTrash(id: string, isTrashed: boolean): Promise<void> {
  const article = articles[':id'];
  const request = { param: { id } };
  await (isTrashed ? article.$delete(request) : article.restore.$post(request));
}
