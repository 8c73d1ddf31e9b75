import type { EditingRoutes } from '#server/features/editing/editing.routes.ts';
import type {
  ArticleOpinionsAnswer,
  ArticleState,
  EditingListAnswer,
  UnsavedDraftsAnswer,
} from '#shared/editing/editing.schema.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const articles = clientOf<EditingRoutes>('/api/admin/articles');

/** What the list is narrowed to; all but the trash when nothing is said. */
export type ArticleFilters = {
  category?: string | undefined;
  language?: Language | undefined;
  state?: ArticleState | undefined;
  q?: string | undefined;
};

export function fetchArticlePage(
  { category, language, state, q }: ArticleFilters,
  cursor: string | null,
  signal: AbortSignal,
): Promise<EditingListAnswer> {
  const query = { category, language, state, q, cursor: cursor ?? undefined };
  return answerTo(articles.index.$get({ query }, { init: { signal } }));
}

export const fetchUnsavedDrafts = (signal: AbortSignal): Promise<UnsavedDraftsAnswer> =>
  answerTo(articles.drafts.$get({}, { init: { signal } }));

export function fetchOpinions(
  id: string,
  cursor: string | null,
  signal: AbortSignal,
): Promise<ArticleOpinionsAnswer> {
  const request = { param: { id }, query: cursor ? { cursor } : {} };
  return answerTo(articles[':id'].feedback.$get(request, { init: { signal } }));
}
