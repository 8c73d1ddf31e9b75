import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import pg from 'pg';
import { webFolder } from '../server/folders.ts';
import { startServer } from '../server/start.ts';
import { startRealPostgres } from '../tests/support/real-postgres.ts';
import { benchEnv } from './bench-env.ts';
import { openBrowser } from './browser.ts';
import { addFeeds, signedInMother } from './mother.ts';

/** Nursing in a real browser: what a cold start costs, how long a log takes to open, how soon a tap answers. */
const rounds = 9;
const data = await mkdtemp(join(tmpdir(), 'colo-bench-'));
const postgres = await startRealPostgres();
const url = postgres.urlOf('postgres');
const colo = await startServer(benchEnv(data, url), { webFolder });
const database = new pg.Client({ connectionString: url });
await database.connect();
const browser = await openBrowser();

try {
  const [few, many] = [await mother(50), await mother(5000)];
  await database.query('analyze');
  await coldStart(few);
  await logs(few, many);
  await taps(few);
} finally {
  await browser.close();
  await database.end();
  await colo.stop();
  await postgres.stop();
  await rm(data, { recursive: true, force: true });
}

/** Somebody with that many feeds, and the secret of her sign-in session. */
async function mother(feeds: number): Promise<string> {
  const who = await signedInMother(database);
  await addFeeds(database, who, { count: feeds, apart: '2 hours' });
  return who.secret;
}

/** A phone of hers that was never here: nothing cached. */
async function phone(secret: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL: colo.appUrl,
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
  });
  await context.addCookies([{ name: 'colo_session', value: secret, url: colo.appUrl }]);
  await context.addInitScript(() => localStorage.setItem('onboarding_completed', 'true'));
  return { context, page: await context.newPage() };
}

function start(page: Page) {
  return page.getByRole('button', { name: 'Começar no lado esquerdo' });
}

/** What the page asked for before the timer could be started; what the worker fetches for later comes after. */
async function coldStart(secret: string): Promise<void> {
  const { context, page } = await phone(secret);
  await noteWhenShown(page, 'fieldset button[aria-pressed]');
  await page.goto('/app/mamada', { waitUntil: 'commit' });
  const shown = await whenShown(page);
  const asked = await page.evaluate(
    (until) =>
      [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .map((entry) => entry as PerformanceResourceTiming)
        // What was still on its way then, the screen did not wait for.
        .filter(({ responseEnd }) => responseEnd > 0 && responseEnd <= until)
        .map(({ name, transferSize }) => ({ path: new URL(name).pathname, size: transferSize })),
    shown,
  );
  const total = asked.reduce((sum, { size }) => sum + size, 0);
  for (const { path, size } of asked) console.log(`    ${path} ${size}`);
  console.log(
    `nursing screen, cold cache: ${(total / 1024).toFixed(0)} KB (limit 200), ${asked.length} requests (limit 15), ${shown.toFixed(0)} ms`,
  );
  await context.close();
}

/** Notes on the page itself when something is first there. */
async function noteWhenShown(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const look = () => {
      if (document.querySelector(wanted)) document.documentElement.dataset.shown = `${performance.now()}`;
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, selector);
}

async function whenShown(page: Page): Promise<number> {
  await page.locator('html[data-shown]').waitFor({ state: 'attached' });
  return Number(await page.locator('html').getAttribute('data-shown'));
}

/** From the first byte asked to the first day of the log, in turn, so that the machine weighs on both. */
async function logs(few: string, many: string): Promise<void> {
  const times: [number[], number[]] = [[], []];
  for (let n = 0; n < rounds; n++) {
    times[0].push(await firstDay(few));
    times[1].push(await firstDay(many));
  }
  // The first are the machine's warming up.
  const [small, large] = times.map((of) => median(of.slice(2))) as [number, number];
  console.log(
    `log until its first day shows: ${small.toFixed(0)} ms of 50 feeds, ${large.toFixed(0)} ms of 5,000: ratio ${(large / small).toFixed(2)} (limit 1.3)`,
  );
}

async function firstDay(secret: string): Promise<number> {
  const { context, page } = await phone(secret);
  await noteWhenShown(page, '[id^="day-"]');
  await page.goto('/app/mamada/registros', { waitUntil: 'commit' });
  const shown = await whenShown(page);
  await context.close();
  return shown;
}

/** Whether the very next frame after a tap already shows what it did, and how long after the tap that frame came. */
async function taps(secret: string): Promise<void> {
  const { context, page } = await phone(secret);
  await page.goto('/app/mamada');
  await start(page).waitFor();
  await page.waitForLoadState('networkidle');
  for (const isOffline of [false, true]) {
    await context.setOffline(isOffline);
    const late: string[] = [];
    const waits: number[] = [];
    for (let n = 0; n < rounds; n++) {
      for (const [tap, shows] of [
        ['Começar no lado esquerdo', 'fieldset button:nth-of-type(1)[aria-pressed="true"]'],
        ['Trocar para o lado direito', 'fieldset button:nth-of-type(2)[aria-pressed="true"]'],
        ['Terminar', 'dialog[open]'],
      ] as const) {
        const button = page.getByRole('button', { name: tap });
        const answer = button.evaluate(
          (element, selector) =>
            new Promise<{ isThere: boolean; ms: number }>((resolve) => {
              const onTap = () => {
                const at = performance.now();
                requestAnimationFrame(() =>
                  resolve({ isThere: document.querySelector(selector) !== null, ms: performance.now() - at }),
                );
              };
              element.addEventListener('click', onTap, { once: true, capture: true });
            }),
          shows,
        );
        await button.click();
        const { isThere, ms } = await answer;
        if (!isThere) late.push(tap);
        waits.push(ms);
      }
      await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
      await start(page).waitFor();
    }
    console.log(
      `tap to the frame that shows it, ${isOffline ? 'offline' : 'online'}: ${late.length} of ${waits.length} late (limit 0), median ${median(waits).toFixed(1)} ms, longest ${Math.max(...waits).toFixed(1)} ms`,
    );
  }
  await context.close();
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
