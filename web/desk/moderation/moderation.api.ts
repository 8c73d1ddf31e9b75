import { hc } from 'hono/client';
import type { ModerationRoutes } from '#server/features/moderation/moderation.routes.ts';
import type {
  CaseAnswer,
  CaseListAnswer,
  CaseState,
  NewDecision,
  SanctionsAnswer,
  WatchedWordAnswer,
  WatchedWordsAnswer,
} from '#shared/community/moderation.schema.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';

const moderation = hc<ModerationRoutes>('/api/admin/moderation', { fetch: apiFetch });

export async function fetchCases(
  state: CaseState,
  cursor: string | null,
  signal: AbortSignal,
): Promise<CaseListAnswer> {
  const query = { state, ...(cursor && { cursor }) };
  const response = await moderation.cases.$get({ query }, { init: { signal } });
  return response.json();
}

export async function fetchCase(id: string, signal: AbortSignal): Promise<CaseAnswer> {
  const response = await moderation.cases[':id'].$get({ param: { id } }, { init: { signal } });
  return response.json();
}

export async function decideCase(id: string, decision: NewDecision): Promise<void> {
  await moderation.cases[':id'].decisions.$post({ param: { id }, json: decision });
}

export async function fetchSanctions(cursor: string | null, signal: AbortSignal): Promise<SanctionsAnswer> {
  const response = await moderation.sanctions.$get({ query: cursor ? { cursor } : {} }, { init: { signal } });
  return response.json();
}

export async function liftSanction(id: string): Promise<void> {
  await moderation.sanctions[':id'].lift.$post({ param: { id } });
}

export async function fetchWatchedWords(signal: AbortSignal): Promise<WatchedWordsAnswer> {
  const response = await moderation['watched-words'].$get({}, { init: { signal } });
  return response.json();
}

/** Said twice, it is watched once; said differently, the last action counts. */
export async function watchWord({ word, action }: Omit<WatchedWordAnswer, 'addedAt'>): Promise<void> {
  await moderation['watched-words'].$put({ json: { word, action } });
}

export async function unwatchWord(word: string): Promise<void> {
  await moderation['watched-words'][':word'].$delete({ param: { word } });
}
