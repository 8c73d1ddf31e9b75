import type { DiaryPlace } from '../../diary-place.ts';
import { useDiaryRange } from '../../use-diary-range.ts';
import { type FeedRecord, feedsAlone, isFeed } from './use-feeds.ts';

/** The feeds that began in a span of days. Until all came, `isWhole` is false: a picture or a sheet with a hole would lie. */
export function useFeedRange(place: DiaryPlace, from: Date, to: Date) {
  const { records, ...range } = useDiaryRange(place, { ...feedsAlone, from, to, isBehind: true });
  const isInside = ({ startTime }: FeedRecord) =>
    Date.parse(startTime) >= from.getTime() && Date.parse(startTime) < to.getTime();
  return { ...range, feeds: records.filter(isFeed).filter(isInside) };
}
