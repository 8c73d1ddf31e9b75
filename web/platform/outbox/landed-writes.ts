import type { OutboxSnapshot } from './outbox.ts';
import type { Write } from './write.ts';

type Outbox = { snapshot: () => OutboxSnapshot; subscribe: (listener: () => void) => () => void };

/** Longer than the cache of answers takes to tell the page of a correction. */
const lingerMs = 100;

/**
 * A write leaves the outbox an instant before the lists that it changed say the same. Without this a mark would
 * go out and come back in between.
 */
export function landedWrites(outbox: Outbox, isOurs: (write: Write) => boolean) {
  let before = outbox.snapshot().writes;
  let landed: readonly Write[] = [];
  const listeners = new Set<() => void>();

  function change(next: readonly Write[]): void {
    landed = next;
    for (const listener of listeners) listener();
  }

  outbox.subscribe(() => {
    const { writes } = outbox.snapshot();
    const staying = new Set(writes.map(({ id }) => id));
    const gone = before.filter((write) => isOurs(write) && !write.refused && !staying.has(write.id));
    before = writes;
    if (gone.length === 0) return;
    change([...landed, ...gone]);
    setTimeout(() => change(landed.filter((write) => !gone.includes(write))), lingerMs);
  });

  return {
    snapshot: () => landed,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
