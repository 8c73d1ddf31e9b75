import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import pg from 'pg';
import { webFolder } from '../server/folders.ts';
import { startServer } from '../server/start.ts';
import { startRealPostgres } from '../tests/support/real-postgres.ts';
import { benchEnv } from './bench-env.ts';
import { openBrowser } from './browser.ts';
import { addFeeds, addSleeps, signedInMother } from './mother.ts';

/** Pictures with a thousand records and more, on a phone four times slower: how long any one task holds the page. */
const [records, manyRecords, slowdown, limitMs, rounds] = [1000, 5000, 4, 50, 5];

/** What is opened, what is tapped there, and what stands once it is drawn. */
type Picture = {
  name: string;
  path: string;
  tap: { role: 'tab' | 'button'; name: string };
  drawn: string;
  columns: number;
  records: number;
};
const month = { tap: { role: 'tab', name: 'Mês' }, columns: 30, records } as const;
const built = process.argv[2] ?? webFolder;
const data = await mkdtemp(join(tmpdir(), 'colo-bench-'));
const postgres = await startRealPostgres();
const url = postgres.urlOf('postgres');
const colo = await startServer(benchEnv(data, url), { webFolder: built });
const database = new pg.Client({ connectionString: url });
await database.connect();
const browser = await openBrowser();

try {
  const secret = await mother();
  const drawn = 'svg path.fill-sage';
  await measure(secret, {
    ...month,
    name: 'sleep calendar',
    path: '/app/ferramentas/calendario-sono',
    drawn,
  });
  await measure(secret, { ...month, name: 'nursing pictures', path: '/app/mamada/registros', drawn });
  await measure(await motherOfMany(), {
    name: 'diary pictures',
    path: '/app/diario/imagens',
    tap: { role: 'button', name: '90 dias' },
    drawn: 'svg rect.fill-clay',
    // Two pictures of feeds, whose oldest days may be empty.
    columns: 160,
    records: manyRecords,
  });
} finally {
  await browser.close();
  await database.end();
  await colo.stop();
  await postgres.stop();
  await rm(data, { recursive: true, force: true });
}

/** Somebody with a thousand sleeps and a thousand feeds in the last thirty days, and the secret of her session. */
async function mother(): Promise<string> {
  const who = await signedInMother(database);
  const added = { count: records, apart: '42 minutes' };
  await addFeeds(database, who, added);
  await addSleeps(database, who, added);
  return who.secret;
}

/** Somebody with five thousand feeds in the last ninety days, and the secret of her session. */
async function motherOfMany(): Promise<string> {
  const who = await signedInMother(database);
  await addFeeds(database, who, { count: manyRecords, apart: '25 minutes' });
  return who.secret;
}

/** From the tap until the picture stands: each task longer than the browser's 50 ms is told. */
async function measure(secret: string, picture: Picture): Promise<void> {
  const { name, path, tap } = picture;
  const longest: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({
      baseURL: colo.appUrl,
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
      locale: 'pt-BR',
      serviceWorkers: 'block',
    });
    await context.addCookies([{ name: 'colo_session', value: secret, url: colo.appUrl }]);
    await context.addInitScript(() => localStorage.setItem('onboarding_completed', 'true'));
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole(tap.role, { name: tap.name }).waitFor();
    await page.waitForLoadState('networkidle');
    // What the app fetches for later, two seconds after it stands, is no part of a picture.
    await page.waitForTimeout(4000);
    longest.push(await longestTask(page, picture));
    await context.close();
  }
  const worst = Math.max(...longest);
  const verdict = worst > limitMs ? 'OVER' : 'within';
  console.log(
    `${name}, ${picture.records} records at ${slowdown}x slowdown: longest task ${longest.map((ms) => ms.toFixed(0)).join(', ')} ms, ${verdict} its limit of ${limitMs} (0: none over 50)`,
  );
}

async function longestTask(page: Page, { tap, drawn, columns }: Picture): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(entry.duration);
    }).observe({ type: 'longtask' });
  });
  await page.getByRole(tap.role, { name: tap.name }).click();
  await page.waitForFunction(({ selector, least }) => document.querySelectorAll(selector).length >= least, {
    selector: drawn,
    least: columns,
  });
  await page.waitForTimeout(1000);
  const found = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  return Math.max(0, ...found);
}
