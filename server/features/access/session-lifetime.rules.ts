import { sessionLifetimeDays, sessionLongestDays } from '#shared/access/access.rules.ts';

const days = 24 * 60 * 60 * 1000;

/** Sixty days from now while it is used, and never past a hundred and eighty from the sign-in. */
export function sessionExpiry(now: Date, signedInAt: Date): Date {
  return new Date(Math.min(now.getTime() + sessionLifetimeDays * days, lastMoment(signedInAt)));
}

function lastMoment(signedInAt: Date): number {
  return signedInAt.getTime() + sessionLongestDays * days;
}
