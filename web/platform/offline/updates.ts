import { createListeners } from '../device/listeners.ts';
import { areUpdatesHeld, subscribeToHolds } from './update-hold.ts';
import type { WorkerMessage } from './worker-messages.ts';

const checkEvery = 60 * 60 * 1000;
const awayMs = 10_000;
/** Over a weak connection the first version may not arrive whole, and a browser tries again only at the next start. */
const tryAgainMs = [15_000, 60_000, 300_000];

/** A new version that is installed and waits, while this page still runs the one before. */
let waiting: ServiceWorker | undefined;
let isOurTap = false;
const { subscribe, notify } = createListeners();

/** Registers the worker that lets the app start offline, and watches for new versions of it. */
export async function startUpdates(): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  const registration = await register();
  if (!registration) return;
  insistOnFirst(registration);
  // Opened while the first worker took over: without one, what she has not opened yet would be missing offline.
  if (registration.active && !serviceWorker.controller) say(registration.active, { type: 'claim' });
  serviceWorker.addEventListener('controllerchange', () => {
    // Only the tab in which she asked for it: another may hold something half done.
    if (isOurTap) reloadBy(serviceWorker.controller);
  });
  registration.addEventListener('updatefound', () => watch(registration.installing));
  await watch(registration.waiting ?? registration.installing);
  keepChecking(registration);
}

/** Where the browser allows no worker (a private window), the app goes on without. */
function register(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }).catch(() => undefined);
}

/** What has arrived of a first version is kept: each try needs less than the one before. */
function insistOnFirst({ installing, active }: ServiceWorkerRegistration, tries = 0): void {
  const pause = tryAgainMs[tries];
  if (!installing || active || pause === undefined) return;
  installing.addEventListener('statechange', () => {
    if (installing.state !== 'redundant' || navigator.serviceWorker.controller) return;
    setTimeout(async () => {
      const registration = await register();
      if (registration) insistOnFirst(registration, tries + 1);
    }, pause);
  });
}

/** For useSyncExternalStore: whether to offer the new version now. */
export const isUpdateReady = (): boolean => waiting !== undefined && !areUpdatesHeld();

export function subscribeToUpdates(listener: () => void): () => void {
  const unsubscribe = subscribe(listener);
  const unsubscribeFromHolds = subscribeToHolds(listener);
  return () => {
    unsubscribe();
    unsubscribeFromHolds();
  };
}

/** She asked for it: the new version takes over, and the page is loaded again with it. */
export function applyUpdate(): void {
  isOurTap = true;
  if (waiting) say(waiting, { type: 'activate' });
}

/** Once it has taken over whole: Chromium may lose a page that is opened before (see followWhileAway). */
function reloadBy(worker: ServiceWorker | null): void {
  if (worker?.state === 'activating')
    worker.addEventListener('statechange', () => window.location.reload(), { once: true });
  else window.location.reload();
}

async function watch(worker: ServiceWorker | null): Promise<void> {
  if (!worker) return;
  worker.addEventListener('statechange', () => consider(worker));
  await consider(worker);
}

async function consider(worker: ServiceWorker): Promise<void> {
  if (worker.state !== 'installed') {
    if (worker === waiting) offer(undefined);
    return;
  }
  // The very first one waits for nobody.
  if (!navigator.serviceWorker.controller) return;
  // Opened anew, the page came from the network and is already the new version: the worker may follow silently.
  if (await isMadeOf(worker)) followWhileAway(worker);
  else offer(worker);
}

/**
 * Only while the app is in the background: Chromium may lose a page that is opened in the second in which one worker
 * takes over from another, and it would then load for ever. When the app is closed, the browser does it by itself.
 */
function followWhileAway(worker: ServiceWorker): void {
  let away: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    if (document.visibilityState === 'hidden' && worker.state === 'installed' && !areUpdatesHeld())
      say(worker, { type: 'activate' });
  };
  const notice = () => {
    clearTimeout(away);
    if (document.visibilityState === 'hidden') away = setTimeout(follow, awayMs);
  };
  document.addEventListener('visibilitychange', notice);
  notice();
}

function offer(worker: ServiceWorker | undefined): void {
  waiting = worker;
  notify();
}

function isMadeOf(worker: ServiceWorker): Promise<boolean> {
  // All of them: some keep their name from one release to the next.
  const loaded = document.querySelectorAll<HTMLScriptElement>('script[type=module][src]');
  const scripts = [...loaded].map(({ src }) => new URL(src, window.location.href).pathname);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data === true);
    say(worker, { type: 'is-yours', scripts }, [port2]);
  });
}

function say(worker: ServiceWorker, message: WorkerMessage, ports: Transferable[] = []): void {
  worker.postMessage(message, ports);
}

/** An installed app is rarely loaded anew: coming back to it is the moment to ask. */
function keepChecking(registration: ServiceWorkerRegistration): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - checkedAt < checkEvery) return;
    checkedAt = Date.now();
    registration.update().catch(() => undefined);
  });
}
