// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import type { WorkerMessage } from './worker-messages.ts';

/** A worker that is installed and waits; `files` are those of its version. */
class WaitingWorker extends EventTarget {
  state = 'installed';
  heard: string[] = [];
  readonly files: string[];
  constructor(files: string[]) {
    super();
    this.files = files;
  }
  postMessage(message: WorkerMessage, [port]: MessagePort[]): void {
    this.heard.push(message.type);
    if (message.type === 'is-yours')
      port?.postMessage(message.scripts.every((one) => this.files.includes(one)));
  }
}

async function openPage(worker: WaitingWorker) {
  vi.resetModules();
  const scripts = ['/assets/runtime-1.js', '/assets/main-1.js'].map((src) => ({ src }));
  vi.spyOn(document, 'querySelectorAll').mockReturnValue(scripts as never);
  const registration = Object.assign(new EventTarget(), { waiting: worker, installing: null });
  const container = Object.assign(new EventTarget(), { controller: {}, register: async () => registration });
  vi.stubGlobal('navigator', { serviceWorker: container });
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const updates = await import('./updates.ts');
  await updates.startUpdates();
  return { ...updates, container, reload };
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** She leaves the app for another, or comes back to it. */
function turn(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('a page opened anew, already of the new version, lets the worker follow without a word while she is away', async () => {
  const worker = new WaitingWorker(['/assets/runtime-1.js', '/assets/main-1.js']);
  const page = await openPage(worker);
  vi.useFakeTimers();
  turn('hidden');
  vi.advanceTimersByTime(60_000);
  expect(worker.heard).toEqual(['is-yours', 'activate']);
  expect(page.isUpdateReady()).toBe(false);
  page.container.dispatchEvent(new Event('controllerchange'));
  expect(page.reload).not.toHaveBeenCalled();
});

it('no worker takes over while she is looking, or just about to: a page she opens then could be lost', async () => {
  const worker = new WaitingWorker(['/assets/runtime-1.js', '/assets/main-1.js']);
  await openPage(worker);
  vi.useFakeTimers();
  vi.advanceTimersByTime(60_000);
  turn('hidden');
  vi.advanceTimersByTime(1000);
  turn('visible');
  vi.advanceTimersByTime(60_000);
  expect(worker.heard).toEqual(['is-yours']);
});

it('nor while something is under way, even when she is away', async () => {
  const worker = new WaitingWorker(['/assets/runtime-1.js', '/assets/main-1.js']);
  await openPage(worker);
  const { holdUpdates } = await import('./update-hold.ts');
  holdUpdates('a running timer');
  vi.useFakeTimers();
  turn('hidden');
  vi.advanceTimersByTime(60_000);
  expect(worker.heard).toEqual(['is-yours']);
});

it('a page of the version before is offered the new one, and loaded again only when she asks', async () => {
  const worker = new WaitingWorker(['/assets/runtime-1.js', '/assets/main-2.js']);
  const page = await openPage(worker);
  expect(worker.heard).toEqual(['is-yours']);
  expect(page.isUpdateReady()).toBe(true);
  page.container.dispatchEvent(new Event('controllerchange'));
  expect(page.reload).not.toHaveBeenCalled();
  page.applyUpdate();
  expect(worker.heard).toEqual(['is-yours', 'activate']);
  page.container.dispatchEvent(new Event('controllerchange'));
  expect(page.reload).toHaveBeenCalledOnce();
});

it('the page is loaded again once the new worker has taken over, and not before', async () => {
  const worker = new WaitingWorker(['/assets/main-2.js']);
  const page = await openPage(worker);
  page.applyUpdate();
  worker.state = 'activating';
  Object.assign(page.container, { controller: worker });
  page.container.dispatchEvent(new Event('controllerchange'));
  expect(page.reload).not.toHaveBeenCalled();
  worker.state = 'activated';
  worker.dispatchEvent(new Event('statechange'));
  expect(page.reload).toHaveBeenCalledOnce();
});

it('nothing is offered while something is under way', async () => {
  const page = await openPage(new WaitingWorker(['/assets/main-2.js']));
  const { holdUpdates } = await import('./update-hold.ts');
  const release = holdUpdates('a running timer');
  expect(page.isUpdateReady()).toBe(false);
  release();
  expect(page.isUpdateReady()).toBe(true);
});

it('a page that was being opened while the first version took over asks to be taken along', async () => {
  vi.resetModules();
  const worker = new WaitingWorker([]);
  worker.state = 'activated';
  const registration = Object.assign(new EventTarget(), { installing: null, waiting: null, active: worker });
  const container = Object.assign(new EventTarget(), {
    controller: null,
    register: async () => registration,
  });
  vi.stubGlobal('navigator', { serviceWorker: container });
  await (await import('./updates.ts')).startUpdates();
  expect(worker.heard).toEqual(['claim']);
});

it('a first version that did not arrive whole is fetched again, without waiting for the next start', async () => {
  vi.resetModules();
  vi.useFakeTimers();
  const failing = () => Object.assign(new EventTarget(), { state: 'installing' });
  const tries: ReturnType<typeof failing>[] = [];
  const register = async () => {
    const installing = failing();
    tries.push(installing);
    return Object.assign(new EventTarget(), { installing, waiting: null, active: null });
  };
  const container = Object.assign(new EventTarget(), { controller: null, register });
  vi.stubGlobal('navigator', { serviceWorker: container });
  await (await import('./updates.ts')).startUpdates();
  const fail = (n: number) => {
    Object.assign(tries[n] ?? {}, { state: 'redundant' });
    tries[n]?.dispatchEvent(new Event('statechange'));
  };
  fail(0);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(tries).toHaveLength(2);
  fail(1);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(tries, 'and with more patience each time').toHaveLength(2);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(tries).toHaveLength(3);
  Object.assign(tries[2] ?? {}, { state: 'activated' });
  tries[2]?.dispatchEvent(new Event('statechange'));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tries, 'until it is there').toHaveLength(3);
});
