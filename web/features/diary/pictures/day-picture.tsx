import { dayWindow } from '#shared/timer/log.rules.ts';
import { TryAgain } from '#web/parts/try-again.tsx';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { DayShown } from '../by-day.tsx';
import type { DiaryPlace } from '../diary-place.ts';
import { useDiaryRange } from '../use-diary-range.ts';
import { DayRing } from './day-ring.tsx';

type Props = {
  place: DiaryPlace;
  /** With what the timeline shows of it: until all came, and where nothing comes. */
  seen: DayShown;
  dayStartHour: number;
};

/** One day of all kinds, whatever the timeline is narrowed to. */
export default function DayPicture({ place, seen, dayStartHour }: Props) {
  const t = useTexts();
  const { day, name, records } = seen;
  const window = dayWindow(day, deviceTimeZone(), dayStartHour);
  const range = useDiaryRange(place, { kind: undefined, ...window });
  // What has a day and no moment lies in no span of moments.
  const whole = [...range.records, ...records.filter((record) => record.day !== null)];
  return (
    <div className="grid grid-cols-1 gap-3">
      {range.hasFailed && (
        <div role="status" className="flex flex-wrap items-center gap-3">
          <p className="text-ink-soft text-small">{t('timeline.onlyHere')}</p>
          <TryAgain query={range} />
        </div>
      )}
      <DayRing day={day} title={name} records={range.isWhole ? whole : records} dayStartHour={dayStartHour} />
    </div>
  );
}
