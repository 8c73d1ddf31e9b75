import type { QuestionAnswer } from '#shared/specialists/specialists.schema.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import type { NewQuestion, QuestionHeart } from '../specialists.outbox.ts';

export type SeenQuestion = QuestionAnswer & {
  /** `phone`: waits to be sent. `refused`: waits for her to mend it. */
  kept: 'synced' | 'phone' | 'refused';
  /** The outbox's write behind it; null when the server has it. */
  write: Write | null;
};

/**
 * Newest first, with what her phone has yet to send on top: asked, taken back, hearted. Each is shown once. Without a
 * session: all that she asked, wherever.
 */
export function seeQuestions(
  known: readonly QuestionAnswer[],
  writes: readonly Write[],
  sessionId?: string,
): SeenQuestion[] {
  const seen = new Map<string, SeenQuestion>();
  for (const question of known) seen.set(question.id, { ...question, kept: 'synced', write: null });
  const asked = new Map<string, SeenQuestion>();
  // In the order in which she did it: taken back and asked again is asked.
  for (const write of writes) {
    if (write.kind === 'question.remove' && !write.refused) {
      const { id } = write.body as { id: string };
      seen.delete(id);
      asked.delete(id);
    }
    if (write.kind === 'question.add') {
      const question = write.body as NewQuestion;
      const isHere = sessionId === undefined || question.sessionId === sessionId;
      if (isHere && !seen.has(question.id))
        asked.set(question.id, { ...questionOf(write), kept: write.refused ? 'refused' : 'phone', write });
    }
  }
  const newestFirst = [...asked.values()].reverse();
  return [...newestFirst, ...seen.values()].map((question) => withHerHeart(question, writes));
}

/** What she asked, in the shape in which the server will tell of it. Her name is its to say. */
export function questionOf(write: Write): QuestionAnswer {
  const { id, content, isAnonymous } = write.body as NewQuestion;
  return {
    id,
    content,
    author: isAnonymous ? { anonymous: true } : { anonymous: false, name: null },
    mine: true,
    coming: false,
    createdAt: new Date(write.madeAt).toISOString(),
    hearts: 0,
    userHearted: false,
    answered: null,
  };
}

/** Told as it shall be: said twice, it counts once. */
export function withHeart<Question extends QuestionAnswer>(question: Question, on: boolean): Question {
  if (question.userHearted === on) return question;
  return { ...question, userHearted: on, hearts: Math.max(0, question.hearts + (on ? 1 : -1)) };
}

function withHerHeart(question: SeenQuestion, writes: readonly Write[]): SeenQuestion {
  const heart = writes
    .filter(({ kind, refused }) => kind === 'question-heart.set' && !refused)
    .map(({ body }) => body as QuestionHeart)
    .findLast(({ questionId }) => questionId === question.id);
  return heart ? withHeart(question, heart.on) : question;
}
