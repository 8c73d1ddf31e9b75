import type { PendingWrite } from '#shared/nursing/merge.rules.ts';
import { maxNotesLength } from '#shared/nursing/nursing.rules.ts';
import type { Feed, NursingSettings, NursingWriteKind, Timer } from '#shared/nursing/nursing.schema.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import type { Write } from '#web/platform/outbox/write.ts';

/** What nursing says to the server, and the only place that says it: by the outbox, so that it arrives, once. */
const add = (kind: NursingWriteKind, body: unknown, supersedes: string) =>
  outbox.add(kind, body, { supersedes });

/**
 * A visitor's timer is told when she signs in. The server takes notes up to their limit; what is too long stays
 * whole on the phone until she shortens it.
 */
export function putTimer(owner: string | null, timer: Timer): void {
  if (owner === null) return;
  void add('timer.put', { ...timer, notes: timer.notes.slice(0, maxNotesLength) }, timer.id);
}

export function removeTimer(owner: string | null, id: string): void {
  if (owner !== null) void add('timer.remove', { id }, id);
}

/** Resolves once the phone has it, also where the browser lets nothing be kept: then it lives in the page. */
export const putFeed = (feed: Feed): Promise<void> => add('feed.put', feed, feed.id);

export function removeFeed(id: string): void {
  void add('feed.remove', { id }, id);
}

export function putSettings(settings: NursingSettings): void {
  void add('nursing.settings', settings, 'mine');
}

/** A refused write, said better. */
export const mendFeed = (writeId: string, feed: Feed): Promise<void> => outbox.mend(writeId, feed);
export const discardWrite = (writeId: string): void => void outbox.discard(writeId);

export const isDurable = (): boolean => outbox.snapshot().isDurable;

export function onNursingWriteDone(listener: (write: Write) => void): () => void {
  return outbox.onDone(listener);
}

export const pendingWrites = (): PendingWrite[] => outbox.snapshot().writes.map(pending);

export function usePendingWrites(): PendingWrite[] {
  return useOutbox().writes.map(pending);
}

function pending({ id, kind, body, refused }: Write): PendingWrite {
  if (!refused) return { id, kind, body };
  const { code, fields } = refused;
  return { id, kind, body, refused: { code, ...(fields && { fields }) } };
}
