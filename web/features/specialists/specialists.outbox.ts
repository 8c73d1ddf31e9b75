import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type * as v from 'valibot';
import type { Language } from '#shared/language/language.rules.ts';
import { sessionPath } from '#shared/navigation/paths.ts';
import type {
  QuestionsAnswer,
  SpecialistsAnswer,
  SpecialistWriteKind,
  specialistWrites,
} from '#shared/specialists/specialists.schema.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import type { OutboxSnapshot } from '#web/platform/outbox/outbox.ts';
import type { OutboxNoun, WriteKind } from '#web/platform/outbox/outbox-noun.ts';
import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import type { AppTextKey } from '#web/texts/use-texts.ts';
import { correctQuestion, correctSession, knownSession } from './correct-sessions.ts';
import { problemSentence } from './problem-sentence.ts';
import { myQuestionsKey, overviewsKey, questionsKey, savedSessionsKey } from './query-keys.ts';
import { questionOf, withHeart } from './questions/seen-questions.ts';
import { withLike } from './seen.ts';

type Body<Kind extends SpecialistWriteKind> = v.InferOutput<(typeof specialistWrites)[Kind]>;
export type NewQuestion = Body<'question.add'>;
export type Setting = { sessionId: string; on: boolean };
export type QuestionHeart = Body<'question-heart.set'>;

/** What this tab says by the outbox, and the only place that says it: it arrives, and once. */
const add = <Kind extends SpecialistWriteKind>(
  kind: Kind,
  body: Body<Kind>,
  supersedes: string,
): Promise<void> => outbox.add(kind, body, { supersedes });

/** As it shall be, never as a toggle: however often she taps, the last tap is what is sent. */
export const setReminder = (sessionId: string, on: boolean, language: Language) =>
  add('session-reminder.set', { sessionId, on, language }, sessionId);
export const setSavedSession = (sessionId: string, on: boolean) =>
  add('saved-session.set', { sessionId, on }, sessionId);
export const setLike = (sessionId: string, on: boolean) =>
  add('session-like.set', { sessionId, on }, sessionId);
export const setQuestionHeart = (questionId: string, on: boolean) =>
  add('question-heart.set', { questionId, on }, questionId);

/** Resolves once the phone has it. */
export const addQuestion = (question: NewQuestion) => add('question.add', question, question.id);
export const removeQuestion = (id: string) => add('question.remove', { id }, id);

/** What the server has yet to hear from her here, after what it heard this instant; and how the sending stands. */
export function useSpecialistWrites(): OutboxSnapshot {
  const snapshot = useOutbox(specialistsOutbox.kinds);
  return { ...snapshot, writes: [...snapshot.acknowledged, ...snapshot.writes] };
}

const shownOfText = 60;

const reason: WriteKind['reason'] = ({ refused }, { t }) => refused && problemSentence(refused, t);
const place: WriteKind['mendPath'] = ({ body }) => {
  const { sessionId } = (body ?? {}) as { sessionId?: string | null };
  return sessionId ? sessionPath(sessionId) : undefined;
};
const contentOf = ({ body }: Write) => ((body ?? {}) as { content?: string }).content ?? '';

/** What was refused is undone; a question stays in its place with its text. */
const refused = (title: AppTextKey, { keeps } = { keeps: false }): NonNullable<WriteKind['refused']> => ({
  keeps,
  say: (write, { t }) => ({
    title: (t as (key: AppTextKey) => string)(title),
    description: problemSentence(write.refused, t) ?? t('errors.internal'),
  }),
});

const settingOf = ({ body }: Write) => body as Setting;

export const specialistsOutbox: OutboxNoun<SpecialistWriteKind> = {
  kinds: {
    'session-reminder.set': {
      describe: (_, { t }) => t('specialists.writeReminder'),
      reason,
      mendPath: place,
      acknowledge: (client, write) => {
        const { sessionId, on } = settingOf(write);
        correctSession(client, sessionId, (session) => ({ ...session, userReminded: on }));
      },
      refused: refused('specialists.remindFailed'),
    },
    'saved-session.set': {
      describe: (_, { t }) => t('specialists.writeSaved'),
      reason,
      mendPath: place,
      acknowledge: acknowledgeSaved,
      refused: refused('specialists.saveFailed'),
    },
    'session-like.set': {
      describe: (_, { t }) => t('specialists.writeLike'),
      reason,
      mendPath: place,
      acknowledge: (client, write) => {
        const { sessionId, on } = settingOf(write);
        correctSession(client, sessionId, (session) => withLike(session, on));
      },
      refused: refused('specialists.likeFailed'),
    },
    'question-heart.set': {
      describe: (_, { t }) => t('specialists.writeHeart'),
      reason,
      mendPath: place,
      acknowledge: (client, { body }) => {
        const { questionId, on } = body as QuestionHeart;
        correctQuestion(client, questionId, (question) => withHeart(question, on));
      },
      refused: refused('specialists.heartFailed'),
    },
    'question.remove': {
      describe: (_, { t }) => t('specialists.writeRemove'),
      reason,
      acknowledge: (client, { body }) => correctQuestion(client, (body as { id: string }).id, () => null),
      refused: refused('specialists.removeFailed'),
    },
    'question.add': {
      describe: (write, { t }) => {
        const content = contentOf(write);
        const text = content.length > shownOfText ? `${content.slice(0, shownOfText).trimEnd()}…` : content;
        return t('specialists.writeQuestion', { text });
      },
      text: contentOf,
      reason,
      mendPath: place,
      acknowledge: acknowledgeQuestion,
      refused: refused('specialists.askFailed', { keeps: true }),
    },
  },
};

function acknowledgeSaved(client: QueryClient, write: Write): void {
  const { owner } = write;
  const { sessionId, on } = settingOf(write);
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

function acknowledgeQuestion(client: QueryClient, write: Write): void {
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
