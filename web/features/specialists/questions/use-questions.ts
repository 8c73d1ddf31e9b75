import { useInfiniteQuery } from '@tanstack/react-query';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { type Owner, questionsKey, shelfLife } from '../query-keys.ts';
import { fetchQuestions } from '../specialists.api.ts';
import { useSpecialistWrites } from '../specialists.outbox.ts';
import { seeQuestions } from './seen-questions.ts';

/** What was asked for a session, newest first. */
export function useQuestions(owner: Owner, sessionId: string) {
  const { writes } = useSpecialistWrites();
  const query = useInfiniteQuery({
    queryKey: questionsKey(owner, sessionId),
    queryFn: ({ pageParam, signal }) => fetchQuestions(sessionId, pageParam, signal),
    ...byCursor,
    ...shelfLife,
  });
  const known = query.data?.pages.flatMap(({ questions }) => questions) ?? [];
  return { query, questions: seeQuestions(known, writes, sessionId) };
}
