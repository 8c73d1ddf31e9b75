import { regretDays } from '#shared/account/account.rules.ts';

const regretPeriod = regretDays * 24 * 60 * 60 * 1000;

/** Who asked until then has had her days of regret. */
export const askedUntil = (now: Date) => new Date(now.getTime() - regretPeriod);
