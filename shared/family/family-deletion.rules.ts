import { regretDays } from '../account/account.rules.ts';

/** What of a family waits to be deleted: all of it, one of its babies, or what was recorded. */
export type Deletable = 'family' | 'baby' | 'records';

/** As long as for an account: until then a parent takes it back. */
const waitingTime = regretDays * 24 * 60 * 60 * 1000;

export const deletionDueAt = (askedAt: Date): Date => new Date(askedAt.getTime() + waitingTime);
