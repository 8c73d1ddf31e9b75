import { randomInt } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { aPost } from '#tests/support/a-post.ts';
import { startRealPostgres } from '#tests/support/real-postgres.ts';
import { ColoProcess, type Environment } from '../colo-process.ts';
import { lostWrites } from '../lost-writes.ts';
import { MotherWhoWritesOn } from '../mother-who-writes-on.ts';
import { Person } from '../person.ts';

type Postgres = Awaited<ReturnType<typeof startRealPostgres>>;

/** What is done to the database in the middle of what ten people write. */
const harms = {
  restart: async (postgres: Postgres) => {
    await postgres.goAway();
    await postgres.comeBack();
  },
  crash: async (postgres: Postgres) => {
    await postgres.crash();
    await postgres.comeBack();
  },
  terminate: terminateBackends,
};

export type Harm = keyof typeof harms;

const people = 10;
/** Whoever waits longer for the database to be written to again would think that Colo is broken. */
const patienceMs = 60_000;

/** PostgreSQL is harmed again and again while people write: Colo lives, says `unavailable`, and loses nothing. */
export async function databaseRestarts(harm: Harm, rounds: number): Promise<string[]> {
  const data = await mkdtemp(join(tmpdir(), 'colo-outage-'));
  // PostgreSQL runs as another user when we are root, and must reach its folder in this one.
  await chmod(data, 0o755);
  const postgres = await startRealPostgres(join(data, 'postgres'));
  const environment = {
    DATA_DIR: join(data, 'colo'),
    TRUST_PROXY: '1',
    DATABASE_URL: postgres.urlOf('postgres'),
  };
  const tally = { deaths: 0, answers: new Map<string, number>(), lost: [] as string[], slowestMs: 0 };
  let colo = await ColoProcess.start(environment);
  try {
    const staff = new Person('staff@colo.test');
    await staff.signIn(colo.address, environment.DATA_DIR);
    for (let round = 1; round <= rounds; round += 1) {
      const lived = await live({ colo, postgres, environment, harm, staff });
      for (const [answer, times] of lived.answers)
        tally.answers.set(answer, (tally.answers.get(answer) ?? 0) + times);
      tally.slowestMs = Math.max(tally.slowestMs, lived.recoveryMs);
      if (lived.colo !== colo) tally.deaths += 1;
      colo = lived.colo;
      tally.lost.push(...lived.lost);
    }
  } finally {
    await colo.stop();
    await postgres.stop();
    await rm(data, { recursive: true, force: true });
  }
  const told = [...tally.answers].sort().map(([answer, times]) => `${times} x ${answer}`);
  console.log(
    `${harm}, ${rounds} rounds of ${people} people: ${told.join(', ')}; the process ended in ${tally.deaths} rounds; ` +
      `written again at most ${Math.round(tally.slowestMs)} ms after the database was back; lost: ${tally.lost.length}`,
  );
  const unclear = [...tally.answers.keys()].filter((answer) => !/^(done|503 unavailable)$/.test(answer));
  return [
    ...(tally.deaths > 0 ? [`the process ended in ${tally.deaths} of ${rounds} rounds`] : []),
    ...unclear.map((answer) => `${tally.answers.get(answer)} answers were: ${answer}`),
    ...tally.lost.map((one) => `lost: ${one}`),
  ];
}

type Round = {
  colo: ColoProcess;
  postgres: Postgres;
  environment: Environment & { DATA_DIR: string };
  harm: Harm;
  staff: Person;
};

/** One round: ten arrive and write, the database is harmed, they write on; then everything is looked for. */
async function live({ colo, postgres, environment, harm, staff }: Round) {
  const mothers = Array.from({ length: people }, () => new MotherWhoWritesOn());
  for (const mother of mothers) await mother.arrive(colo.address, environment.DATA_DIR);
  const post = aPost();
  await mothers[0]?.must(colo.address, 'POST', '/api/community/posts', post);
  const done = () => mothers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);

  let isOver = false;
  const isStopped = () => isOver || !colo.isRunning;
  const writing = Promise.all(mothers.map((one) => one.writeUntil(isStopped, colo.address, post.id)));
  await until(() => done() >= randomInt(20, 80) || !colo.isRunning);
  await harms[harm](postgres);
  const back = performance.now();
  const before = mothers.map(({ acknowledged }) => acknowledged);
  const wroteOn = () => mothers.every(({ acknowledged }, n) => acknowledged > (before[n] ?? 0));
  await until(() => wroteOn() || !colo.isRunning);
  const recoveryMs = performance.now() - back;
  isOver = true;
  await writing;

  const lost = wroteOn() || !colo.isRunning ? [] : ['somebody could not write again'];
  const now = colo.isRunning ? colo : await ColoProcess.start(environment);
  lost.push(...(await lostWrites(now.address, mothers, staff)));
  for (const mother of mothers) lost.push(...(await mother.lostBesides(now.address, post.id)));
  const answers = mothers.flatMap((mother) => [...mother.answers]);
  return { colo: now, lost, answers, recoveryMs };
}

async function until(isSo: () => boolean): Promise<void> {
  const ends = performance.now() + patienceMs;
  while (!isSo() && performance.now() < ends) await sleep(5);
}

/** As an administrator ends sessions, or a pooler in between: five times within half a second. */
async function terminateBackends(postgres: Postgres): Promise<void> {
  const admin = new pg.Client({ connectionString: postgres.urlOf('colo_template') });
  await admin.connect();
  try {
    for (let time = 0; time < 5; time += 1) {
      await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'postgres'`);
      await sleep(randomInt(20, 180));
    }
  } finally {
    await admin.end();
  }
}
