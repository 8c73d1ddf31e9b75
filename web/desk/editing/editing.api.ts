import type { EditingRoutes } from '#server/features/editing/editing.routes.ts';
import type {
  ArticleDraft,
  ArticleSave,
  EditingArticleAnswer,
  RevisionAnswer,
  RevisionsAnswer,
} from '#shared/editing/editing.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const article = clientOf<EditingRoutes>('/api/admin/articles')[':id'];

export const fetchEditedArticle = (id: string, signal?: AbortSignal): Promise<EditingArticleAnswer> =>
  answerTo(article.$get({ param: { id } }, signal && { init: { signal } }));

/** Creates or replaces; refused with `conflict` when somebody saved since `baseVersion`. */
export const saveArticle = (id: string, saved: ArticleSave): Promise<EditingArticleAnswer> =>
  answerTo(article.$put({ param: { id }, json: saved }));

/** What this writer typed so far, for no reader: the last one wins. */
export async function keepDraft(
  id: string,
  draft: { fields: ArticleDraft; baseVersion: number },
): Promise<void> {
  await article.draft.$put({ param: { id }, json: draft });
}

export async function discardDraft(id: string): Promise<void> {
  await article.draft.$delete({ param: { id } });
}

/** To the trash, from where it can be brought back for 30 days. */
export async function trashArticle(id: string): Promise<void> {
  await article.$delete({ param: { id } });
}

export async function restoreArticle(id: string): Promise<void> {
  await article.restore.$post({ param: { id } });
}

export const fetchRevisions = (id: string, signal: AbortSignal): Promise<RevisionsAnswer> =>
  answerTo(article.revisions.$get({ param: { id } }, { init: { signal } }));

export const fetchRevision = (id: string, version: number, signal: AbortSignal): Promise<RevisionAnswer> =>
  answerTo(
    article.revisions[':version'].$get({ param: { id, version: `${version}` } }, { init: { signal } }),
  );
