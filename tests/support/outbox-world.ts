import { randomUUID } from 'node:crypto';
import type { SyncAnswer, WriteOutcome } from '#shared/sync/sync.schema.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import type { HoldBack } from '#web/platform/outbox/hold-back.ts';
import { createOutbox, type OutboxNews } from '#web/platform/outbox/outbox.ts';
import type { OutboxStorage } from '#web/platform/outbox/outbox-storage.ts';
import type { Write } from '#web/platform/outbox/write.ts';

/** What becomes of a request. `late`: the phone gives up on it, and it arrives long after. */
export type Fate = 'arrives' | 'lost' | 'answer lost' | 'server fails' | 'late';

type Request = { owner: string; writes: readonly Write[]; answer: (fate: Fate) => void };
type Body = { bad?: boolean };

export const never = new Promise<never>(() => {});

/** Lets everything happen that waits for nothing from outside. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Storage that outlives the page, as the device's does; `refuses` makes it throw, as a full one does. */
export function memoryStorage() {
  let records: Write[] = [];
  let position = 0;
  let lost = () => {};
  const control = { refuses: false };
  const check = async () => {
    if (control.refuses) throw new DOMException('full', 'QuotaExceededError');
  };
  const inOrder = (list: Write[]) => list.sort((a, b) => (a.position ?? 0) - (b.position ?? 0));
  const storage: OutboxStorage = {
    all: async () => {
      await check();
      return structuredClone(records);
    },
    add: async (write, replaced) => {
      await check();
      if (records.some(({ id }) => id === write.id)) throw new DOMException('twice', 'ConstraintError');
      const staying = records.filter((one) => !replaced.includes(one.id) || one.attempted);
      records = inOrder([...staying, structuredClone({ position: ++position, ...write })]);
    },
    change: async (ids, to) => {
      await check();
      records = records.flatMap((one) => (ids.includes(one.id) ? (to(one) ?? []) : one));
    },
    onLost: (listener) => {
      lost = listener;
    },
  };
  const clear = () => {
    records = [];
    lost();
  };
  return { storage, control, clear };
}

/** A server that does each write once, as ours does, and refuses what says that it is bad. */
function createServer() {
  const done = new Map<string, { owner: string; body: unknown }>();
  return {
    /** Whose cookie the browser holds. */
    signedIn: null as string | null,
    /** Without it no `.put` is stored. */
    hasConsent: true,
    /** In the order in which they were done. */
    done,
    receive(owner: string, writes: readonly Write[]): SyncAnswer {
      if (this.signedIn !== owner) throw new ApiError('unauthenticated');
      const outcomes = writes.map(({ id, kind, body }): WriteOutcome => {
        const key = `${owner} ${id}`;
        if (!done.has(key) && (body as Body).bad) return { id, done: false, code: 'invalid_input' };
        if (!done.has(key) && !this.hasConsent && kind.endsWith('.put'))
          return { id, done: false, code: 'consent_needed' };
        if (kind === 'consent.give') this.hasConsent = true;
        if (!done.has(key)) done.set(key, structuredClone({ owner, body }));
        return { id, done: true };
      });
      return { outcomes };
    },
  };
}

/** One browser with its tabs, the network between, and a server. Nothing moves unless the test says so. */
export function createOutboxWorld() {
  const memory = memoryStorage();
  const server = createServer();
  const requests: Request[] = [];
  const late: (() => void)[] = [];
  const timers = new Set<() => void>();
  const channel = new Set<(news: OutboxNews) => void>();
  let lock: Promise<void> = Promise.resolve();
  const world: { isOnline: boolean; holdBack: HoldBack } = { isOnline: true, holdBack: () => () => false };

  function openTab() {
    let isAlive = true;
    let die = () => {};
    const death = new Promise<void>((resolve) => {
      die = resolve;
    });
    /** A page that is gone hears nothing and does nothing any more. */
    const whileAlive = <T>(act: () => Promise<T>): Promise<T> =>
      isAlive ? act().then((value) => (isAlive ? value : never)) : never;
    const { storage } = memory;
    let hear: (news: OutboxNews) => void = () => {};

    const outbox = createOutbox({
      open: () =>
        whileAlive(async () => ({
          all: () => whileAlive(storage.all),
          add: (...call) => whileAlive(() => storage.add(...call)),
          change: (...call) => whileAlive(() => storage.change(...call)),
          ...(storage.onLost && { onLost: storage.onLost }),
        })),
      send: (owner, writes) =>
        new Promise((resolve, reject) => {
          const sent = structuredClone(writes);
          const receive = () => server.receive(owner, sent);
          const answer = (fate: Fate) => {
            if (fate === 'late') late.push(() => void attempt(receive));
            if (fate === 'lost' || fate === 'late') return reject(new ApiError('unavailable'));
            if (fate === 'server fails') return reject(new ApiError('internal'));
            const result = attempt(receive);
            if (fate === 'answer lost') reject(new ApiError('unavailable'));
            else if (result instanceof ApiError) reject(result);
            else resolve(result);
          };
          requests.push({ owner, writes: sent, answer });
        }),
      alone: (act) => {
        const mine = lock.then(() => (isAlive ? Promise.race([act(), death]) : undefined));
        lock = mine;
        return mine.then(() => (isAlive ? undefined : never));
      },
      later: (_seconds, act) => {
        const timer = () => {
          timers.delete(timer);
          if (isAlive) act();
        };
        timers.add(timer);
        return () => timers.delete(timer);
      },
      isOnline: () => world.isOnline,
      holdBack: (owner, writes) => world.holdBack(owner, writes),
      otherTabs: {
        tell: (news) => {
          for (const other of channel) if (isAlive && other !== hear) other(structuredClone(news));
        },
        listen: (listener) => {
          hear = (news) => {
            if (isAlive) listener(news);
          };
          channel.add(hear);
        },
      },
      newId: randomUUID,
      now: () => 0,
      onFirstKept: () => {},
    });
    const close = () => {
      isAlive = false;
      channel.delete(hear);
      die();
    };
    return { outbox, close };
  }

  return Object.assign(world, {
    server,
    requests,
    memory,
    openTab,
    /** As if a tab that is gone by now had told it. */
    tellOtherTabs: (news: OutboxNews) => {
      for (const hear of channel) hear(structuredClone(news));
    },
    /** What waits for a while has waited. */
    passTime: () => {
      for (const timer of [...timers]) timer();
    },
    deliverLate: () => {
      for (const arrive of late.splice(0)) arrive();
    },
  });
}

function attempt(receive: () => SyncAnswer): SyncAnswer | ApiError {
  try {
    return receive();
  } catch (error) {
    return error as ApiError;
  }
}

/** A phone with one tab, on which Ana is signed in unless said. */
export async function oneTab(owner: string | null = 'ana') {
  const world = createOutboxWorld();
  const { outbox, close } = world.openTab();
  world.server.signedIn = owner;
  await outbox.setOwner(owner);
  await settled();
  const deliver = async () => {
    await settled();
    for (const request of world.requests.splice(0)) request.answer('arrives');
    await settled();
  };
  const done = () => [...world.server.done.values()].map(({ body }) => (body as { n: number }).n);
  return { world, outbox, close, deliver, done };
}

export const shown = (outbox: { snapshot: () => { writes: readonly Write[] } }) =>
  outbox.snapshot().writes.map(({ body }) => (body as { n: number }).n);
