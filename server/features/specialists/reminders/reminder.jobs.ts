import * as v from 'valibot';
import type { Database } from '#server/platform/db/database.ts';
import type { JobHandler, JobHandlers, JobPlan } from '#server/platform/jobs/jobs.ts';
import { messageIdOf } from '#server/platform/mail/message-id.ts';
import type { Services } from '#server/services.ts';
import { quietSpanAt } from '#shared/notifications/quiet-hours.rules.ts';
import { momentBefore } from '#shared/specialists/reminder-times.rules.ts';
import { cancelledMail, movedMail, reminderMail } from './reminder.mail.ts';
import { type ReminderNow, reminderNow } from './reminders.repository.ts';

const told = { sessionId: v.string(), userId: v.string() };
const startsAt = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
);
const reminderPayload = v.object({ ...told, startsAt, moment: v.picklist(['dayBefore', 'shortlyBefore']) });
const movedPayload = v.object({ ...told, startsAt });
const cancelledPayload = v.object(told);

const hour = 60 * 60 * 1000;

type Posting = Pick<Services, 'mailer' | 'appUrl'>;
type Letter = ReturnType<typeof reminderMail>;

/**
 * Each looks anew before it writes to her: whether she still wants it, whether she may be written to now, and whether
 * the session is still what the job was noted for.
 */
export const reminderJobs = (services: Posting): JobHandlers => ({
  'session-reminder': handle(services, reminderPayload, ({ moment, startsAt: planned }, found, now) => {
    const { session } = found;
    if (!isToBe(session) || !isSame(session.startsAt, planned)) return undefined;
    // Late, after a mail server was away: the one before the last minutes leaves them to the other.
    const until = moment === 'dayBefore' ? momentBefore(planned, 'shortlyBefore') : planned;
    if (now >= until) return undefined;
    const quiet = quietSpanAt(now, found.choices);
    if (quiet) return moment === 'dayBefore' && quiet.to < until ? { putOffTo: quiet.to } : undefined;
    return reminderMail(found, services.appUrl, now);
  }),
  'session-moved': handle(services, movedPayload, ({ startsAt: planned }, found, now) => {
    const { session } = found;
    if (!isToBe(session) || !isSame(session.startsAt, planned)) return undefined;
    if (now.getTime() >= planned.getTime() + session.durationMinutes * 60_000) return undefined;
    const quiet = quietSpanAt(now, found.choices);
    return quiet ? { putOffTo: quiet.to } : movedMail(found, services.appUrl);
  }),
  // Also of one that staff deleted after they cancelled it: she still would wait for it.
  'session-cancelled': handle(services, cancelledPayload, (_payload, found, now) => {
    const { session } = found;
    if (!session.cancelledAt || now.getTime() >= session.startsAt.getTime() + 24 * hour) return undefined;
    const quiet = quietSpanAt(now, found.choices);
    return quiet ? { putOffTo: quiet.to } : cancelledMail(found, services.appUrl);
  }),
});

const isToBe = ({ cancelledAt, endedAt, deletedAt }: ReminderNow['session']) =>
  !cancelledAt && !endedAt && !deletedAt;
const isSame = (one: Date, other: Date) => one.getTime() === other.getTime();

type ReminderPayload = { sessionId: string; userId: string };
type Decide<Payload> = (
  payload: Payload,
  found: ReminderNow,
  now: Date,
) => Letter | { putOffTo: Date } | undefined;

function handle<Payload extends ReminderPayload>(
  { mailer, appUrl }: Posting,
  schema: v.GenericSchema<unknown, Payload>,
  decide: Decide<Payload>,
): JobHandler {
  return async (db: Database, body, now): Promise<JobPlan> => {
    const payload = v.parse(schema, body);
    const found = await reminderNow(db, payload.sessionId, payload.userId);
    if (!found || !mayBeTold(found)) return undefined;
    const decided = decide(payload, found, now);
    if (!decided || 'putOffTo' in decided) return decided;
    const messageId = messageIdOf(`${JSON.stringify(body)} ${decided.subject}`, appUrl);
    return { act: () => mailer.send({ ...decided, to: found.email, messageId }) };
  };
}

const mayBeTold = ({ choices, isLeaving, quiet }: ReminderNow) =>
  choices.sessionReminders && !choices.paused && !isLeaving && quiet === null;
