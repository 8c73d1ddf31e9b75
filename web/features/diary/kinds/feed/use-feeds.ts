import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import { historyLength } from '#shared/nursing/nursing.rules.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { useDiary } from '../../use-diary.ts';

/** A feed of the diary: it has both its moments, though what was refused may have them empty. */
export type FeedRecord = Extract<SeenRecord, { kind: 'feed' }> & {
  startTime: string;
  endTime: string;
  durationSeconds: number;
};
export const isFeed = (record: SeenRecord): record is FeedRecord =>
  record.kind === 'feed' && record.startTime !== null && record.endTime !== null;

export const feedsAlone = { kind: 'feed' } as const;

/** The baby's feeds, newest first, page by page: what the phone keeps at once, and on top what waits to be sent. */
export function useFeeds(place: DiaryPlace) {
  const { records, ...log } = useDiary(place, feedsAlone);
  const feeds = records.filter(isFeed);
  return { ...log, feeds, history: feeds.slice(0, historyLength) };
}
