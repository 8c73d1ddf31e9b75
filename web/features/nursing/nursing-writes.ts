import type { Feed, NursingSettings, NursingWriteKind } from '#shared/nursing/nursing.schema.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import type { Write } from '#web/platform/outbox/write.ts';

/** What nursing says to the server beside its timer: by the outbox, so that it arrives, once. */
const add = (kind: NursingWriteKind, body: unknown, supersedes: string) =>
  outbox.add(kind, body, { supersedes });

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
