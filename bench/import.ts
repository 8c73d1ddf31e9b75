import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startServer } from '../server/start.ts';
import type { ImportAnswer, ImportKnownAnswer } from '../shared/import/import.schema.ts';
import { importFiles, recogniseFiles } from '../shared/import/import-files.ts';
import { maxAskedAtOnce, maxImportRows, maxRowsAtOnce } from '../shared/import/import-limits.ts';
import { startRealPostgres } from '../tests/support/real-postgres.ts';
import { benchEnv } from './bench-env.ts';
import { addBabies, daysAgo } from './family.ts';
import { signedInMother } from './mother.ts';

/**
 * A file of 20,000 rows brought into a family's diary over HTTP, on PostgreSQL with fsync: read, compared with what is there,
 * sent in parts; the same file again; taken back; and brought once more.
 */
const limitSeconds = 60;
const data = await mkdtemp(join(tmpdir(), 'colo-bench-'));
const postgres = await startRealPostgres(undefined, { fsync: true });
const url = postgres.urlOf('postgres');
const colo = await startServer(benchEnv(data, url));
const database = new pg.Client({ connectionString: url });
await database.connect();

try {
  const { userId, secret } = await signedInMother(database);
  await addBabies(database, { name: 'Lia', born: daysAgo(900) }, userId);
  const { rows } = await database.query<{ family_id: string; id: string }>(
    'select family_id, id from babies',
  );
  const { family_id: family = '', id: babyId = '' } = rows[0] ?? {};
  const headers = { Cookie: `colo_session=${secret}`, Origin: colo.appUrl };
  const ask = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await fetch(`${colo.appUrl}/api/imports${path}?family=${family}`, {
      method,
      headers: { ...headers, 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<Answer>;
  };

  let records: ReturnType<typeof recordsIn> = [];
  const reading = await secondsOf(async () => {
    records = recordsIn(aFile(maxImportRows), babyId);
  });
  const compare = () =>
    inSteps(maxAskedAtOnce, (some) =>
      ask<ImportKnownAnswer>('POST', '/known', {
        records: some.map(({ id, kind, startTime, day, babyId: of }) => ({
          id,
          kind,
          startTime,
          day,
          babyId: of,
          details: {},
        })),
      }),
    );
  const send = (id: string) => {
    let part = 0;
    return inSteps(maxRowsAtOnce, (some) =>
      ask<ImportAnswer>('POST', `/${id}/parts`, { source: 'huckleberry', part: part++, records: some }),
    );
  };
  const inSteps = async <Answer>(size: number, step: (some: typeof records) => Promise<Answer>) => {
    const answers: Answer[] = [];
    for (let at = 0; at < records.length; at += size) answers.push(await step(records.slice(at, at + size)));
    return answers;
  };
  const first = randomUUID();
  const compared = await secondsOf(compare);
  const sent = await secondsOf(async () => {
    const taken = (await send(first)).at(-1)?.taken;
    if (taken !== maxImportRows) throw new Error(`${taken} of ${maxImportRows} were taken`);
  });
  console.log(
    `${records.length} rows imported: read ${told(reading)}, compared ${told(compared)}, sent ${told(sent)}; ` +
      `together ${told(reading + compared + sent)} (limit ${limitSeconds} s)`,
  );
  console.log(`compared again, all of them there: ${told(await secondsOf(compare))}`);
  console.log(`the same sent again: ${told(await secondsOf(() => send(randomUUID())))}`);
  console.log(`taken back: ${told(await secondsOf(() => ask('DELETE', `/${first}`)))}`);
  console.log(`brought once more: ${told(await secondsOf(() => send(randomUUID())))}`);
} finally {
  await database.end();
  await colo.stop();
  await postgres.stop();
  await rm(data, { recursive: true, force: true });
}

function told(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
}

/** Two years and more of a baby whose every nappy, feed and sleep was written down. */
function aFile(count: number): string {
  const head = 'Type,Start,End,Duration,Start Condition,Start Location,End Condition,Notes';
  const from = Date.now() - (count + 1) * 3_600_000;
  const at = (hours: number, minutes = 0) =>
    new Date(from + hours * 3_600_000 + minutes * 60_000).toISOString().slice(0, 16).replace('T', ' ');
  const lines = Array.from({ length: count }, (_, n) => {
    if (n % 3 === 0) return `Diaper,${at(n)},,,,,Pee,calma ${n}`;
    if (n % 3 === 1) return `Sleep,${at(n)},${at(n, 40)},00:40,,,,`;
    return `Feed,${at(n)},,,Formula,Bottle,120ml,noite ${n}`;
  });
  return [head, ...lines].join('\n');
}

function recordsIn(text: string, babyId: string) {
  const { files } = recogniseFiles([{ name: 'huckleberry.csv', text }]);
  const { records, notTaken } = importFiles(files, {
    timeZone: 'UTC',
    now: new Date(),
    babies: { '': babyId },
    units: { volume: 'ml', weight: 'kg', length: 'cm', temperature: 'c' },
    temperaturePlace: 'axillary',
  });
  if (records.length < maxImportRows)
    throw new Error(`${records.length} were read; not ${JSON.stringify(notTaken.slice(0, 3))}`);
  return records;
}
