import type { Timed } from '#shared/timer/timed.ts';
import type { Timer } from '#shared/timer/timer.rules.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import type { TimerKind } from './timer-kind.ts';

type Told = Pick<TimerKind<string, unknown>, 'writes' | 'maxNotesLength'>;

/**
 * A visitor's timer is told when she signs in. The server takes notes up to their limit; what is too long stays
 * whole on the phone until she shortens it.
 */
export function putTimer({ writes, maxNotesLength }: Told, owner: string | null, timer: Timer): void {
  if (owner === null) return;
  const told = { ...timer, notes: timer.notes.slice(0, maxNotesLength) };
  void outbox.add(writes.put, told, { supersedes: timer.id });
}

export function removeTimer({ writes }: Told, owner: string | null, id: string): void {
  if (owner !== null) void outbox.add(writes.remove, { id }, { supersedes: id });
}

/** Resolves once the phone has it, also where the browser lets nothing be kept: then it lives in the page. */
export const putRecord = ({ writes }: Told, record: Timed): Promise<void> =>
  outbox.add(writes.record, record, { supersedes: record.id });
