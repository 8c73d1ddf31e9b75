import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startRealPostgres } from '../tests/support/real-postgres.ts';
import { openBrowser } from './browser.ts';
import { fillColo, type Ground } from './pages/ground.ts';
import { pagesPerSecond } from './pages/load.ts';
import { openSlowPhone, type Seen } from './pages/slow-phone.ts';
import { startBuilt } from './pages/start-built.ts';

/**
 * Pages as a slow phone sees them: until the largest part of its content is painted, cold and warm, how long the
 * browser is too busy to answer a tap, how far the layout moves. When the first day of the diary stands there, beside the
 * log of feeds. And what making them costs the server.
 * `--only=home` measures one, `--rounds=5` is how often.
 */
type Budget = { lcp: number; warm?: number; blocking: number; shift: number; requests: number };
type Measured = { name: string; path: (ground: Ground) => string; budget: Budget; isVisitor?: boolean };

const measured: Measured[] = [
  {
    name: 'landing',
    path: () => '/',
    budget: { lcp: 0.8, blocking: 50, shift: 0, requests: 6 },
    isVisitor: true,
  },
  {
    name: 'home',
    path: () => '/app',
    budget: { lcp: 1.2, warm: 0.7, blocking: 200, shift: 0.02, requests: 8 },
  },
  {
    name: 'article',
    path: ({ articleId }) => `/app/post/${articleId}`,
    budget: { lcp: 1, warm: 0.7, blocking: 200, shift: 0.02, requests: 8 },
  },
  {
    name: 'read',
    path: ({ slug }) => `/ler/${slug}`,
    budget: { lcp: 0.9, blocking: 50, shift: 0.02, requests: 6 },
    isVisitor: true,
  },
  {
    name: 'community',
    path: () => '/app/entre-maes',
    budget: { lcp: 1.2, warm: 0.7, blocking: 250, shift: 0.02, requests: 8 },
  },
  {
    name: 'nursing',
    path: () => '/app/mamada',
    budget: { lcp: 1.2, warm: 0.7, blocking: 150, shift: 0, requests: 8 },
  },
];

const option = (name: string) =>
  process.argv.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3);
const rounds = Number(option('rounds') ?? 5);
const only = option('only');

const data = await mkdtemp(join(tmpdir(), 'colo-bench-'));
const postgres = await startRealPostgres();
const databaseUrl = postgres.urlOf('postgres');
const colo = await startBuilt({ DATA_DIR: data, DATABASE_URL: databaseUrl, SEED: 'true' });
const database = new pg.Client({ connectionString: databaseUrl });
await database.connect();
// Who measures listens as a debugger does, and for each Error that React makes as it starts the browser reads the code on its
// stack again: 100 to 150 ms of blocking that no phone has. `--as-unobserved` has it keep what it read.
const browser = await openBrowser(
  ...(process.argv.includes('--as-unobserved') ? ['--js-flags=--no-enable-lazy-source-positions'] : []),
);

try {
  const ground = await fillColo(database);
  console.log('page        LCP cold   LCP warm   blocking   shift    requests   alive');
  for (const page of measured) if (!only || only === page.name) await measure(page, ground);
  if (!only || only === 'diary') await compareFirstDays(ground);
  if (!only || only === 'server') {
    const perSecond = await pagesPerSecond(`${colo.url}/app`, ground.cookie);
    console.log(`server: ${perSecond.toFixed(0)} pages a second over ten connections (limit 150)`);
    console.log(`server: ${await colo.restingMegabytes()} MB at rest, after that (limit 140)`);
  }
} finally {
  await browser.close();
  await database.end();
  await colo.stop();
  await postgres.stop();
  await rm(data, { recursive: true, force: true });
}

async function measure({ name, path, budget, isVisitor }: Measured, ground: Ground): Promise<void> {
  const cold: Seen[] = [];
  const warm: Seen[] = [];
  for (let round = 0; round < rounds; round++) {
    const phone = await openSlowPhone(browser, colo.url, isVisitor ? undefined : ground.cookie);
    cold.push(await phone.open(path(ground)));
    if (budget.warm) {
      await phone.rest();
      warm.push(await phone.open(path(ground)));
    }
    await phone.close();
  }
  const of = (seen: Seen[], what: keyof Seen) => median(seen.map((each) => each[what]));
  const cells = [
    against(of(cold, 'lcp') / 1000, budget.lcp, 2),
    budget.warm ? against(of(warm, 'lcp') / 1000, budget.warm, 2) : '–',
    against(of(cold, 'blocking'), budget.blocking, 0),
    against(of(cold, 'shift'), budget.shift, 3),
    against(of(cold, 'requests'), budget.requests, 0),
    (of(cold, 'alive') / 1000).toFixed(2),
  ];
  console.log(`${name.padEnd(10)}  ${cells.map((cell) => cell.padEnd(14)).join(' ')}`);
}

/** The diary of all kinds keeps nobody waiting longer for her first day than the log of feeds alone. In turns. */
async function compareFirstDays({ cookie }: Ground): Promise<void> {
  const days: Record<'diary' | 'log', number[]> = { diary: [], log: [] };
  for (let round = 0; round < rounds; round++)
    for (const [name, path] of [
      ['diary', '/app/diario'],
      ['log', '/app/mamada/registros'],
    ] as const) {
      const phone = await openSlowPhone(browser, colo.url, cookie);
      days[name].push((await phone.open(path)).firstDay / 1000);
      await phone.close();
    }
  const [diary, log] = [median(days.diary), median(days.log)];
  console.log(
    `first day: ${diary.toFixed(2)} s in the diary, ${log.toFixed(2)} s in the log of feeds: ${against(diary / log, 1, 2)}`,
  );
}

function against(value: number, limit: number, digits: number): string {
  return `${value.toFixed(digits)}/${limit}${value > limit ? ' !' : ''}`;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
