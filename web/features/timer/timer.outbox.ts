import type { QueryClient } from '@tanstack/react-query';
import { recordedIn } from '#shared/diary/place.rules.ts';
import { newestFirst } from '#shared/timer/log.rules.ts';
import type { PendingWrite } from '#shared/timer/merge.rules.ts';
import type { Timed } from '#shared/timer/timed.ts';
import type { Timer } from '#shared/timer/timer.rules.ts';
import { timeOfDay } from '#web/platform/language/format.ts';
import { appOutbox as outbox } from '#web/platform/outbox/app-outbox.ts';
import type { WriteKind } from '#web/platform/outbox/outbox-noun.ts';
import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { nowKey, type TimerKind, type TimerPlace } from './timer-kind.ts';

type Writing = Pick<TimerKind<string, unknown>, 'name' | 'writes' | 'maxNotesLength'>;

/**
 * A visitor's timer is told when she signs in. The server takes notes up to their limit; what is too long stays
 * whole on the phone until she shortens it.
 */
export function putTimer(kind: Writing, place: TimerPlace, timer: Timer): void {
  if (place.owner === null) return;
  const told = { ...timer, notes: timer.notes.slice(0, kind.maxNotesLength) };
  const { familyId, babyId } = familyIn(kind, place);
  const body = babyId === undefined ? told : { ...told, familyId, babyId, kind: kind.name };
  void outbox.add(kind.writes.put, body, { supersedes: timer.id });
}

export function removeTimer(kind: Writing, place: TimerPlace, id: string): void {
  if (place.owner === null) return;
  const { familyId } = familyIn(kind, place);
  void outbox.add(
    kind.writes.remove,
    { id, ...(familyId !== undefined && { familyId }) },
    { supersedes: id },
  );
}

/** Where a write of the diary is done; one that is none of the diary's yet says nothing of it. */
const familyIn = ({ writes }: Writing, { familyId, babyId }: TimerPlace) =>
  writes.record === 'record.put' ? { familyId: recordedIn({ familyId, babyId }), babyId } : {};

/** Resolves once the phone has it, also where the browser lets nothing be kept: then it lives in the page. */
export function putRecord(kind: Writing, place: TimerPlace, record: Pick<Timed, 'id'>): Promise<void> {
  const { familyId, babyId } = familyIn(kind, place);
  const said = { familyId, babyId, groupId: null, baseRevision: 0 };
  const body = babyId === undefined ? record : { ...record, kind: kind.name, ...said };
  return outbox.add(kind.writes.record, body, { supersedes: record.id });
}

export function removeRecord({ writes }: Writing, id: string): void {
  void outbox.add(writes.removeRecord, { id }, { supersedes: id });
}

/** A refused write, said better. */
export const mendRecord = (writeId: string, record: Timed): Promise<void> => outbox.mend(writeId, record);
export const discardWrite = (writeId: string): void => void outbox.discard(writeId);

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

/** A record came or went: what becomes of a list that was read before. */
export type RecordChange<Answer extends Timed> = {
  owner: string;
  /** As the server will answer it; undefined when it was removed. */
  put: Answer | undefined;
  without: (records: Answer[]) => Answer[];
  applied: (records: Answer[]) => Answer[];
};

type Speech = Parameters<WriteKind['describe']>[1];

type Definition<Answer extends Timed> = {
  timer: Pick<TimerKind<string, unknown>, 'name' | 'writes'>;
  mendPaths: { record: string; timer: string };
  words: Record<'record' | 'removal' | 'timer', (t: Speech['t']) => string> & {
    recordAt: (time: string, t: Speech['t']) => string;
  };
  /** Why the server would not take it, by the fields that it named. */
  problem: (fields: Record<string, string> | undefined, t: Speech['t']) => string | undefined;
  /** Corrects her cached lists in place: fetching again would ask for every page she scrolled through. */
  apply: (client: QueryClient, change: RecordChange<Answer>) => void;
};

/** The four kinds of write that every noun with a timer has: its records and its timers, put and removed. */
export function timerWriteKinds<Answer extends Timed & { createdAt: string; updatedAt: string }>({
  timer,
  mendPaths,
  words,
  problem,
  apply,
}: Definition<Answer>) {
  const reason: WriteKind['reason'] = ({ refused }, { t }) => problem(refused?.fields, t);
  const refreshNow = (client: QueryClient) => void client.invalidateQueries({ queryKey: nowKey(timer) });

  function acknowledge(client: QueryClient, { kind, body, owner, madeAt }: Write): void {
    refreshNow(client);
    if (owner === null) return;
    const at = new Date(madeAt).toISOString();
    const put =
      kind === timer.writes.record ? { ...(body as Answer), createdAt: at, updatedAt: at } : undefined;
    const { id } = body as { id: string };
    const without = (records: Answer[]) => records.filter((record) => record.id !== id);
    const applied = (records: Answer[]) => [...without(records), ...(put ? [put] : [])].sort(newestFirst);
    apply(client, { owner, put, without, applied });
  }

  return {
    refreshNow,
    putRecord: {
      describe: ({ body }, { t, language }) => {
        const { startTime } = body as Partial<Timed>;
        const isMoment = !Number.isNaN(Date.parse(startTime ?? ''));
        return startTime && isMoment ? words.recordAt(timeOfDay(startTime, language), t) : words.record(t);
      },
      reason,
      mendPath: () => mendPaths.record,
      acknowledge,
    },
    removeRecord: { describe: (_, { t }) => words.removal(t), acknowledge },
    putTimer: {
      describe: (_, { t }) => words.timer(t),
      reason,
      mendPath: () => mendPaths.timer,
      acknowledge: refreshNow,
    },
    removeTimer: { describe: (_, { t }) => words.timer(t), acknowledge: refreshNow },
  } satisfies Record<string, WriteKind | typeof refreshNow>;
}
