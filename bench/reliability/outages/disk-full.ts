import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { aWrite } from '#tests/support/community.ts';
import { aFeed } from '#tests/support/nursing.ts';
import { startRealPostgres } from '#tests/support/real-postgres.ts';
import { ColoProcess } from '../colo-process.ts';
import { lostWrites } from '../lost-writes.ts';
import { MotherAtNight } from '../mother-at-night.ts';
import { Person } from '../person.ts';
import { mountSmallDisk } from './small-disk.ts';

const diskMb = 400;
/** Enough that what is set aside for the journal runs out, not only room for rows. */
const attempts = 400;

/** The disk fills up to the last byte while she writes: a clear word, and nothing that was kept is harmed. */
export async function diskFull(database: 'embedded' | 'postgres'): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'colo-small-disk-'));
  const disk = mountSmallDisk(folder, diskMb);
  if (typeof disk === 'string') {
    await rm(folder, { recursive: true });
    console.log(`disk full, ${database}: NOT RUN, ${disk}`);
    return [];
  }
  const wrong: string[] = [];
  const postgres =
    database === 'postgres' ? await startRealPostgres(join(disk.folder, 'postgres')) : undefined;
  const environment = {
    DATA_DIR: join(disk.folder, 'data'),
    TRUST_PROXY: '1',
    ...(postgres ? { DATABASE_URL: postgres.urlOf('postgres') } : {}),
  };
  let colo = await ColoProcess.start(environment);
  try {
    const staff = new Person('staff@colo.test');
    await staff.signIn(colo.address, environment.DATA_DIR);
    const mother = new MotherAtNight();
    await mother.arrive(colo.address, environment.DATA_DIR);
    await mother.recordFeed(colo.address);

    await disk.fill();
    const answers = await writeOnFullDisk(colo.address, mother);
    const unclear = [...answers.keys()].filter((answer) => !/^(200|503 unavailable)$/.test(answer));
    wrong.push(...unclear.map((answer) => `an answer on the full disk was ${answer}`));
    const survived = colo.isRunning;

    await disk.relieve();
    const back = performance.now();
    let restarted = false;
    while (!(await canWrite(colo.address, mother))) {
      if (performance.now() - back > 20_000) {
        if (restarted) return [...wrong, 'it does not write again, not even after a restart'];
        await colo.kill();
        colo = await ColoProcess.start(environment);
        restarted = true;
      }
      await sleep(200);
    }
    wrong.push(...(await lostWrites(colo.address, [mother], staff)).map((one) => `lost: ${one}`));
    await colo.stop();
    colo = await ColoProcess.start(environment);
    wrong.push(
      ...(await lostWrites(colo.address, [mother], staff)).map((one) => `lost after a restart: ${one}`),
    );
    const told = [...answers].map(([answer, times]) => `${times} x ${answer}`).join(', ');
    console.log(
      `disk full, ${database}: ${told}; the process ${survived ? 'stayed' : 'ended'}; with room again it wrote ` +
        `${restarted ? 'after a restart' : 'without a restart'}; every acknowledged write was there, also after the next start`,
    );
  } finally {
    await colo.stop();
    await postgres?.stop();
    disk.remove();
    await rm(folder, { recursive: true });
  }
  return wrong;
}

/** Feeds with long notes; what each was answered, and how often. */
async function writeOnFullDisk(colo: string, mother: MotherAtNight): Promise<Map<string, number>> {
  const answers = new Map<string, number>();
  for (let n = 0; n < attempts; n += 1) {
    const write = aWrite('feed.put', aFeed(new Date(), { notes: 'calma '.repeat(80) }));
    const answer = await mother.ask(colo, 'POST', '/api/sync', { writes: [write] }).then(
      ({ status, text }) => {
        if (status === 200 && text.includes('"done":true')) mother.told.feeds.push(write.body.id);
        return status === 200 ? '200' : `${status} ${/"code":"(\w+)"/.exec(text)?.[1]}`;
      },
      (error: Error) => `no answer (${error.message})`,
    );
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
  }
  return answers;
}

async function canWrite(colo: string, mother: MotherAtNight): Promise<boolean> {
  return mother.recordFeed(colo).then(
    () => true,
    () => false,
  );
}
