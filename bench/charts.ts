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

/** Pictures of a month with a thousand records, on a phone four times slower: how long any one task holds the page. */
const [records, slowdown, limitMs, rounds] = [1000, 4, 50, 5];
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
  await measure(secret, 'sleep calendar', '/app/ferramentas/calendario-sono', 'svg path.fill-sage');
  await measure(secret, 'nursing pictures', '/app/mamada/registros', 'svg path.fill-sage');
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
  const month = { count: records, apart: '42 minutes' };
  await addFeeds(database, who, month);
  await addSleeps(database, who, month);
  return who.secret;
}

/** From the tap on "Mês" until the month stands: each task longer than the browser's 50 ms is told. */
async function measure(secret: string, name: string, path: string, drawn: string): Promise<void> {
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
    await page.getByRole('tab', { name: 'Mês' }).waitFor();
    await page.waitForLoadState('networkidle');
    // What the app fetches for later, two seconds after it stands, is no part of a picture.
    await page.waitForTimeout(4000);
    longest.push(await longestTask(page, drawn));
    await context.close();
  }
  const worst = Math.max(...longest);
  const verdict = worst > limitMs ? 'OVER' : 'within';
  console.log(
    `${name}, ${records} records at ${slowdown}x slowdown: longest task ${longest.map((ms) => ms.toFixed(0)).join(', ')} ms, ${verdict} its limit of ${limitMs} (0: none over 50)`,
  );
}

async function longestTask(page: Page, drawn: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tasks.push(entry.duration);
    }).observe({ type: 'longtask' });
  });
  await page.getByRole('tab', { name: 'Mês' }).click();
  await page.waitForFunction((selector) => document.querySelectorAll(selector).length >= 30, drawn);
  await page.waitForTimeout(1000);
  const found = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  return Math.max(0, ...found);
}
