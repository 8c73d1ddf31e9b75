import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { QuestionsAnswer, SpecialistsAnswer } from '#shared/specialists/specialists.schema.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { correctQuestion, correctSession, knownSession } from './correct-sessions.ts';
import { myQuestionsKey, overviewsKey, questionsKey, savedSessionsKey } from './query-keys.ts';
import { questionOf, withHeart } from './questions/seen-questions.ts';
import { withLike } from './seen.ts';
import type { NewQuestion, QuestionHeart, Setting } from './specialist-writes.ts';

/** The server has taken a write: what was read before it is corrected in place, on every screen. */
export function settleSpecialists(client: QueryClient, write: Write): void {
  const { kind, body } = write;
  if (kind === 'session-reminder.set') {
    const { sessionId, on } = body as Setting;
    correctSession(client, sessionId, (session) => ({ ...session, userReminded: on }));
  }
  if (kind === 'session-like.set') {
    const { sessionId, on } = body as Setting;
    correctSession(client, sessionId, (session) => withLike(session, on));
  }
  if (kind === 'saved-session.set') settleSaved(client, write);
  if (kind === 'question-heart.set') {
    const { questionId, on } = body as QuestionHeart;
    correctQuestion(client, questionId, (question) => withHeart(question, on));
  }
  if (kind === 'question.remove') correctQuestion(client, (body as { id: string }).id, () => null);
  if (kind === 'question.add') settleQuestion(client, write);
}

function settleSaved(client: QueryClient, { body, owner }: Write): void {
  const { sessionId, on } = body as Setting;
  const before = knownSession(client, owner, sessionId)?.userSaved ?? !on;
  client.setQueriesData<SpecialistsAnswer>(
    { queryKey: overviewsKey(owner) },
    (told) => told && { ...told, savedCount: Math.max(0, told.savedCount + Number(on) - Number(before)) },
  );
  correctSession(client, sessionId, (session) => ({ ...session, userSaved: on }));
  // Another phone of hers may have kept some as well.
  client.invalidateQueries({ queryKey: overviewsKey(owner) });
  client.invalidateQueries({ queryKey: savedSessionsKey });
}

function settleQuestion(client: QueryClient, write: Write): void {
  const { id, sessionId, isAnonymous } = write.body as NewQuestion;
  client.invalidateQueries({ queryKey: myQuestionsKey(write.owner) });
  if (sessionId === null) return;
  const queryKey = questionsKey(write.owner, sessionId);
  client.setQueryData<InfiniteData<QuestionsAnswer>>(queryKey, (list) => {
    const [first, ...rest] = list?.pages ?? [];
    if (!list || !first || list.pages.some(({ questions }) => questions.some((one) => one.id === id)))
      return list;
    const asked = { ...questionOf(write), coming: isAnonymous };
    return { ...list, pages: [{ ...first, questions: [asked, ...first.questions] }, ...rest] };
  });
  // Under which name she asked, the server knows.
  client.invalidateQueries({ queryKey });
}
