import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './browser-test.ts';
import { type Moment, momentOf, secondsOff } from './moments.ts';
import { release, takeover } from './next-release.ts';

export const states = ['running', 'paused', 'stopped unsaved', 'saved unsent'] as const;
export type State = (typeof states)[number];

/** What a feed is known by on the server: its notes say which cell of the matrix it belongs to. */
export type Cell = {
  context: BrowserContext;
  page: Page;
  note: string;
  state: State;
  /** When she tapped, by the test's own clock. */
  startedAt: Moment;
  /** Seconds on the timer when it stood still; null while it runs. */
  stoodAt: number | null;
};

export const timerOf = (page: Page) => page.getByRole('timer');
const saveStep = (page: Page) => page.getByRole('dialog', { name: 'Salvar mamada' });

async function secondsOn(page: Page): Promise<number> {
  const text = (await timerOf(page).textContent()) ?? '';
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** What the timer shows, and between which moments it did. */
export async function readSeconds(page: Page): Promise<Moment & { seconds: number }> {
  const after = Date.now();
  const seconds = await secondsOn(page);
  return { seconds, after, before: Date.now() };
}

export async function openNursing(page: Page): Promise<void> {
  await page.goto('/app/mamada');
  await timerOf(page).waitFor();
}

/** Brings a fresh timer into the state of the cell. */
export async function prepare(cell: Omit<Cell, 'startedAt' | 'stoodAt'>): Promise<Cell> {
  const { page, state, note, context } = cell;
  await openNursing(page);
  const startedAt = await momentOf(() =>
    page.getByRole('button', { name: 'Começar no lado esquerdo' }).click(),
  );
  await expect(timerOf(page)).toHaveText(/^00:0[1-9]$/);
  if (state === 'running') return { ...cell, startedAt, stoodAt: null };
  if (state === 'paused') {
    await page.getByRole('button', { name: 'Pausar' }).click();
    await page.getByRole('button', { name: 'Continuar', exact: true }).waitFor();
    return { ...cell, startedAt, stoodAt: await secondsOn(page) };
  }
  await page.getByRole('button', { name: 'Terminar' }).click();
  await saveStep(page).waitFor();
  const stoodAt = await secondsOn(page);
  await saveStep(page).getByLabel('Observações (opcional)').fill(note);
  if (state === 'saved unsent') {
    await holdBack(context);
    await save(page);
    await expect(page.getByText('Guardada no celular').first()).toBeVisible();
  }
  return { ...cell, startedAt, stoodAt };
}

/** From now on nothing that she does reaches the server, whatever else does. */
const holdBack = (context: BrowserContext) => context.route('**/api/sync', (route) => route.abort());

/** What was held back may go; the phone notices as it does when a network returns. */
async function letGo(context: BrowserContext, page: Page): Promise<void> {
  await context.unroute('**/api/sync');
  await context.setOffline(false);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
}

async function save(page: Page): Promise<void> {
  await saveStep(page).getByRole('button', { name: 'Salvar' }).click();
  await expect(saveStep(page)).toBeHidden();
}

/** A short feed from the first tap to the saved one. */
export async function recordFeed(page: Page, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Começar no lado esquerdo' }).click();
  await expect(timerOf(page)).not.toHaveText('00:00');
  await page.getByRole('button', { name: 'Terminar' }).click();
  await saveStep(page).getByLabel('Observações (opcional)').fill(note);
  await save(page);
}

/** Feeds of this cell that the server has at this moment. */
export async function arrived(page: Page, note: string): Promise<ServerFeed[]> {
  const answer = await page.request.get('/api/diary?kind=feed&timeZone=UTC&limit=100');
  const { records } = (await answer.json()) as { records: ServerFeed[] };
  return records.filter((feed) => feed.notes === note);
}

/** By how many seconds the timer on this page is wrong. */
export async function errorOf({ state, startedAt, stoodAt }: Cell, page: Page): Promise<number> {
  if (state === 'saved unsent') return 0;
  await timerOf(page).waitFor();
  // What the page opens with may be a repaint away.
  await expect(timerOf(page)).not.toHaveText('00:00');
  const shown = await readSeconds(page);
  return stoodAt === null ? secondsOff(shown.seconds, startedAt, shown) : Math.abs(shown.seconds - stoodAt);
}

/** She ends the feed as she would have: whatever the state, one feed comes of it. Answers when a running one was stopped. */
export async function finish({ state, note, context }: Cell, page: Page): Promise<Moment | null> {
  await letGo(context, page);
  if (state === 'saved unsent') return null;
  const stop = () => page.getByRole('button', { name: 'Terminar' }).click();
  const stoppedAt = state === 'stopped unsaved' ? null : await momentOf(stop);
  if (stoppedAt) await saveStep(page).getByLabel('Observações (opcional)').fill(note);
  await expect(saveStep(page).getByLabel('Observações (opcional)')).toHaveValue(note);
  await save(page);
  return state === 'running' ? stoppedAt : null;
}

type ServerFeed = { notes: string | null; durationSeconds: number };

/** The feeds of this cell that the server has, once it has one. */
export async function feedsOf(page: Page, note: string): Promise<ServerFeed[]> {
  await expect.poll(async () => (await arrived(page, note)).length, { timeout: 20_000 }).toBeGreaterThan(0);
  return arrived(page, note);
}

/**
 * What happens to her phone, where only a real browser can show what it keeps: a page that dies, a start without a
 * network, a new version. Everything else that can happen is in nursing-matrix.test.tsx, with these again. Each answers
 * with the page on which she goes on.
 */
export const events = {
  'tab crash': async ({ page, context }: Cell) => {
    const devtools = await context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    devtools.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
    const next = await context.newPage();
    await openNursing(next);
    return next;
  },
  'offline then reload': async ({ page, context }: Cell) => {
    await context.setOffline(true);
    await page.reload();
    return page;
  },
  'app update': async ({ page, context, state }: Cell) => {
    await page.evaluate(() => {
      document.documentElement.dataset.loaded = 'before';
    });
    const next = await release(context, page);
    const offer = page.getByText('Há uma versão nova');
    if (state !== 'saved unsent') {
      // The new version is there and waits: nothing is offered, nothing is loaded anew under her hands.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
      await expect(timerOf(page)).toBeVisible();
      await expect(offer).toBeHidden();
      await expect(page.locator('html')).toHaveAttribute('data-loaded', 'before');
      expect(await page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting))).toBe(
        true,
      );
      // She may still close and open it herself: then the other version goes on where this one was.
      await page.close();
      await takeover(context, next);
      const opened = await context.newPage();
      await openNursing(opened);
      return opened;
    }
    await expect(offer).toBeVisible();
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(page.locator('html')).not.toHaveAttribute('data-loaded', 'before');
    await timerOf(page).waitFor();
    return page;
  },
} satisfies Record<string, (cell: Cell) => Promise<Page>>;
