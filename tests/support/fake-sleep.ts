import type { DiaryRecord } from '#shared/diary/record.schema.ts';
import type { NursingSettings } from '#shared/nursing/nursing.schema.ts';
import type { SleepKind, SleepMood } from '#shared/sleep/sleep.rules.ts';
import type { Timer } from '#shared/timer/timer.rules.ts';
import { fakeDiary, someSleepRecord } from './fake-diary.ts';

type Told = Partial<Omit<DiaryRecord<'sleep'>, 'details' | 'day'>> & { id: string } & {
  sort?: SleepKind;
  mood?: SleepMood | null;
};

/** The diary's sleeps and timers, and the outbox's route, beside `fakeServer`, which must be there first. */
export function fakeSleep({
  sleeps = [],
  timers = [],
  chosen = {},
}: {
  sleeps?: DiaryRecord<'sleep'>[];
  timers?: Timer<'asleep'>[];
  chosen?: Partial<NursingSettings>;
} = {}) {
  const diary = fakeDiary({
    only: 'sleep',
    records: sleeps,
    chosen,
    timers: timers.map((timer) => ({ ...timer, kind: 'sleep', babyId: 'ana', startedBy: '1' })),
  });
  return { ...diary, sleeps: diary.records };
}

/** A nap of an hour that ended at two in the afternoon in São Paulo. */
export function someSleep({ sort = 'nap', mood = null, ...told }: Told): DiaryRecord<'sleep'> {
  return someSleepRecord({
    startTime: '2026-07-01T16:00:00.000Z',
    endTime: '2026-07-01T17:00:00.000Z',
    durationSeconds: 3600,
    details: { sort, mood },
    ...told,
  });
}
