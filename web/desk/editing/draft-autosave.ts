import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { createListeners } from '#web/platform/device/listeners.ts';

/** Where what she typed is. */
export type Keeping =
  /** As it was opened. */
  | { state: 'untouched' }
  | { state: 'device' }
  /** On the server too, since so many milliseconds of this device's clock. */
  | { state: 'server'; at: number }
  | { state: 'offline' }
  /** The sign-in session has ended: it goes on after `resume`. */
  | { state: 'signed-out' }
  /** The server does not take it as it is (a field is too long): it waits for the next change. */
  | { state: 'refused' };

const pauseMs = 3000;
const latestMs = 10_000;
const retryMs = 5000;

/**
 * Sends what she typed to the server a few seconds after the last key, and every ten seconds while she goes on
 * typing. One at a time, the newest always last; what fails is tried again.
 */
export function createDraftAutosave<Draft>(
  send: (draft: Draft) => Promise<void>,
  onKept: (draft: Draft) => void,
  atFirst: Keeping = { state: 'untouched' },
) {
  let waiting: { draft: Draft; since: number } | undefined;
  let underWay: Promise<void> | undefined;
  let removing: Promise<void> | undefined;
  /** Raised by every change, so that what waits notices that she went on. */
  let changes = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let keeping = atFirst;
  const { subscribe, notify } = createListeners();

  function say(next: Keeping): void {
    keeping = next;
    notify();
  }

  function schedule(delay: number): void {
    clearTimeout(timer);
    timer = setTimeout(flush, Math.max(0, delay));
  }

  function change(draft: Draft): void {
    const now = Date.now();
    changes++;
    waiting = { draft, since: waiting?.since ?? now };
    if (keeping.state !== 'offline' && keeping.state !== 'signed-out') say({ state: 'device' });
    if (keeping.state === 'signed-out' || (keeping.state === 'offline' && timer !== undefined)) return;
    schedule(Math.min(pauseMs, waiting.since + latestMs - now));
  }

  /** Sends at once what waits. */
  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    await underWay;
    await removing;
    if (!waiting) return;
    const { draft } = waiting;
    waiting = undefined;
    underWay = deliver(draft).finally(() => {
      underWay = undefined;
    });
    await underWay;
  }

  async function deliver(draft: Draft): Promise<void> {
    try {
      await send(draft);
      onKept(draft);
      say(waiting ? { state: 'device' } : { state: 'server', at: Date.now() });
      if (waiting) schedule(pauseMs);
    } catch (error) {
      waiting ??= { draft, since: Date.now() };
      afterFailure(errorCodeOf(error));
    }
  }

  function afterFailure(code: ReturnType<typeof errorCodeOf>): void {
    if (code === 'unauthenticated' || code === 'second_factor_required') say({ state: 'signed-out' });
    else if (code === 'unavailable' || code === 'internal' || code === 'too_many_requests') {
      say({ state: code === 'unavailable' ? 'offline' : 'device' });
      schedule(retryMs);
    } else say({ state: 'refused' });
  }

  return {
    change,
    flush,
    current: () => keeping,
    /** Whether something she typed is not on the server. */
    hasUnkept: () => waiting !== undefined || underWay !== undefined,
    subscribe,
    /** She is signed in again, or the connection is back. */
    resume(): void {
      if (waiting) schedule(0);
    },
    /** Sends nothing more for now, and waits for what is under way: a save must be the last word. */
    async settle(): Promise<void> {
      clearTimeout(timer);
      timer = undefined;
      await underWay;
    },
    /**
     * It was saved or thrown away: nothing of it is sent any more, and what is under way has arrived before `remove`
     * takes it from the server. A change in the meantime, as when she takes it back, is kept like any other: then
     * nothing is removed, or the change is sent after it.
     */
    async forget(remove?: () => Promise<void>): Promise<void> {
      const changesBefore = changes;
      clearTimeout(timer);
      timer = undefined;
      waiting = undefined;
      await underWay;
      if (changes !== changesBefore) return;
      clearTimeout(timer);
      timer = undefined;
      waiting = undefined;
      say({ state: 'untouched' });
      // Without a connection the server keeps its copy, and offers it again: too much is better than too little.
      removing = remove?.().catch(() => undefined);
      await removing;
    },
    /** Listens to the connection and to the page being put away, until what it returns is called. */
    start(): () => void {
      const whenHidden = () => document.visibilityState === 'hidden' && flush();
      const whenOnline = () => waiting && schedule(0);
      document.addEventListener('visibilitychange', whenHidden);
      window.addEventListener('online', whenOnline);
      if (waiting) schedule(pauseMs);
      return () => {
        clearTimeout(timer);
        document.removeEventListener('visibilitychange', whenHidden);
        window.removeEventListener('online', whenOnline);
      };
    },
  };
}
