import type { BrowserContext, Page } from '@playwright/test';
import { accessChannel } from '#shared/access/access.rules.ts';
import type { Timer } from '#shared/nursing/nursing.schema.ts';
import { isPaused } from '#shared/timer/timer.rules.ts';
import { expect, skipFirstRun } from './browser-test.ts';
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
  /** Signs in again after somebody signed out. */
  signIn: (page: Page) => Promise<void>;
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
  const answer = await page.request.get('/api/nursing/feeds?limit=100');
  const { feeds } = (await answer.json()) as { feeds: ServerFeed[] };
  return feeds.filter((feed) => feed.notes === note);
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

/** What happens to her phone. Each answers with the page on which she goes on. */
export const events = {
  reload: async ({ page }: Cell) => {
    await page.reload();
    return page;
  },
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
  offline: async ({ page, context }: Cell) => {
    await context.setOffline(true);
    await expect(page.getByText(/sem conexão/i).first()).toBeVisible();
    await context.setOffline(false);
    return page;
  },
  'offline then reload': async ({ page, context }: Cell) => {
    await context.setOffline(true);
    await page.reload();
    return page;
  },
  'sign-out in another tab': async ({ page, context, signIn }: Cell) => {
    const other = await context.newPage();
    await other.goto('/app');
    await other.evaluate(async (channel) => {
      await fetch('/auth/v1/logout?scope=local', { method: 'POST' });
      new BroadcastChannel(channel).postMessage({ type: 'signed-out' });
    }, accessChannel);
    await other.close();
    await page.getByRole('heading', { level: 1, name: 'Bem-vinda ao Colo' }).waitFor();
    await signIn(page);
    await openNursing(page);
    return page;
  },
  'second device': async ({ context, page, state, note }: Cell) => {
    const there = await secondDevice(context, page, state === 'stopped unsaved' ? note : '', state);
    if (state !== 'saved unsent') return there;
    // The other phone looks before the feed has left this one; what it sees then must not cost or double it.
    await expect(timerOf(there)).toBeVisible();
    await there.context().close();
    return page;
  },
  'clock set back': async ({ page, state }: Cell) => {
    // What the phone goes by once its own clock is wrong: until the server has told the time, it has nothing else.
    if (state === 'running') await expect.poll(() => page.evaluate(hasServerReading)).toBe(true);
    return moveClock(page, -60);
  },
  // Further ahead, a feed would end in the server's future: it is refused, kept and explained (feed.writes.test.ts).
  'clock set forward': async ({ page, state }: Cell) => {
    if (state === 'running') await expect.poll(() => page.evaluate(hasServerReading)).toBe(true);
    await moveClock(page, 4);
    // A clock is set in the phone's settings: she comes back from there, and the server is asked what time it is.
    const told = page.waitForResponse('**/api/nursing/now');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await told;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
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

/** Another phone of hers, once the server knows what this one did last. */
async function secondDevice(context: BrowserContext, page: Page, notes: string, state: State): Promise<Page> {
  const browser = context.browser();
  if (!browser) throw new Error('No browser for a second device');
  if (state !== 'saved unsent') {
    await expect
      .poll(async () => {
        const { timers } = await (await page.request.get('/api/nursing/now')).json();
        const [timer] = timers as Timer[];
        return (
          timer && { notes: timer.notes, isPaused: isPaused(timer), isStopped: timer.stoppedAt !== null }
        );
      })
      .toEqual({ notes, isPaused: state === 'paused', isStopped: state === 'stopped unsaved' });
  }
  const { cookies } = await context.storageState();
  const device = await browser.newContext({
    storageState: { cookies, origins: [] },
    baseURL: new URL(page.url()).origin,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  await skipFirstRun(device);
  const there = await device.newPage();
  await openNursing(there);
  return there;
}

/** Whether the phone has the server's clock beside its own. */
const hasServerReading = () =>
  Object.entries(localStorage).some(
    ([key, text]) => key.startsWith('nursing_timer:') && text.includes('"serverReading":{'),
  );

/** The phone's clock jumps under the open page, and the timer goes on for a second or two. */
async function moveClock(page: Page, minutes: number): Promise<Page> {
  await page.evaluate((shift) => {
    const RealDate = Date;
    class Moved extends RealDate {
      constructor(...given: [] | [number | string]) {
        if (given.length === 0) super(RealDate.now() + shift);
        else super(given[0] as number);
      }
      static override now(): number {
        return RealDate.now() + shift;
      }
    }
    globalThis.Date = Moved as DateConstructor;
  }, minutes * 60_000);
  // Two ticks: the one that notices the jump, and one after it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2100)));
  return page;
}
