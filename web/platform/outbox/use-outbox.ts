import { useSyncExternalStore } from 'react';
import { appOutbox } from './app-outbox.ts';
import type { OutboxSnapshot } from './outbox.ts';
import type { Write } from './write.ts';

/** What waits to be sent, or was refused: all of it, or the kinds that begin with `kindPrefix` ('feed.'). */
export function useOutbox(kindPrefix = ''): OutboxSnapshot {
  const snapshot = useSyncExternalStore(appOutbox.subscribe, appOutbox.snapshot);
  const isOurs = ({ kind }: Write) => kind.startsWith(kindPrefix);
  return { ...snapshot, writes: snapshot.writes.filter(isOurs), held: snapshot.held.filter(isOurs) };
}
