import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type DueJob, markDone, markFailed, nextDue, putOff } from './jobs.repository.ts';
import { type JobHandlers, mostAttempts, nameFailure, pauseAfter } from './jobs.ts';

export type JobContext = { db: Database; handlers: JobHandlers; now: () => Date };

export type JobResult = { job: DueJob; error?: unknown };

/** Does one due job, if there is one that nobody else is at. */
export type DoNext = () => Promise<JobResult | undefined>;

/**
 * Where the database has many sessions, the lock is that of the row: the transaction stays open until the job is
 * done, and its end and the note of it are one. A process that dies lets go of its session and thereby of the job, and
 * the next to look takes it up.
 */
export function runUnderRowLock({ db, handlers, now }: JobContext): DoNext {
  return () =>
    db.transaction(async (transaction) => {
      // A mail server may think for longer than a transaction may stand idle; a session ended meanwhile would mail twice.
      await transaction.execute(sql`set local idle_in_transaction_session_timeout = '5min'`);
      const job = await nextDue(transaction, Object.keys(handlers), { now: now() });
      if (!job) return undefined;
      try {
        // A savepoint: a statement that fails spoils the handler's part and not the note about it.
        const plan = await transaction.transaction((inner) => look(inner, handlers, { job, now: now() }));
        if (plan && 'act' in plan) await plan.act();
        await settle(transaction, job, { plan, now: now() });
        return { job };
      } catch (error) {
        await noteFailure(transaction, job, { error, now: now() });
        return { job, error };
      }
    });
}

/**
 * An embedded database has one session and one process: an open transaction would stop everybody, and nobody else can
 * take a job. So the lock is in memory, and each statement stands alone. If the process dies the lock is gone too, and
 * the job is still due at the next start.
 */
export function runUnderMemoryLock({ db, handlers, now }: JobContext): DoNext {
  const held = new Set<string>();
  const take = async (): Promise<DueJob | undefined> => {
    for (;;) {
      const job = await nextDue(db, Object.keys(handlers), { now: now(), except: [...held] });
      if (!job) return undefined;
      // Another lane may have asked in the same moment.
      if (held.has(job.id)) continue;
      held.add(job.id);
      return job;
    }
  };
  return async () => {
    const job = await take();
    if (!job) return undefined;
    try {
      const plan = await look(db, handlers, { job, now: now() });
      if (plan && 'act' in plan) await plan.act();
      await settle(db, job, { plan, now: now() });
      return { job };
    } catch (error) {
      await noteFailure(db, job, { error, now: now() });
      return { job, error };
    } finally {
      held.delete(job.id);
    }
  };
}

const look = async (db: Database, handlers: JobHandlers, { job, now }: { job: DueJob; now: Date }) =>
  handlers[job.kind]?.(db, job.payload, now);

async function settle(
  db: Database,
  { id }: DueJob,
  { plan, now }: { plan: Awaited<ReturnType<typeof look>>; now: Date },
): Promise<void> {
  if (plan && 'putOffTo' in plan) await putOff(db, id, plan.putOffTo);
  else await markDone(db, id, now);
}

async function noteFailure(
  db: Database,
  job: DueJob,
  { error, now }: { error: unknown; now: Date },
): Promise<void> {
  const attempts = job.attempts + 1;
  const lastError = nameFailure(error);
  await markFailed(
    db,
    job.id,
    attempts >= mostAttempts
      ? { attempts, lastError, doneAt: now }
      : { attempts, lastError, runAt: new Date(now.getTime() + pauseAfter(attempts)) },
  );
}
