import type { AcknowledgedWrite, Write } from './write.ts';

/** Makes the cached answers say what a write says, and calls `onTold` in the moment in which the page hears of it. */
export type Reconcile = (write: AcknowledgedWrite, onTold: () => void) => void;

/**
 * Writes that the server has taken, heard by this tab or another, until the cached answers say the same: without them
 * what she did would go out and come back in between. Each is acknowledged once, however often it is told.
 */
export function createAcknowledgedWrites({ now, onChange }: { now: () => number; onChange: () => void }) {
  const ids = new Set<string>();
  let listed: readonly AcknowledgedWrite[] = [];
  let unapplied: AcknowledgedWrite[] = [];
  let reconcile: Reconcile | undefined;

  function applyAll(): void {
    if (!reconcile) return;
    for (const write of unapplied.splice(0))
      reconcile(write, () => {
        listed = listed.filter(({ id }) => id !== write.id);
        onChange();
      });
  }

  return {
    has: (id: string) => ids.has(id),
    all: () => listed,

    add(writes: readonly Write[]): void {
      const fresh = writes
        .filter(({ id }) => !ids.has(id))
        .map((write) => ({ ...write, acknowledgedAt: now() }));
      for (const { id } of fresh) ids.add(id);
      listed = [...listed, ...fresh];
      unapplied.push(...fresh);
      onChange();
      applyAll();
    },

    reconcileWith(apply: Reconcile): () => void {
      reconcile = apply;
      applyAll();
      return () => {
        reconcile = undefined;
      };
    },

    drop(isDropped: (write: Write) => boolean): void {
      listed = listed.filter((write) => !isDropped(write));
      unapplied = unapplied.filter((write) => !isDropped(write));
    },
  };
}
