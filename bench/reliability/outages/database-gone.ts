import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startRealPostgres } from '#tests/support/real-postgres.ts';
import { ColoProcess } from '../colo-process.ts';
import { lostWrites } from '../lost-writes.ts';
import { MotherAtNight } from '../mother-at-night.ts';
import { Person } from '../person.ts';

/** Longer than this without a word is a hang to whoever holds the phone. */
const patienceMs = 10_000;

/** PostgreSQL stops and comes back: a clear word at once, and no restart of Colo. */
export async function databaseGone(seconds: number): Promise<string[]> {
  const wrong: string[] = [];
  const data = await mkdtemp(join(tmpdir(), 'colo-outage-'));
  // PostgreSQL runs as another user when we are root, and must reach its folder in this one.
  await chmod(data, 0o755);
  const postgres = await startRealPostgres(join(data, 'postgres'));
  const folder = join(data, 'colo');
  const colo = await ColoProcess.start({
    DATA_DIR: folder,
    TRUST_PROXY: '1',
    DATABASE_URL: postgres.urlOf('postgres'),
  });
  try {
    const staff = new Person('staff@colo.test');
    await staff.signIn(colo.address, folder);
    const mother = new MotherAtNight();
    await mother.arrive(colo.address, folder);
    await mother.recordFeed(colo.address);

    await postgres.goAway();
    const ends = performance.now() + seconds * 1000;
    let refused = 0;
    let slowest = 0;
    while (performance.now() < ends) {
      for (const [method, path] of [
        ['GET', '/api/viewer'],
        ['GET', '/api/community/posts?language=pt'],
        ['GET', '/readyz'],
        ['POST', '/api/sync'],
      ] as const) {
        const body = method === 'POST' ? { writes: [mother.feedToSend()] } : undefined;
        const began = performance.now();
        const { status, text } = await mother.ask(colo.address, method, path, body);
        slowest = Math.max(slowest, performance.now() - began);
        refused += 1;
        if (status !== 503 || !text.includes('"unavailable"'))
          wrong.push(`${method} ${path} answered ${status}: ${text.slice(0, 200)}`);
      }
      const { status } = await mother.ask(colo.address, 'GET', '/healthz');
      if (status !== 200) wrong.push('/healthz says that the process does not live');
      await sleep(250);
    }
    if (slowest > patienceMs) wrong.push(`an answer took ${Math.round(slowest)} ms`);

    await postgres.comeBack();
    const back = performance.now();
    while ((await mother.ask(colo.address, 'GET', '/readyz')).status !== 200) {
      if (performance.now() - back > 30_000) return [...wrong, 'it did not recover in 30 s'];
      await sleep(50);
    }
    const recovery = Math.round(performance.now() - back);
    await mother.sendAgain(colo.address);
    await mother.recordFeed(colo.address);
    wrong.push(...(await lostWrites(colo.address, [mother], staff)).map((one) => `lost: ${one}`));
    if (!colo.isRunning) wrong.push('the process ended');
    console.log(
      `database gone for ${seconds} s: ${refused} requests, each refused as unavailable, the slowest in ${Math.round(slowest)} ms; ` +
        `served again ${recovery} ms after it was back, same process; nothing lost`,
    );
  } finally {
    await colo.stop();
    await postgres.stop();
    await rm(data, { recursive: true, force: true });
  }
  return wrong;
}
