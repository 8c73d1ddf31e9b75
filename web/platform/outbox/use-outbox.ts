import { useSyncExternalStore } from 'react';
import { appOutbox } from './app-outbox.ts';
import { emptyOutbox, type OutboxSnapshot } from './outbox.ts';
import type { Write } from './write.ts';

/** A page that comes with its content knows nothing of the phone. */
const atFirst = (): OutboxSnapshot => emptyOutbox;

/** What waits to be sent, was refused or was just taken: all of it, or what is of these kinds. */
export function useOutbox(kinds?: readonly string[] | Record<string, unknown>): OutboxSnapshot {
  const snapshot = useSyncExternalStore(appOutbox.subscribe, appOutbox.snapshot, atFirst);
  if (!kinds) return snapshot;
  const isOurs = ({ kind }: Write) => (Array.isArray(kinds) ? kinds.includes(kind) : kind in kinds);
  return {
    ...snapshot,
    writes: snapshot.writes.filter(isOurs),
    acknowledged: snapshot.acknowledged.filter(isOurs),
    held: snapshot.held.filter(isOurs),
  };
}
