import type { Database } from '../db/database.ts';

/**
 * What a job turns out to be when its moment has come: nothing any more (undefined), something for later, or an act
 * upon the world, such as a mail. The act is told apart from the reading before it, so that an embedded database, which
 * has a single session, is not held while a mail server thinks.
 */
export type JobPlan = undefined | { putOffTo: Date } | { act: () => Promise<void> };

/** Looks at the world anew: what was true when the job was noted may be so no longer. Writes nothing. */
export type JobHandler = (db: Database, payload: Record<string, unknown>, now: Date) => Promise<JobPlan>;

export type JobHandlers = Readonly<Record<string, JobHandler>>;

/** After so many failures, the last of them a day later, it is given up. */
export const mostAttempts = 30;

const minute = 60 * 1000;

/** A mail server that is away for a moment costs a moment; one that is away for a night is asked once an hour. */
export function pauseAfter(attempts: number): number {
  return Math.min(2 ** (attempts - 1) * 0.5, 60) * minute;
}

/** What the row may say of a failure: messages of mail servers name the address, and it is nobody's to read here. */
export function nameFailure(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? ` ${error.code}` : '';
  const cause = error.cause instanceof Error ? ` < ${nameFailure(error.cause)}` : '';
  return `${error.constructor.name}${code}${cause}`.slice(0, 200);
}
