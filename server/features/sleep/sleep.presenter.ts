import type { RecordedRow } from '#server/features/diary/recorded-row.ts';
import type { OpenTimer } from '#server/features/diary/timers.repository.ts';
import type { SleepDetails } from '#shared/diary/kinds/sleep.ts';
import type { SleepAnswer, SleepTimer } from '#shared/sleep/sleep.schema.ts';

export function presentSleep(row: RecordedRow): SleepAnswer {
  // They passed the schema of their kind when they came in.
  const { sort, mood } = row.details as SleepDetails;
  const iso = (moment: string | null) => new Date(moment ?? '').toISOString();
  return {
    id: row.id,
    startTime: iso(row.startTime),
    endTime: iso(row.endTime),
    durationSeconds: row.durationSeconds ?? 0,
    kind: sort,
    mood,
    notes: row.notes,
    timeZone: row.timeZone ?? '',
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
  };
}

export function presentSleepTimer({ state }: OpenTimer): SleepTimer {
  return {
    id: state.id,
    stretches: state.stretches.map(({ from, to }) => ({ side: 'asleep', from, to })),
    stoppedAt: state.stoppedAt,
    notes: state.notes,
    revision: state.revision,
    timeZone: state.timeZone,
  };
}
