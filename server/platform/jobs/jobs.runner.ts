import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { runUnderMemoryLock, runUnderRowLock } from './job-locks.ts';
import { type JobHandlers, nameFailure } from './jobs.ts';

const lookEvery = 3_000;

/** Jobs of one process at the same time: each holds a connection of the ten while a mail server answers. */
const lanes = 3;

type Options = {
  db: Database;
  clock: Clock;
  log: Log;
  handlers: JobHandlers;
  /** The embedded database: one session for everybody, and this the only process. */
  hasOneSession: boolean;
};

/** Does what is due, every few seconds, in every process. Which one does it, the database decides. */
export function startJobs({ db, clock, log, handlers, hasOneSession }: Options) {
  const runUnderLock = hasOneSession ? runUnderMemoryLock : runUnderRowLock;
  const doNext = runUnderLock({ db, handlers, now: clock.now });
  let stopping = false;
  let running: Promise<unknown> | undefined;

  /** One job after the other, until none is due. */
  const runLane = async () => {
    try {
      while (!stopping) {
        const result = await doNext();
        if (!result) return;
        const { job, error } = result;
        // By name only: what a mail server says of a failure has somebody's address in it.
        if (error)
          log.warn(
            { failure: nameFailure(error), kind: job.kind, attempts: job.attempts + 1 },
            'a job failed',
          );
      }
    } catch (error) {
      // The database itself: nothing was noted, and the next look finds the job as it was.
      log.error({ err: error }, 'jobs could not be looked at; it is tried again');
    }
  };

  const runLanes = () => Promise.all(Array.from({ length: lanes }, runLane));

  /** What is due now. A run under way may have looked already, so whoever asks meanwhile gets the one after it. */
  const runDue = async (): Promise<void> => {
    const run = (running ?? Promise.resolve()).then(runLanes);
    running = run;
    await run;
    if (running === run) running = undefined;
  };

  // A run that takes longer than the pause is not waited for in a queue.
  const timer = setInterval(() => running ?? runDue(), lookEvery);
  timer.unref();
  return {
    runDue,
    /** Begins no other job and waits for those under way: they need the database until their end. */
    stop: async () => {
      stopping = true;
      clearInterval(timer);
      await running;
    },
  };
}
