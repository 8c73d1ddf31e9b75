import type { SeenRecord } from '#shared/diary/diary.rules.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { type BottleFrom, type Container, milkStock } from '#shared/milk/milk-times.rules.ts';
import { addDays } from '#shared/time/calendar-date.ts';
import { dayWindow } from '#shared/timer/log.rules.ts';
import { useNow } from '#web/features/timer/use-now.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import type { DiaryPlace } from '../../diary-place.ts';
import { useDiaryRange } from '../../use-diary-range.ts';

/** Four times as long as anything keeps: what was forgotten in the freezer is still told of. */
const daysBack = 60;

type SeenContainer = SeenRecord & RecordEnvelope<'milk'> & Container;
const isContainer = (record: SeenRecord): record is SeenContainer =>
  record.kind === 'milk' && record.startTime !== null;
const isBottle = (record: SeenRecord): record is SeenRecord & RecordEnvelope<'bottle'> =>
  record.kind === 'bottle';

/** What there is, of the whole family: milk is kept for whoever drinks it. Of a baby no longer spoken of nothing shows. */
export function useMilkStock(place: DiaryPlace) {
  const { today } = useLocalTime();
  const now = new Date(useNow('half-minute'));
  const zone = deviceTimeZone();
  const ofFamily = { ...place, babyId: null };
  const span = {
    from: dayWindow(addDays(today, -daysBack), zone, 0).from,
    to: dayWindow(today, zone, 0).to,
    isNewest: true,
  };
  const milk = useDiaryRange(ofFamily, { kind: 'milk', ...span });
  const bottles = useDiaryRange(ofFamily, { kind: 'bottle', ...span });
  const isOfSomebodyHere = ({ babyId }: SeenRecord) =>
    babyId === null || place.facts === undefined || babyId in place.facts;
  const containers = milk.records.filter(isContainer).filter(isOfSomebodyHere);
  const given: readonly BottleFrom[] = bottles.records.filter(isBottle);
  return {
    ...milkStock(containers, given, now),
    containers,
    given,
    isWaiting: milk.isWaiting || bottles.isWaiting,
    hasFailed: milk.hasFailed || bottles.hasFailed,
    isFetching: milk.isFetching || bottles.isFetching,
    refetch: () => Promise.all([milk.refetch(), bottles.refetch()]),
  };
}

export type MilkStocked = ReturnType<typeof useMilkStock>['inOrder'][number];
