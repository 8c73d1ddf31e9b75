import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { ColoProcess, type Environment } from './colo-process.ts';
import { withGround } from './ground.ts';
import { lostWrites } from './lost-writes.ts';
import { MotherAtNight } from './mother-at-night.ts';
import { optionsFrom } from './options.ts';
import { Person } from './person.ts';

/**
 * Kills Colo in the middle of what people write, again and again, and starts it on what is left. Whatever the server
 * had said was done must be there, once; what got no answer is sent again, as a phone does, and must be there once too.
 */
const { rounds, database, writers } = optionsFrom({ rounds: 50, database: 'embedded', writers: 4 });

/** Killed after some number of writes, so that a slow machine writes as much as a fast one; or after so long. */
const longestRoundMs = 10_000;
const acknowledged = (mothers: MotherAtNight[]) =>
  mothers
    .flatMap(({ told }) => Object.values(told).map((kind) => kind.length))
    .reduce((sum, n) => sum + n, 0);

const lost: string[] = [];
const starts: number[] = [];
const counts = { signIns: 0, feeds: 0, posts: 0, hearts: 0, waitlist: 0, sentAgain: 0 };

await withGround(database, async (environment) => {
  const staff = new Person('staff@colo.test');
  let before: MotherAtNight[] = [];
  for (let round = 1; round <= rounds; round += 1) before = await live(environment, staff, before);
  const colo = await start(environment);
  await check(colo, staff, before);
  await colo.stop();
});

const slowest = Math.max(...starts) / 1000;
console.log(
  `${rounds} rounds on the ${database} database: every start was clean, the slowest ${slowest.toFixed(1)} s`,
);
console.log(`acknowledged: ${JSON.stringify(counts)}`);
console.log(`lost: ${lost.length}`);
for (const one of lost) console.log(`- ${one}`);
process.exitCode = lost.length > 0 ? 1 : 0;

/** One round: start, look for what was acknowledged before, write, be killed. */
async function live(environment: Environment & { DATA_DIR: string }, staff: Person, before: MotherAtNight[]) {
  const colo = await start(environment);
  try {
    if (before.length === 0) await staff.signIn(colo.address, environment.DATA_DIR);
    await check(colo, staff, before);
    const mothers = Array.from({ length: writers }, () => new MotherAtNight());
    for (const mother of mothers) await mother.arrive(colo.address, environment.DATA_DIR);
    const writing = Promise.all(mothers.map((mother) => mother.writeUntilSilence(colo.address)));
    const wanted = randomInt(1, 60);
    const until = performance.now() + longestRoundMs;
    while (acknowledged(mothers) < wanted && performance.now() < until) await sleep(1);
    await colo.kill();
    await writing;
    return mothers;
  } finally {
    await colo.kill();
  }
}

async function start(environment: Environment): Promise<ColoProcess> {
  const began = performance.now();
  const colo = await ColoProcess.start(environment);
  starts.push(performance.now() - began);
  return colo;
}

async function check(colo: ColoProcess, staff: Person, mothers: MotherAtNight[]): Promise<void> {
  for (const mother of mothers) {
    if (mother.unanswered) counts.sentAgain += 1;
    await mother.sendAgain(colo.address);
  }
  lost.push(...(await lostWrites(colo.address, mothers, staff)));
  for (const { told } of mothers) {
    counts.signIns += 1;
    for (const kind of ['feeds', 'posts', 'hearts', 'waitlist'] as const) counts[kind] += told[kind].length;
  }
}
