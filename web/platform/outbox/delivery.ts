import type { SyncAnswer, WriteOutcome } from '#shared/sync/sync.schema.ts';
import { ApiError, errorCodeOf } from '../api/api-error.ts';
import { fullBatch, nextBatch } from './batch.ts';
import type { HoldBack } from './hold-back.ts';
import { isRemovalOf, type Write, withoutRefusal } from './write.ts';
import type { WriteStore } from './write-store.ts';

export type DeliveryState = 'idle' | 'sending' | 'offline' | 'signed-out' | 'failing';

export type Send = (owner: string, writes: readonly Write[]) => Promise<SyncAnswer>;

export type DeliveryOptions = {
  send: Send;
  /** Runs `act` while no other tab does. */
  alone: (act: () => Promise<void>) => Promise<void>;
  /** Calls back later; what it returns takes that back. */
  later: (seconds: number, act: () => void) => () => void;
  /** Whether trying makes sense at all. */
  isOnline: () => boolean;
  holdBack: HoldBack;
};

type Options = DeliveryOptions & {
  store: WriteStore;
  owner: () => string | null;
  onChange: () => void;
  /** The server has taken them. Told before they leave the store, so that no screen is without them in between. */
  onAcknowledged: (writes: readonly Write[]) => void;
  /** And now they have left it. */
  onDone: (writes: readonly Write[]) => void;
  /** The server would not take it before she was asked something: it must be held back from here on. */
  onSentBack: (owner: string) => void;
};

const retryAfterSeconds = [1, 2, 5, 10, 30];

/** Brings the writes to the server: in order, in batches, one request at a time, again until it answers. */
export function createDelivery(options: Options) {
  const { store, owner, send, alone, later, isOnline, holdBack, onChange } = options;
  let state: DeliveryState = 'idle';
  let underWay: { ids: ReadonlySet<string>; answered: Promise<void> } | undefined;
  let running: Promise<void> | undefined;
  let isWanted = false;
  let failures = 0;
  let limit = fullBatch;
  let cancelRetry = () => {};

  /** Sends what there is. Called during a delivery, it looks once more when that is over. */
  function wake(): Promise<void> {
    cancelRetry();
    // Never of itself: a page that is being left is refused at once, and would ask for ever without letting go.
    isWanted = running !== undefined;
    running ??= alone(deliver)
      .catch(() => retryLater('failing'))
      .then(() => {
        running = undefined;
        if (isWanted) return wake();
      });
    return running;
  }

  async function deliver(): Promise<void> {
    for (;;) {
      isWanted = false;
      await store.refresh();
      const who = owner();
      const batch = who === null ? [] : nextBatch(store.writes(), { owner: who, limit, holdBack });
      if (who === null || batch.length === 0) {
        failures = 0;
        show('idle');
        return;
      }
      if (!isOnline()) {
        retryLater('offline');
        return;
      }
      show('sending');
      if (!(await deliverBatch(who, batch))) return;
    }
  }

  /** Whether to go on with the next. */
  async function deliverBatch(who: string, picked: readonly Write[]): Promise<boolean> {
    let release = () => {};
    const answered = new Promise<void>((resolve) => {
      release = resolve;
    });
    const ids = new Set(picked.map(({ id }) => id));
    underWay = { ids, answered };
    // Noted before it leaves: from here on it may arrive, whatever becomes of this page.
    await store.change([...ids], (write) => (write.attempted ? write : { ...write, attempted: true }));
    // As they stand now: one may have been mended or taken back while they were picked.
    const batch = store.writes().filter(({ id }) => ids.has(id));
    try {
      if (batch.length === 0) return true;
      const { outcomes } = await send(who, batch);
      if (!(await applyOutcomes(batch, outcomes))) return retryLater('failing');
      if (isSentBackInVain(who, outcomes)) return retryLater('failing');
      failures = 0;
      limit = fullBatch;
      return true;
    } catch (error) {
      return await handleFailure(error, batch);
    } finally {
      underWay = undefined;
      release();
    }
  }

  /** Each write gets its own answer; whether there was one for any. */
  async function applyOutcomes(batch: readonly Write[], outcomes: readonly WriteOutcome[]): Promise<boolean> {
    const outcomeOf = new Map(outcomes.map((outcome) => [outcome.id, outcome]));
    const answered = batch.filter(({ id }) => outcomeOf.has(id));
    if (answered.length === 0) return false;
    const done = answered.filter(({ id }) => outcomeOf.get(id)?.done);
    if (done.length > 0) options.onAcknowledged(done);
    await store.change(
      answered.map(({ id }) => id),
      (write) => {
        const outcome = outcomeOf.get(write.id);
        if (!outcome || outcome.done || (isSentBack(outcome) && isRemovedIn(batch, done, write)))
          return undefined;
        return isSentBack(outcome) ? unsent(write) : refuse(write, outcome);
      },
    );
    if (done.length > 0) options.onDone(done);
    const [first] = answered;
    if (first?.owner && outcomes.some(isSentBack)) options.onSentBack(first.owner);
    return true;
  }

  /** Nobody holds them back, as somebody should: at least it is not tried without a pause. */
  function isSentBackInVain(who: string, outcomes: readonly WriteOutcome[]): boolean {
    const sentBack = new Set(outcomes.filter(isSentBack).map(({ id }) => id));
    const writes = store.writes();
    const isHeld = holdBack(who, writes);
    return writes.some((write) => sentBack.has(write.id) && !isHeld(write));
  }

  async function handleFailure(error: unknown, batch: readonly Write[]): Promise<boolean> {
    const code = errorCodeOf(error);
    switch (code) {
      case 'unauthenticated':
      case 'second_factor_required':
        // Trying again by itself would change nothing: she signs in, or the page learns who she is now.
        return show('signed-out');
      case 'unavailable':
        // The connection is too slow for so much at once.
        if (isTimeout(error)) halve(batch);
        return retryLater('offline');
      case 'too_large':
      case 'invalid_input': {
        // The request as a whole is refused: the one to blame is found by asking for less.
        if (batch.length > 1) halve(batch);
        else
          await applyOutcomes(
            batch,
            batch.map(({ id }) => ({ id, done: false, code })),
          );
        return true;
      }
      default:
        return retryLater('failing');
    }
  }

  function halve(batch: readonly Write[]): void {
    limit = { ...limit, writes: Math.max(1, Math.ceil(batch.length / 2)) };
  }

  /** Waits a while, longer each time, and tries again. */
  function retryLater(next: 'offline' | 'failing'): false {
    const seconds = retryAfterSeconds[Math.min(failures, retryAfterSeconds.length - 1)] ?? 30;
    failures += 1;
    cancelRetry();
    cancelRetry = later(seconds, wake);
    return show(next);
  }

  function show(next: DeliveryState): false {
    state = next;
    onChange();
    return false;
  }

  return {
    wake,
    state: () => state,
    isUnderWay: (id: string) => underWay?.ids.has(id) ?? false,
    /** Resolves when nothing is known to be on its way any more under this id. */
    answered: async (id: string) => {
      while (underWay?.ids.has(id)) await underWay.answered;
    },
  };
}

/** The server said no, so it did not do it: nothing of this write can still arrive. */
function unsent(write: Write): Write {
  const { attempted: _, ...known } = withoutRefusal(write);
  return known;
}

function refuse(write: Write, { code, fields }: Extract<WriteOutcome, { done: false }>): Write {
  return { ...unsent(write), refused: { code, ...(fields && { fields }) } };
}

/** Nothing is wrong with it: it waits for her. */
const isSentBack = (outcome: WriteOutcome) => !outcome.done && outcome.code === 'consent_needed';

/** What she removed after it must not come back when it may go at last. */
function isRemovedIn(batch: readonly Write[], done: readonly Write[], put: Write): boolean {
  const behind = batch.slice(batch.findIndex(({ id }) => id === put.id) + 1);
  return behind.some((write) => isRemovalOf(write, put) && done.includes(write));
}

function isTimeout(error: unknown): boolean {
  return error instanceof ApiError && error.cause instanceof Error && error.cause.name === 'TimeoutError';
}
