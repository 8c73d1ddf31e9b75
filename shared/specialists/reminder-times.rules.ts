import { type QuietHours, quietSpanAt } from '../notifications/quiet-hours.rules.ts';
import { reminderMinutes } from './specialists.rules.ts';

const minute = 60_000;

/** What is moved before her quiet hours is to be there before they begin, not as they do. */
const beforeQuietMinutes = 5;

export type ReminderMoment = keyof typeof reminderMinutes;
export type PlannedReminder = { moment: ReminderMoment; runAt: Date };

export const momentBefore = (startsAt: Date, moment: ReminderMoment) =>
  new Date(startsAt.getTime() - reminderMinutes[moment] * minute);

/** Which of the mails can still come, for whoever asks now: none is promised for a moment that has passed. */
export function momentsToCome(startsAt: Date, now: Date): ReminderMoment[] {
  const moments: ReminderMoment[] = ['dayBefore', 'shortlyBefore'];
  return moments.filter((moment) => momentBefore(startsAt, moment) > now);
}

/**
 * When she is reminded of a session: of those moments that are still to come, and never within her quiet hours. The
 * day before, the mail waits for their end; shortly before, it comes ahead of them, and where it is too late for that,
 * not at all.
 */
export function plannedReminders(startsAt: Date, quiet: QuietHours, now: Date): PlannedReminder[] {
  const moments = [dayBefore(startsAt, quiet), shortlyBefore(startsAt, quiet)];
  return moments.filter(
    ({ moment, runAt }) => runAt > now && momentBefore(startsAt, moment) > now && runAt < startsAt,
  );
}

function dayBefore(startsAt: Date, quiet: QuietHours): PlannedReminder {
  const at = momentBefore(startsAt, 'dayBefore');
  return { moment: 'dayBefore', runAt: quietSpanAt(at, quiet)?.to ?? at };
}

function shortlyBefore(startsAt: Date, quiet: QuietHours): PlannedReminder {
  const at = momentBefore(startsAt, 'shortlyBefore');
  const span = quietSpanAt(at, quiet);
  return {
    moment: 'shortlyBefore',
    runAt: span ? new Date(span.from.getTime() - beforeQuietMinutes * minute) : at,
  };
}
