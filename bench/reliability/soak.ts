import { setTimeout as sleep } from 'node:timers/promises';
import { aHeart, aWrite } from '#tests/support/community.ts';
import { aFeed } from '#tests/support/nursing.ts';
import { ColoProcess } from './colo-process.ts';
import { withGround } from './ground.ts';
import { optionsFrom } from './options.ts';
import { Person } from './person.ts';

/** Fifty mothers read and write for half an hour: no error, and memory that does not climb. */
const { minutes, users, database, slope } = optionsFrom({
  minutes: 30,
  users: 50,
  database: 'postgres',
  /** In MB per hour, over the last three quarters: the first quarter warms up. */
  slope: 60,
});
/** A shorter run is over before the process is warm: it shows errors, and says nothing of memory. */
const isLongEnough = minutes >= 10;
const sampleEveryMs = 5_000;
/** A mother looks for a moment before she taps again. */
const pauseMs = 1_000;

type Sample = { hours: number; mb: number };
const errors = new Map<string, number>();
const samples: Sample[] = [];
let asked = 0;
let slowestMs = 0;

await withGround(database, async (environment) => {
  const colo = await ColoProcess.start(environment);
  try {
    const mothers = Array.from({ length: users }, () => new Person());
    for (const mother of mothers) {
      await mother.signIn(colo.address, environment.DATA_DIR);
      await mother.must(colo.address, 'POST', '/api/community/rules');
    }
    const ends = performance.now() + minutes * 60_000;
    const watching = watchMemory(colo, ends);
    await Promise.all(mothers.map((mother, n) => live(mother, colo.address, n, ends)));
    await watching;
    if (colo.complaints) errors.set(`the log: ${colo.complaints.slice(0, 500)}`, 1);
  } finally {
    await colo.stop();
  }
});

const late = samples.slice(Math.floor(samples.length / 4));
const climb = slopeOf(late);
const sizes = late.map(({ mb }) => mb);
const failed = [...errors.values()].reduce((sum, times) => sum + times, 0);
console.log(
  `${minutes} minutes, ${users} mothers, ${database}: ${asked} requests, ${failed} errors, slowest ${Math.round(slowestMs)} ms`,
);
if (isLongEnough)
  console.log(
    `memory ${Math.round(Math.min(...sizes))} to ${Math.round(Math.max(...sizes))} MB, slope ${climb.toFixed(1)} MB per hour (limit ${slope})`,
  );
console.log(`by minute: ${everyMinute(samples).join(' ')} MB`);
for (const [error, times] of errors) console.log(`- ${times} times ${error}`);
process.exitCode = failed > 0 || (isLongEnough && climb > slope) ? 1 : 0;

/** Her evening: mostly reading, now and then a feed, a heart, a look at the week. */
async function live(mother: Person, colo: string, n: number, ends: number): Promise<void> {
  const feed = await mother.get<{ posts: { id: string }[] }>(colo, '/api/community/posts?language=pt');
  const posts = feed.posts.map(({ id }) => id);
  await sleep((pauseMs * n) / users);
  for (let turn = n; performance.now() < ends; turn += 1) {
    const post = posts[turn % posts.length] ?? '';
    const turns = [
      () => timed(mother, colo, 'GET', '/api/community/posts?language=pt'),
      () => timed(mother, colo, 'GET', `/api/community/posts/${post}`),
      () => timed(mother, colo, 'GET', '/api/diary/now'),
      () => timed(mother, colo, 'GET', '/api/articles?language=pt'),
      () => timed(mother, colo, 'GET', '/api/viewer'),
      () => timed(mother, colo, 'POST', '/api/sync', { writes: [aWrite('feed.put', aFeed(new Date()))] }),
      () => timed(mother, colo, 'GET', '/api/diary?kind=feed&timeZone=UTC&limit=20'),
      () => timed(mother, colo, 'GET', '/api/profile'),
      () => timed(mother, colo, 'POST', '/api/sync', { writes: [aHeart(post, turn % 2 === 0)] }),
      () => timed(mother, colo, 'GET', '/api/specialists/sessions?language=pt'),
    ];
    await turns[turn % turns.length]?.();
    await sleep(pauseMs);
  }
}

async function timed(
  mother: Person,
  colo: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<void> {
  const began = performance.now();
  asked += 1;
  const wrong = await mother.ask(colo, method, path, body).then(
    ({ status, text }) =>
      status === 200 && !text.includes('"done":false') ? undefined : `${status} ${text.slice(0, 200)}`,
    (error: Error) => error.message,
  );
  slowestMs = Math.max(slowestMs, performance.now() - began);
  if (!wrong) return;
  const kind = `${method} ${path.replaceAll(/[0-9a-f-]{36}/g, ':id')}: ${wrong.replaceAll(/[0-9a-f-]{36}/g, ':id')}`;
  errors.set(kind, (errors.get(kind) ?? 0) + 1);
}

async function watchMemory(colo: ColoProcess, ends: number): Promise<void> {
  const began = performance.now();
  while (performance.now() < ends) {
    samples.push({ hours: (performance.now() - began) / 3_600_000, mb: await colo.memoryMb() });
    await sleep(sampleEveryMs);
  }
}

function everyMinute(taken: Sample[]): number[] {
  const step = Math.max(1, Math.round(60_000 / sampleEveryMs));
  return taken.filter((_, at) => at % step === 0).map(({ mb }) => Math.round(mb));
}

/** Least squares: what the line through the samples climbs in an hour. */
function slopeOf(taken: Sample[]): number {
  const mean = (of: (one: Sample) => number) => taken.reduce((sum, one) => sum + of(one), 0) / taken.length;
  const [hours, mb] = [mean((one) => one.hours), mean((one) => one.mb)];
  const together = taken.reduce((sum, one) => sum + (one.hours - hours) * (one.mb - mb), 0);
  const spread = taken.reduce((sum, one) => sum + (one.hours - hours) ** 2, 0);
  return spread === 0 ? 0 : together / spread;
}
