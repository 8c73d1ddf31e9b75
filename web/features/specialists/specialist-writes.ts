import { useSyncExternalStore } from 'react';
import type * as v from 'valibot';
import type { Language } from '#shared/language/language.rules.ts';
import type { SpecialistWriteKind, specialistWrites } from '#shared/specialists/specialists.schema.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import { landedWrites } from '#web/platform/outbox/landed-writes.ts';
import type { OutboxSnapshot } from '#web/platform/outbox/outbox.ts';
import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import type { Write } from '#web/platform/outbox/write.ts';

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

export const discardWrite = (writeId: string): Promise<Write | undefined> => outbox.discard(writeId);
export const putBackWrite = (write: Write): void => void outbox.putBack(write);
export const waitingWrites = (): readonly Write[] => outbox.snapshot().writes;

const kinds: Record<SpecialistWriteKind, true> = {
  'session-reminder.set': true,
  'saved-session.set': true,
  'session-like.set': true,
  'question.add': true,
  'question.remove': true,
  'question-heart.set': true,
};

const isSpecialists = ({ kind }: Write) => kind in kinds;
const landed = landedWrites(outbox, isSpecialists);

/** What the server has yet to hear from her here, after what it heard this instant; and how the sending stands. */
export function useSpecialistWrites(): OutboxSnapshot {
  const snapshot = useOutbox();
  const justNow = useSyncExternalStore(landed.subscribe, landed.snapshot);
  return { ...snapshot, writes: [...justNow, ...snapshot.writes.filter(isSpecialists)] };
}
