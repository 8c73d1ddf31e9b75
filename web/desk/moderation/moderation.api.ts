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
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const moderation = clientOf<ModerationRoutes>('/api/admin/moderation');

export function fetchCases(
  state: CaseState,
  cursor: string | null,
  signal: AbortSignal,
): Promise<CaseListAnswer> {
  const query = { state, ...(cursor && { cursor }) };
  return answerTo(moderation.cases.$get({ query }, { init: { signal } }));
}

export const fetchCase = (id: string, signal: AbortSignal): Promise<CaseAnswer> =>
  answerTo(moderation.cases[':id'].$get({ param: { id } }, { init: { signal } }));

export async function decideCase(id: string, decision: NewDecision): Promise<void> {
  await moderation.cases[':id'].decisions.$post({ param: { id }, json: decision });
}

export const fetchSanctions = (cursor: string | null, signal: AbortSignal): Promise<SanctionsAnswer> =>
  answerTo(moderation.sanctions.$get({ query: cursor ? { cursor } : {} }, { init: { signal } }));

export async function liftSanction(id: string): Promise<void> {
  await moderation.sanctions[':id'].lift.$post({ param: { id } });
}

export const fetchWatchedWords = (signal: AbortSignal): Promise<WatchedWordsAnswer> =>
  answerTo(moderation['watched-words'].$get({}, { init: { signal } }));

/** Said twice, it is watched once; said differently, the last action counts. */
export async function watchWord({ word, action }: Omit<WatchedWordAnswer, 'addedAt'>): Promise<void> {
  await moderation['watched-words'].$put({ json: { word, action } });
}

export async function unwatchWord(word: string): Promise<void> {
  await moderation['watched-words'][':word'].$delete({ param: { word } });
}
