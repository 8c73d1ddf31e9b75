import { recordedIn } from '#shared/diary/place.rules.ts';
import type { DiaryWriteKind } from '#shared/diary/record.schema.ts';
import type { PendingWrite } from '#shared/timer/merge.rules.ts';
import type { Timer } from '#shared/timer/timer.rules.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import type { TimerKind } from './timer-kind.ts';
import type { TimerPlace } from './timer-presence.ts';

type Writing = Pick<TimerKind<string, unknown>, 'name' | 'maxNotesLength'>;

const add = (kind: DiaryWriteKind, body: { id: string; familyId: string | null; [told: string]: unknown }) =>
  outbox.add(kind, body, { supersedes: body.id });

/**
 * A visitor's timer is told when she signs in. The server takes notes up to their limit; what is too long stays
 * whole on the phone until she shortens it.
 */
export function putTimer({ name: kind, maxNotesLength }: Writing, place: TimerPlace, timer: Timer): void {
  if (place.owner === null) return;
  const notes = timer.notes.slice(0, maxNotesLength);
  const { babyId } = place;
  void add('record-timer.put', { ...timer, notes, kind, familyId: recordedIn(place), babyId });
}

export function removeTimer(place: TimerPlace, id: string): void {
  if (place.owner !== null) void add('record-timer.remove', { id, familyId: recordedIn(place) });
}

/** What became of a timer. Resolves once the phone has it, also where nothing can be kept: then it lives in the page. */
export function putRecord({ name: kind }: Writing, place: TimerPlace, record: { id: string }): Promise<void> {
  const { babyId } = place;
  const said = { familyId: recordedIn(place), babyId, groupId: null, baseRevision: 0 };
  return add('record.put', { ...record, kind, ...said });
}

/** False: what she saved lives in this tab alone. */
export const isDurable = (): boolean => outbox.snapshot().isDurable;

/** What the server has yet to take, or refused. */
export const pendingWrites = (): PendingWrite[] => outbox.snapshot().writes.map(pending);

/** And before it what the server has taken, while the answers that were read before do not say so yet. */
export function usePendingWrites(): PendingWrite[] {
  const { acknowledged, writes } = useOutbox();
  return [
    ...acknowledged.map((write) => ({ ...pending(write), isAcknowledged: true as const })),
    ...writes.map(pending),
  ];
}

function pending({ id, kind, body, madeAt, refused }: Write): PendingWrite {
  if (!refused) return { id, kind, body, madeAt };
  const { code, fields } = refused;
  return { id, kind, body, madeAt, refused: { code, ...(fields && { fields }) } };
}
