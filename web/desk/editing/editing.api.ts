import type {
  ArticleDraft,
  ArticleSave,
  EditingArticleAnswer,
  RevisionAnswer,
  RevisionsAnswer,
} from '#shared/editing/editing.schema.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';

const callOf = (id: string) => `/api/admin/articles/${id}`;

export function fetchEditedArticle(id: string, signal?: AbortSignal): Promise<EditingArticleAnswer> {
  return ask(callOf(id), signal ? { signal } : {});
}

/** Creates or replaces; refused with `conflict` when somebody saved since `baseVersion`. */
export function saveArticle(id: string, article: ArticleSave): Promise<EditingArticleAnswer> {
  return ask(callOf(id), put(article));
}

/** What this writer typed so far, for no reader: the last one wins. */
export async function keepDraft(
  id: string,
  draft: { fields: ArticleDraft; baseVersion: number },
): Promise<void> {
  await apiFetch(`${callOf(id)}/draft`, put(draft));
}

export async function discardDraft(id: string): Promise<void> {
  await apiFetch(`${callOf(id)}/draft`, { method: 'DELETE' });
}

/** To the trash, from where it can be brought back for 30 days. */
export async function trashArticle(id: string): Promise<void> {
  await apiFetch(callOf(id), { method: 'DELETE' });
}

export async function restoreArticle(id: string): Promise<void> {
  await apiFetch(`${callOf(id)}/restore`, { method: 'POST' });
}

export function fetchRevisions(id: string, signal: AbortSignal): Promise<RevisionsAnswer> {
  return ask(`${callOf(id)}/revisions`, { signal });
}

export function fetchRevision(id: string, version: number, signal: AbortSignal): Promise<RevisionAnswer> {
  return ask(`${callOf(id)}/revisions/${version}`, { signal });
}

async function ask<Answer>(path: string, init: RequestInit): Promise<Answer> {
  const response = await apiFetch(path, init);
  return (await response.json()) as Answer;
}

function put(body: unknown): RequestInit {
  return { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}
