import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

/** So long she waits at most, before she is asked instead. */
const patienceMs = 8000;

/** Those that wait, that were refused and that are held back alike: the server has none of them. */
const unsentCount = () => appOutbox.snapshot().writes.length;

/** What can still leave is sent. Answers how many of her writes are then on this device alone. */
export async function sendUnsent(): Promise<number> {
  if (unsentCount() > 0) await Promise.race([appOutbox.wake(), later(patienceMs)]);
  return unsentCount();
}

const later = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
