import { createAcknowledgedWrites } from './acknowledged-writes.ts';
import { createDelivery, type DeliveryOptions, type DeliveryState } from './delivery.ts';
import type { OutboxStorage } from './outbox-storage.ts';
import { type AcknowledgedWrite, type Write, withoutRefusal } from './write.ts';
import { createWriteStore } from './write-store.ts';

export type OutboxSnapshot = {
  /** Waiting and refused, in the order in which she made them. */
  writes: readonly Write[];
  /** The server has taken them; they show until the answers that were read before say the same. */
  acknowledged: readonly AcknowledgedWrite[];
  /** Those of them that may not leave before she was asked something. */
  held: readonly Write[];
  state: DeliveryState;
  /** False: what is listed lives in this tab alone, because the browser would not keep it. */
  isDurable: boolean;
};

export const emptyOutbox: OutboxSnapshot = {
  writes: [],
  acknowledged: [],
  held: [],
  state: 'idle',
  isDurable: true,
};

/** What one tab tells the others. */
export type OutboxNews = { type: 'changed' } | { type: 'done'; writes: readonly Write[] };

export type OutboxChannel = {
  tell: (news: OutboxNews) => void;
  listen: (listener: (news: OutboxNews) => void) => void;
};

export type OutboxOptions = DeliveryOptions & {
  open: () => Promise<OutboxStorage>;
  otherTabs: OutboxChannel;
  newId: () => string;
  now: () => number;
  /** She has something to lose now: the browser is asked to treat it so. */
  onFirstKept: () => void;
};

/** Everything she does that the server must know goes through here, and stays until the server knows it. */
export function createOutbox({ open, otherTabs, newId, now, onFirstKept, ...delivering }: OutboxOptions) {
  let owner: string | null = null;
  /** Whose writes may leave: hers, once what was nobody's has become hers, since she did that first. */
  let sender: string | null = null;
  let signingIn = 0;
  let isFirst = true;
  const listeners = new Set<() => void>();
  const sentBackListeners = new Set<(owner: string) => void>();
  /** Those that this page saw waiting: only their refusal is news. */
  const seenWaiting = new Set<string>();
  const acknowledged = createAcknowledgedWrites({ now, onChange: show });
  const store = createWriteStore({ open, onChange: show });
  const delivery = createDelivery({
    ...delivering,
    store,
    owner: () => sender,
    onChange: show,
    onAcknowledged: acknowledged.add,
    onDone: (writes) => otherTabs.tell({ type: 'done', writes }),
    onSentBack: (whose) => {
      for (const listener of sentBackListeners) listener(whose);
    },
  });
  let shown = emptyOutbox;

  function show(): void {
    const isShown = (write: Write) => write.owner === null || write.owner === owner;
    const writes = store.writes().filter((write) => isShown(write) && !acknowledged.has(write.id));
    for (const { id, refused } of writes) if (!refused) seenWaiting.add(id);
    const state = owner === null && writes.length > 0 ? 'signed-out' : delivery.state();
    const isHeld = owner === null ? () => false : delivering.holdBack(owner, writes);
    const held = writes.filter((write) => !write.refused && isHeld(write));
    shown = {
      writes,
      acknowledged: acknowledged.all().filter(isShown),
      held,
      state,
      isDurable: store.isDurable(),
    };
    for (const listener of listeners) listener();
  }

  /** After something of hers changed: the other tabs show it, and the server hears of it. */
  function spread(): void {
    otherTabs.tell({ type: 'changed' });
    delivery.wake();
  }

  async function keep(write: Write, replaced: readonly string[] = []): Promise<void> {
    await store.add(write, replaced);
    if (isFirst && store.isDurable()) {
      isFirst = false;
      onFirstKept();
    }
    spread();
  }

  type Content = Pick<Write, 'kind' | 'body' | 'owner'> & { key: string | undefined };
  function freshWrite({ key, ...content }: Content): Write {
    return { id: newId(), madeAt: now(), ...content, ...(key !== undefined && { key }) };
  }

  const find = (id: string) => store.writes().find((write) => write.id === id);

  otherTabs.listen((news) => {
    if (news.type === 'done') acknowledged.add(news.writes);
    // Shown now; sent, if it still must be, when the tab that told is finished or gone.
    void store.refresh();
    void delivery.wake();
  });
  void delivery.wake();

  return {
    snapshot: () => shown,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /**
     * Registered once, and whenever its code has come: nothing waits for it. It gets each acknowledged write, first those
     * that were acknowledged before it was here, and each once.
     */
    reconcile: acknowledged.reconcileWith,

    /** Whether this phone did it, and the page knows that the server has it. */
    isAcknowledged: acknowledged.has,

    /** Whether this page saw it waiting. Asked once: a refusal of another day, or one already told, is not news. */
    isRefusalNews: (id: string): boolean => seenWaiting.delete(id),

    /** Tells whose writes the server sent back, until she was asked something. */
    onSentBack(listener: (owner: string) => void): () => void {
      sentBackListeners.add(listener);
      return () => sentBackListeners.delete(listener);
    },

    /** Who is signed in: writes of nobody become hers, those of somebody else stay hidden and unsent. */
    async setOwner(next: string | null): Promise<void> {
      const mine = ++signingIn;
      if (owner !== next) sender = null;
      owner = next;
      show();
      await store.refresh();
      const orphans = store.writes().filter((write) => write.owner === null);
      if (next !== null && owner === next && orphans.length > 0) {
        const ids = orphans.map(({ id }) => id);
        await store.change(ids, (write) => (write.owner === null ? { ...write, owner: next } : write));
      }
      // Whoever signed in meanwhile opens the door herself.
      if (mine === signingIn) sender = next;
      spread();
    },

    /**
     * Shows at once; resolves when it is kept on the phone, or could not be (`isDurable`). An earlier write with
     * the same kind and `supersedes` is left out, unless it was already on its way.
     */
    async add(kind: string, body: unknown, { supersedes: key }: { supersedes?: string } = {}): Promise<void> {
      const isReplaced = (write: Write) =>
        write.kind === kind && write.key === key && write.owner === owner && !write.attempted;
      const replaced = key === undefined ? [] : store.writes().filter(isReplaced);
      const unsent = replaced.filter(({ id }) => !delivery.isUnderWay(id)).map(({ id }) => id);
      await keep(freshWrite({ kind, body, key, owner }), unsent);
    },

    /** Says it better. What is already on its way goes first, and the better word after it. */
    async mend(id: string, body: unknown): Promise<void> {
      const known = find(id);
      await delivery.answered(id);
      let isMended = false;
      await store.change([id], (write) => {
        if (write.attempted) return write;
        isMended = true;
        return { ...withoutRefusal(write), body };
      });
      if (isMended) spread();
      else if (known) {
        const { kind, key, owner: whose } = known;
        await keep(freshWrite({ kind, body, key, owner: whose }));
      }
    },

    /** A refused write, once more as it is. */
    async retry(id: string): Promise<void> {
      await store.change([id], withoutRefusal);
      spread();
    },

    /** Only ever by her own hand. Answers with what was there, for `putBack`. */
    async discard(id: string): Promise<Write | undefined> {
      await delivery.answered(id);
      const write = find(id);
      await store.change([id], () => undefined);
      otherTabs.tell({ type: 'changed' });
      return write;
    },

    putBack: (write: Write) => keep(write),

    /** She left this device, and was asked about them: what she did not send goes, and what was to become hers. */
    async forget(whose: string): Promise<void> {
      await store.refresh();
      const isHers = (write: Write) => write.owner === whose || write.owner === null;
      acknowledged.drop(isHers);
      const hers = store.writes().filter(isHers);
      await store.change(
        hers.map(({ id }) => id),
        () => undefined,
      );
      otherTabs.tell({ type: 'changed' });
    },

    /** Something speaks for trying now: the network is back, the page is looked at again. */
    wake: delivery.wake,
  };
}
