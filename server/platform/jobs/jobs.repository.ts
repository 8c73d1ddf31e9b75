import { and, asc, desc, eq, inArray, isNull, lt, lte, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { jobs } from './jobs.table.ts';

export type NewJob = { kind: string; key: string; payload: Record<string, unknown>; runAt: Date };
export type DueJob = { id: string; kind: string; payload: Record<string, unknown>; attempts: number };

/** A statement has room for so many values; more jobs than this go in several. */
const jobsPerStatement = 1000;

/** How long the key of a done job still counts. */
const keptDays = 30;

/** Notes what is to be done. What is noted already, or was done, stays as it is: asking twice is asking once. */
export async function enqueue(db: Database, wanted: NewJob[], now: Date): Promise<void> {
  for (let from = 0; from < wanted.length; from += jobsPerStatement) {
    const some = wanted.slice(from, from + jobsPerStatement);
    await db
      .insert(jobs)
      .values(some.map((job) => ({ ...job, createdAt: now })))
      .onConflictDoNothing();
  }
}

/** The last job of a kind, done or not. */
export async function lastOfKind(db: Database, kind: string) {
  const [row] = await db
    .select({ runAt: jobs.runAt, doneAt: jobs.doneAt })
    .from(jobs)
    .where(eq(jobs.kind, kind))
    .orderBy(desc(jobs.runAt))
    .limit(1);
  return row;
}

/** Takes back what nobody has begun. What is under way is left to its own look at the world, and nobody waits for it. */
export async function takeBack(db: Database, keys: string[]): Promise<void> {
  if (keys.length === 0) return;
  const waiting = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(inArray(jobs.key, keys), isNull(jobs.doneAt)))
    .for('update', { skipLocked: true });
  await db.delete(jobs).where(inArray(jobs.id, waiting));
}

/**
 * The job that has waited longest, of the kinds that this release knows, and not one of `except`. Locked until the
 * transaction ends, and passed over by whoever looks meanwhile.
 */
export async function nextDue(
  db: Database,
  kinds: string[],
  { now, except = [] }: { now: Date; except?: string[] },
): Promise<DueJob | undefined> {
  const [job] = await db
    .select({ id: jobs.id, kind: jobs.kind, payload: jobs.payload, attempts: jobs.attempts })
    .from(jobs)
    .where(
      and(
        isNull(jobs.doneAt),
        lte(jobs.runAt, now),
        inArray(jobs.kind, kinds),
        except.length > 0 ? notInArray(jobs.id, except) : undefined,
      ),
    )
    .orderBy(asc(jobs.runAt))
    .limit(1)
    .for('update', { skipLocked: true });
  return job;
}

export async function markDone(db: Database, id: string, now: Date): Promise<void> {
  await db.update(jobs).set({ doneAt: now, lastError: null }).where(eq(jobs.id, id));
}

export async function putOff(db: Database, id: string, runAt: Date): Promise<void> {
  await db.update(jobs).set({ runAt }).where(eq(jobs.id, id));
}

type Failure = { attempts: number; lastError: string } & ({ runAt: Date } | { doneAt: Date });

export async function markFailed(db: Database, id: string, failure: Failure): Promise<void> {
  await db.update(jobs).set(failure).where(eq(jobs.id, id));
}

/** Also those that are done: what they were about is gone, and is not to be found in them. */
export async function forgetJobsAbout(
  db: Database,
  kind: string,
  about: Record<string, string>,
): Promise<void> {
  await db
    .delete(jobs)
    .where(and(eq(jobs.kind, kind), sql`${jobs.payload} @> ${JSON.stringify(about)}::text::jsonb`));
}

export async function forgetDoneJobs(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60 * 1000);
  await db.delete(jobs).where(and(sql`${jobs.doneAt} is not null`, lt(jobs.doneAt, before)));
}
