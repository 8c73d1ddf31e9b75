import type { Database } from '#server/platform/db/database.ts';
import { enqueue, type NewJob, takeBack } from '#server/platform/jobs/jobs.repository.ts';
import type { QuietHours } from '#shared/notifications/quiet-hours.rules.ts';
import { plannedReminders, type ReminderMoment } from '#shared/specialists/reminder-times.rules.ts';
import { quietHoursOf, remindersOfSession, remindersToCome } from './reminders.repository.ts';

type TimedSession = { id: string; startsAt: Date };

/** The start is part of it: a session that moved has other reminders, and those for the old time find it elsewhere. */
const keyOf = ({ id, startsAt }: TimedSession, userId: string, moment: ReminderMoment) =>
  `session-reminder:${moment}:${id}:${userId}:${startsAt.toISOString()}`;

/**
 * She asked to be reminded: notes the mails that are still to come. In the transaction that stores her wish. Withdrawing
 * it needs no word here: each mail looks for the wish before it goes out.
 */
export async function planReminders(
  db: Database,
  session: TimedSession,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const quiet = await quietHoursOf(db, userId);
  const planned = jobsFor(session, { userId, quiet, now });
  // Only what is noted anew: a mail that waits for the end of her quiet hours would not be noted again.
  await takeBack(
    db,
    planned.map(({ key }) => key),
  );
  await enqueue(db, planned, now);
}

/** Her quiet hours are others now. */
export async function replanRemindersOf(db: Database, userId: string, now: Date): Promise<void> {
  for (const session of await remindersToCome(db, userId, now)) {
    await planReminders(db, session, { userId, now });
  }
}

/** The session starts at another time: those who asked are told, and reminded of that one. `sequence` names the change. */
export async function enqueueMovedMails(
  db: Database,
  session: TimedSession & { sequence: number },
  now: Date,
): Promise<void> {
  const asked = await remindersOfSession(db, session.id);
  const startsAt = session.startsAt.toISOString();
  await enqueue(
    db,
    asked.flatMap(({ userId, quiet }) => [
      {
        kind: 'session-moved',
        key: `session-moved:${session.id}:${session.sequence}:${userId}`,
        payload: { sessionId: session.id, userId, startsAt },
        runAt: now,
      },
      ...jobsFor(session, { userId, quiet, now }),
    ]),
    now,
  );
}

/** The session is not to be: those who asked are told why, once. */
export async function enqueueCancelledMails(db: Database, sessionId: string, now: Date): Promise<void> {
  const asked = await remindersOfSession(db, sessionId);
  await enqueue(
    db,
    asked.map(({ userId }) => ({
      kind: 'session-cancelled',
      key: `session-cancelled:${sessionId}:${userId}`,
      payload: { sessionId, userId },
      runAt: now,
    })),
    now,
  );
}

function jobsFor(
  session: TimedSession,
  { userId, quiet, now }: { userId: string; quiet: QuietHours; now: Date },
): NewJob[] {
  return plannedReminders(session.startsAt, quiet, now).map(({ moment, runAt }) => ({
    kind: 'session-reminder',
    key: keyOf(session, userId, moment),
    payload: { sessionId: session.id, userId, startsAt: session.startsAt.toISOString(), moment },
    runAt,
  }));
}
