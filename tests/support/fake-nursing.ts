import type { DiaryRecord } from '#shared/diary/record.schema.ts';
import type { Breast, NursingSide } from '#shared/nursing/nursing.rules.ts';
import type { Timer } from '#shared/timer/timer.rules.ts';
import { fakeDiary, someFeedRecord } from './fake-diary.ts';

type Told = Partial<Omit<DiaryRecord<'feed'>, 'details' | 'day'>> & { id: string } & {
  side?: NursingSide;
  leftSeconds?: number;
  rightSeconds?: number;
  lastSide?: Breast | null;
};

/** The diary's feeds and timers, and the outbox's route, beside `fakeServer`, which must be there first. */
export function fakeNursing({
  feeds = [],
  timers = [],
  now,
}: {
  feeds?: DiaryRecord<'feed'>[];
  timers?: Timer<Breast>[];
  /** The server's own clock, where a test sets the phone's wrong. */
  now?: () => number;
} = {}) {
  const diary = fakeDiary({
    only: 'feed',
    records: feeds,
    timers: timers.map((timer) => ({ ...timer, kind: 'feed', babyId: 'ana', startedBy: '1' })),
    ...(now && { now }),
  });
  return {
    ...diary,
    feeds: diary.records,
    writesOf: (kind: string) => diary.writesOf(kind).map((body) => ({ body })),
    /** She began it on another phone. */
    runElsewhere: (timer: Timer<Breast>) =>
      diary.timers.set(timer.id, { ...timer, kind: 'feed', babyId: 'ana', startedBy: '1' }),
  };
}

export function someFeed({
  side = 'left',
  leftSeconds = 720,
  rightSeconds = 0,
  lastSide = null,
  ...told
}: Told): DiaryRecord<'feed'> {
  return someFeedRecord({
    startTime: '2026-07-01T05:00:00.000Z',
    endTime: '2026-07-01T05:12:00.000Z',
    durationSeconds: 720,
    details: { side, leftSeconds, rightSeconds, lastSide },
    ...told,
  });
}
