import type { RecordedRow } from '#server/features/diary/recorded-row.ts';
import type { OpenTimer } from '#server/features/diary/timers.repository.ts';
import type { FeedDetails } from '#shared/diary/kinds/feed.ts';
import type { FeedAnswer, Timer } from '#shared/nursing/nursing.schema.ts';

export function presentFeed(row: RecordedRow): FeedAnswer {
  // They passed the schema of their kind when they came in.
  const { side, leftSeconds, rightSeconds, lastSide } = row.details as FeedDetails;
  const iso = (moment: string | null) => new Date(moment ?? '').toISOString();
  return {
    id: row.id,
    startTime: iso(row.startTime),
    endTime: iso(row.endTime),
    durationSeconds: row.durationSeconds ?? 0,
    side,
    leftSeconds,
    rightSeconds,
    lastSide,
    notes: row.notes,
    timeZone: row.timeZone ?? '',
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
  };
}

export function presentTimer({ state }: OpenTimer): Timer {
  return {
    id: state.id,
    stretches: state.stretches.map(({ side, from, to }) => ({ side: side as 'left' | 'right', from, to })),
    stoppedAt: state.stoppedAt,
    notes: state.notes,
    revision: state.revision,
    timeZone: state.timeZone,
  };
}
