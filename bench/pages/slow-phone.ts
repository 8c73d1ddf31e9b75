import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';

/** Of one opening of a page; moments in milliseconds since it was asked for. */
export type Seen = {
  lcp: number;
  /** Time of tasks beyond 50 ms each, from the first paint on: so long a tap would have waited. */
  blocking: number;
  shift: number;
  /** Asked for before the largest part was painted, the page itself included. */
  requests: number;
  /** From here on the app answers: its first button has a handler. */
  alive: number;
  /** When the first day of a diary or a log stood there; nought on a page that has none. */
  firstDay: number;
};

const settleMs = 6000;

/** 412 px wide, a fourth of this machine's speed, 150 ms away at 1.6 Mbit/s. */
export async function openSlowPhone(browser: Browser, url: string, cookie: string | undefined) {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
    userAgent: 'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
  });
  if (cookie) await context.addCookies([{ name: 'colo_session', value: cookie, url }]);
  const page = await context.newPage();
  const slow = await context.newCDPSession(page);
  await slow.send('Network.enable');
  await slow.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(watch);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  return {
    async open(path: string): Promise<Seen> {
      await page.goto(path, { waitUntil: 'commit' });
      await sleep(settleMs);
      if (problems.length > 0) console.log(`    ${path}: ${problems.splice(0).join('; ').slice(0, 300)}`);
      return page.evaluate(read);
    },
    /** Until whatever the page does when nobody waits is done. */
    async rest(): Promise<void> {
      await page.waitForLoadState('networkidle');
      await page.goto('about:blank');
    },
    close: () => context.close(),
  };
}

type Watched = {
  fcp: number;
  lcp: number;
  tasks: { at: number; ms: number }[];
  shift: number;
  alive: number;
  firstDay: number;
};

/** Runs in the page, before anything of it. */
function watch(): void {
  const watched: Watched = { fcp: 0, lcp: 0, tasks: [], shift: 0, alive: 0, firstDay: 0 };
  Object.assign(window, { watched });
  const each = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  each('largest-contentful-paint', ({ startTime }) => {
    watched.lcp = startTime;
  });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.fcp = startTime;
  });
  each('longtask', ({ startTime, duration }) => watched.tasks.push({ at: startTime, ms: duration }));
  each('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) watched.shift += value;
  });
  const look = () => {
    const button = document.querySelector('main button, main a');
    const isAlive = button && Object.keys(button).some((key) => key.startsWith('__reactProps'));
    if (isAlive) watched.alive = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const lookForDay = () => {
    if (document.querySelector('main section li time')) watched.firstDay = performance.now();
    else requestAnimationFrame(lookForDay);
  };
  requestAnimationFrame(lookForDay);
}

function read(): Seen {
  const { watched } = window as unknown as { watched: Watched };
  const asked = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  return {
    lcp: watched.lcp,
    blocking: watched.tasks
      .filter(({ at }) => at >= watched.fcp)
      .reduce((sum, { ms }) => sum + Math.max(0, ms - 50), 0),
    shift: watched.shift,
    requests: asked.filter(({ startTime }) => startTime < watched.lcp || startTime === 0).length,
    alive: watched.alive,
    firstDay: watched.firstDay,
  };
}
