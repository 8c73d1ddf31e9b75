import type { Sleep, SleepWriteKind } from '#shared/sleep/sleep.schema.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';

/** What the diary says to the server beside its timer: by the outbox, so that it arrives, once. */
const add = (kind: SleepWriteKind, body: unknown, supersedes: string) =>
  outbox.add(kind, body, { supersedes });

/** Resolves once the phone has it, also where the browser lets nothing be kept: then it lives in the page. */
export const putSleep = (sleep: Sleep): Promise<void> => add('sleep.put', sleep, sleep.id);

export function removeSleep(id: string): void {
  void add('sleep.remove', { id }, id);
}

/** A refused write, said better. */
export const mendSleep = (writeId: string, sleep: Sleep): Promise<void> => outbox.mend(writeId, sleep);
export const discardWrite = (writeId: string): void => void outbox.discard(writeId);

export const isDurable = (): boolean => outbox.snapshot().isDurable;
