import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';

const nextWorker = '/sw-next.js';

/**
 * A release: from now on every page of this phone finds the next worker where it looks for its own, and this page
 * finds it now, as on coming back to the app. Answers with the worker's address once it is installed and waits.
 */
export async function release(context: BrowserContext, page: Page): Promise<string> {
  const script = `${nextWorker}?${Date.now()}`;
  await context.addInitScript(findNext, script);
  // This page may have yet to look: it does so once it is idle.
  await page.evaluate(findNext, script);
  await page.evaluate(async (next) => {
    const registration = await navigator.serviceWorker.register(next, { updateViaCache: 'none' });
    const worker = registration.installing ?? registration.waiting;
    while (worker && worker.state !== 'installed')
      await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
  }, script);
  return script;
}

/** Runs in a page. */
function findNext(next: string): void {
  const container = globalThis.navigator.serviceWorker;
  if (!container) return;
  const register = container.register.bind(container);
  container.register = (asked, options) => register(asked === '/sw.js' ? next : asked, options);
}

/** The worker at this address has taken over, as it does by itself when the app is closed. */
export async function takeover(context: BrowserContext, script: string): Promise<void> {
  const worker = context.serviceWorkers().find((one) => one.url().endsWith(script));
  if (!worker) throw new Error(`No worker of ${script} runs`);
  await expect
    .poll(() =>
      worker.evaluate(() => {
        const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
        return registration.waiting === null && registration.active?.state === 'activated';
      }),
    )
    .toBe(true);
}

/**
 * What a release changes, as a phone with the app open sees it: the worker's own bytes and version, and the name of
 * the main script, which the worker lists. The pages stay, so that the worker finds them as its list says.
 */
export async function addNextRelease(webFolder: string): Promise<void> {
  const worker = await readFile(join(webFolder, 'sw.js'), 'utf8');
  const [, main = ''] = worker.match(/\/assets\/(main-[\w-]+\.js)/) ?? [];
  const [, version = ''] = worker.match(/version:[`"']([\da-f]+)[`"']/) ?? [];
  if (!main || !version) throw new Error('sw.js lists no main script, or has no version');
  const assets = join(webFolder, 'assets');
  for (const name of await readdir(assets))
    if (name.startsWith(main)) await cp(join(assets, name), join(assets, name.replace(main, 'main-next.js')));
  await writeFile(
    join(webFolder, nextWorker),
    worker.replaceAll(main, 'main-next.js').replaceAll(version, 'next'),
  );
}
