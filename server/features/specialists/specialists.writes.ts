import { momentToAppear } from '#server/features/community/moment-to-appear.ts';
import { assertMayAsk, assertNotBanned } from '#server/features/moderation/gatekeeping.ts';
import { enqueueStaffAlert } from '#server/features/moderation/staff-alert.ts';
import { planOf } from '#server/features/subscribers/subscribers.repository.ts';
import { writeHandlers } from '#server/features/sync/write-handler.ts';
import { blurred } from '#server/platform/clock/blurred.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Limit, spend } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { isUrgent } from '#shared/care/concern.rules.ts';
import { concernIn } from '#shared/care/concern.ts';
import { sessionState } from '#shared/specialists/session-state.rules.ts';
import { savedSessionsAllowed } from '#shared/specialists/specialists.rules.ts';
import { type SpecialistProblem, specialistWrites } from '#shared/specialists/specialists.schema.ts';
import { dropMark, likeSession, setReminder } from './marks.repository.ts';
import {
  addQuestion,
  bringQuestionBack,
  heartQuestion,
  type NewQuestion,
  questionAsker,
  takeQuestionBack,
  unheartQuestion,
} from './questions.repository.ts';
import { planReminders } from './reminders/reminders.service.ts';
import { saveSession, unsaveSession } from './saved-sessions.repository.ts';
import { keptSession } from './sessions.repository.ts';
import { specialistById } from './specialists.repository.ts';
import { sessionLikes, sessionReminders } from './specialists.table.ts';

/** More than anyone asks in an hour, and few enough to read. */
const questionsPerMother: Limit = { name: 'session-questions', points: 30, seconds: 60 * 60 };

/** What the specialists' tab takes from the outbox. Taking back needs no session: where it vanished, it is so already. */
export const specialistWriteHandlers = writeHandlers(specialistWrites, {
  /** One that is about to start is stored too, though no mail can come before it any more. */
  'session-reminder.set': async (db, userId, { body: { sessionId, on, language }, now }) => {
    if (!on) return dropMark(db, userId, { marks: sessionReminders, sessionId });
    const session = await keptSession(db, sessionId);
    const state = session && sessionState(session, now);
    if (!session || state === 'cancelled') throw refused('session_gone');
    if (state !== 'scheduled') throw refused('session_started');
    await setReminder(db, userId, { sessionId, language, now });
    await planReminders(db, session, { userId, now });
  },
  'saved-session.set': async (db, userId, { body: { sessionId, on }, now }) => {
    if (!on) return unsaveSession(db, userId, sessionId);
    if (!(await keptSession(db, sessionId))) throw refused('session_gone');
    const allowed = savedSessionsAllowed[await planOf(db, { userId })];
    if (!(await saveSession(db, userId, { sessionId, allowed, now }))) throw refused('saved_limit');
  },
  'session-like.set': async (db, userId, { body: { sessionId, on }, now }) => {
    if (!on) return dropMark(db, userId, { marks: sessionLikes, sessionId });
    if (!(await keptSession(db, sessionId))) throw refused('session_gone');
    await likeSession(db, userId, { sessionId, now });
  },
  /** Everyone reads it, as a text of the community: the same rules come first, also for one that is brought back. */
  'question.add': async (db, userId, { body: question, now }) => {
    await assertMayAsk(db, userId, now);
    const asker = await questionAsker(db, question.id);
    if (asker === userId) return bringQuestionBack(db, userId, { questionId: question.id, now });
    if (asker !== undefined) throw taken();
    await refuseUnheard(db, question, now);
    await spend({ db, clock: { now: () => now } }, questionsPerMother, userId);
    const appearsAt = question.isAnonymous ? await momentToAppear(db, userId, now) : null;
    // Staff see it at once: the moment itself would tell them what else was sent in it.
    const at = question.isAnonymous ? blurred(now) : now;
    if (!(await addQuestion(db, userId, { ...question, appearsAt, at }))) throw taken();
    if (isUrgent(concernIn(question.content))) await enqueueStaffAlert(db, at);
  },
  'question.remove': (db, userId, { body: { id }, now }) =>
    takeQuestionBack(db, userId, { questionId: id, now }),
  'question-heart.set': async (db, userId, { body: { questionId, on }, now }) => {
    if (!on) return unheartQuestion(db, userId, questionId);
    await assertNotBanned(db, userId, now);
    if (!(await heartQuestion(db, userId, { questionId, now })))
      throw new Refusal('not_found', 'The question is no longer there.');
  },
});

/** Nobody would be there to answer it. */
async function refuseUnheard(
  db: Database,
  { specialistId, sessionId }: NewQuestion,
  now: Date,
): Promise<void> {
  if (sessionId === null) {
    if (await specialistById(db, specialistId, now)) return;
    throw refused('session_gone');
  }
  const session = await keptSession(db, sessionId);
  const isHeard = session?.specialistId === specialistId && sessionState(session, now) !== 'cancelled';
  if (!isHeard) throw refused('session_gone');
}

const codes = { session_gone: 'not_found', session_started: 'conflict', saved_limit: 'conflict' } as const;

function refused(problem: keyof typeof codes & SpecialistProblem): Refusal {
  return new Refusal(codes[problem], 'It cannot be done for this session now.', {
    fields: { session: problem },
  });
}
const taken = () => new Refusal('already_exists', 'There is another question by that id.');
