import { asc, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { rowsOf } from '#server/platform/db/rows.ts';
import { createLog } from '#server/platform/log/log.ts';
import { TestClock } from '#tests/support/test-app.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';
import type { OpenDatabase } from '../db/database.ts';
import { enqueue, forgetDoneJobs, takeBack } from './jobs.repository.ts';
import { startJobs } from './jobs.runner.ts';
import { jobs } from './jobs.table.ts';
import type { JobHandlers } from './jobs.ts';

let database: OpenDatabase;
let clock: TestClock;
let done: string[];
const running: { stop: () => Promise<void> }[] = [];
const logged: string[] = [];
const hasOneSession = inject('databaseTemplate').kind === 'embedded';

beforeAll(async () => {
  database = await openTestDatabase();
});
beforeEach(async () => {
  await database.db.delete(jobs);
  clock = new TestClock();
  done = [];
  logged.length = 0;
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((runner) => runner.stop()));
});
afterAll(() => database.close());

const note = (name: string, runAt = clock.now()) =>
  enqueue(database.db, [{ kind: 'note', key: name, payload: { name }, runAt }], clock.now());

const acts: JobHandlers = {
  note: async (_db, { name }) => ({ act: async () => void done.push(String(name)) }),
};

function start(handlers: JobHandlers = acts) {
  const log = createLog('warn', { write: (line) => void logged.push(line) });
  const runner = startJobs({ db: database.db, clock, log, handlers, hasOneSession });
  running.push(runner);
  return runner;
}

const rows = () => database.db.select().from(jobs).orderBy(asc(jobs.key));

describe('a job', () => {
  it('is done at its moment, not before, and not again', async () => {
    await note('later', new Date(clock.now().getTime() + 60_000));
    const runner = start();
    await runner.runDue();
    expect(done).toEqual([]);
    clock.pass({ minutes: 1 });
    await runner.runDue();
    await runner.runDue();
    expect(done).toEqual(['later']);
    expect((await rows())[0]?.doneAt).toEqual(clock.now());
  });

  // The embedded database holds no transaction open for it.
  if (!hasOneSession) {
    it('may stand idle for longer than a request: a mail server thinks, and must not be asked twice', async () => {
      const limits: unknown[] = [];
      await note('slow');
      const asks: JobHandlers = {
        note: async (db) => {
          const limit = sql`select current_setting('idle_in_transaction_session_timeout') as idle`;
          limits.push(...(await rowsOf<unknown>(db, limit)));
          return undefined;
        },
      };
      await start(asks).runDue();
      expect(limits).toEqual([{ idle: '5min' }]);
    });
  }

  it('asked for twice is one, also after it was done', async () => {
    await note('same');
    await note('same', new Date(clock.now().getTime() - 1000));
    const runner = start();
    await runner.runDue();
    await note('same');
    await runner.runDue();
    expect(done).toEqual(['same']);
  });

  it('taken back is not done; one that was done stays known', async () => {
    await note('first');
    const runner = start();
    await runner.runDue();
    await note('second');
    await takeBack(database.db, ['first', 'second']);
    await runner.runDue();
    expect(done).toEqual(['first']);
    expect((await rows()).map(({ key }) => key)).toEqual(['first']);
  });

  it('that says “later” waits until then', async () => {
    await note('quiet');
    const morning = new Date(clock.now().getTime() + 4 * 60 * 60 * 1000);
    const runner = start({
      note: async (db, payload, now) =>
        now < morning ? { putOffTo: morning } : acts.note?.(db, payload, now),
    });
    await runner.runDue();
    expect(done).toEqual([]);
    clock.pass({ hours: 4 });
    await runner.runDue();
    expect(done).toEqual(['quiet']);
  });

  it('of a kind that this release does not know is left for one that does', async () => {
    await enqueue(
      database.db,
      [{ kind: 'from-the-future', key: 'f', payload: {}, runAt: clock.now() }],
      clock.now(),
    );
    await note('known');
    await start().runDue();
    expect(done).toEqual(['known']);
    expect((await rows()).find(({ key }) => key === 'f')).toMatchObject({ doneAt: null, attempts: 0 });
  });

  it('done long ago is forgotten', async () => {
    await note('old');
    await start().runDue();
    clock.pass({ days: 29 });
    await forgetDoneJobs(database.db, clock.now());
    expect(await rows()).toHaveLength(1);
    clock.pass({ days: 2 });
    await forgetDoneJobs(database.db, clock.now());
    expect(await rows()).toEqual([]);
  });
});

describe('a job that fails', () => {
  const failing: JobHandlers = {
    note: async (db, payload, now) => {
      if (payload.name === 'statement') await db.execute(sql`select 1 / 0`);
      if (payload.name !== 'bad') return acts.note?.(db, payload, now);
      return {
        act: async () => {
          throw Object.assign(new Error('550 <ana@exemplo.test> mailbox full'), { code: 'EENVELOPE' });
        },
      };
    },
  };

  it('blocks no other, is tried again at a growing distance, and nobody’s address is noted', async () => {
    await note('bad');
    await note('statement');
    await note('good');
    const runner = start(failing);
    const pauses: number[] = [];
    for (let tries = 1; tries <= 9; tries++) {
      await runner.runDue();
      const bad = (await rows()).find(({ key }) => key === 'bad');
      expect(bad).toMatchObject({ attempts: tries, doneAt: null, lastError: 'Error EENVELOPE' });
      pauses.push(((bad?.runAt.getTime() ?? 0) - clock.now().getTime()) / 60_000);
      clock.pass({ minutes: pauses.at(-1) ?? 0 });
    }
    expect(pauses).toEqual([0.5, 1, 2, 4, 8, 16, 32, 60, 60]);
    expect(done).toEqual(['good']);
    expect((await rows()).find(({ key }) => key === 'statement')?.lastError).toContain('22012');
    expect(logged.join('')).toContain('EENVELOPE');
    expect(logged.join('')).not.toContain('ana@');
  });

  it('is given up in the end', async () => {
    await note('bad');
    const runner = start(failing);
    for (let tries = 0; tries < 40; tries++) {
      await runner.runDue();
      clock.pass({ hours: 1 });
    }
    expect(await rows()).toMatchObject([{ attempts: 30, doneAt: expect.any(Date) }]);
  });
});

describe('running jobs', () => {
  it('two runners share five hundred at once, and each is done once', async () => {
    const names = Array.from({ length: 500 }, (_, n) => `job ${n}`);
    await enqueue(
      database.db,
      names.map((name) => ({ kind: 'note', key: name, payload: { name }, runAt: clock.now() })),
      clock.now(),
    );
    // An embedded database has one process, and that has one runner.
    const runners = hasOneSession ? [start()] : [start(), start()];
    await Promise.all(runners.map((runner) => runner.runDue()));
    expect(done.toSorted()).toEqual(names.toSorted());
    expect((await rows()).every(({ doneAt }) => doneAt !== null)).toBe(true);
  });

  it('keeps nobody waiting: while a mail server thinks, the database answers', async () => {
    await note('slow');
    let finish = () => {};
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const thinking = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const runner = start({
      note: async () => ({
        act: () => {
          begin();
          return thinking;
        },
      }),
    });
    const ran = runner.runDue();
    await begun;
    await note('meanwhile', new Date(clock.now().getTime() + 60_000));
    await database.db.transaction((transaction) => transaction.execute(sql`select 1`));
    // And taking it back now neither waits for it nor makes it undone.
    await takeBack(database.db, hasOneSession ? [] : ['slow']);
    finish();
    await ran;
    expect((await rows()).find(({ key }) => key === 'slow')?.doneAt).toEqual(clock.now());
  });

  it('asked while it runs looks once more: what became due meanwhile is done before it answers', async () => {
    await note('meanwhile', new Date(clock.now().getTime() + 60_000));
    const runner = start();
    const first = runner.runDue();
    clock.pass({ minutes: 1 });
    await runner.runDue();
    await first;
    expect(done).toEqual(['meanwhile']);
  });

  it('that is asked to stop finishes what it began and begins nothing else', async () => {
    for (let n = 0; n < 20; n++) await note(`job ${n}`);
    let finish = () => {};
    const thinking = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let begun = 0;
    const runner = start({
      note: async () => ({
        act: async () => {
          begun += 1;
          await thinking;
        },
      }),
    });
    const ran = runner.runDue();
    await expect.poll(() => begun).toBe(3);
    const stopped = runner.stop();
    finish();
    await Promise.all([stopped, ran]);
    expect((await rows()).filter(({ doneAt }) => doneAt)).toHaveLength(3);
  });
});
