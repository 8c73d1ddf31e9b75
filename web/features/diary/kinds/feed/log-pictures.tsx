import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { type Fed, monthSeries, weekSeries } from '#shared/nursing/log.rules.ts';
import { addDays, type CalendarDate } from '#shared/time/calendar-date.ts';
import { dayOf, dayWindow } from '#shared/timer/log.rules.ts';
import { useIncrementalCount } from '#web/features/timer/use-incremental-count.ts';
import { useNow } from '#web/features/timer/use-now.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { DiaryPlace } from '../../diary-place.ts';
import { useNursingSettings } from './nursing-settings.ts';
import { DayPattern } from './pictures/day-pattern.tsx';
import { FeedsPerDay } from './pictures/feeds-per-day.tsx';
import { TimePerSide } from './pictures/time-per-side.tsx';
import { RangeOnItsWay } from './range-on-its-way.tsx';
import { useFeedRange } from './use-feed-range.ts';
import { useFeedWords } from './use-feed-words.ts';

type Props = { place: DiaryPlace; days: 7 | 30 };

/** A week or a month in three pictures, and the ones before it. */
export function LogPictures({ place, days }: Props) {
  const t = useTexts();
  const words = useFeedWords();
  const { dayStartHour } = useNursingSettings();
  const zone = deviceTimeZone();
  const [back, setBack] = useState(0);
  const today = dayOf(new Date(useNow('half-minute')), zone, dayStartHour);
  const last = addDays(today, -back * days);
  const first = addDays(last, 1 - days);
  // A feed that began the evening before reaches into the first strip.
  const from = dayWindow(addDays(first, -1), zone, dayStartHour).from;
  const range = useFeedRange(place, from, dayWindow(last, zone, dayStartHour).to);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex items-center justify-between">
        <IconButton label={t('nursingLog.previous')} onClick={() => setBack(back + 1)}>
          <ChevronLeft size={22} aria-hidden />
        </IconButton>
        <p aria-live="polite" className="text-balance text-center font-bold">
          {words.day(first)} – {words.day(last)}
        </p>
        <IconButton label={t('nursingLog.next')} disabled={back === 0} onClick={() => setBack(back - 1)}>
          <ChevronRight size={22} aria-hidden />
        </IconButton>
      </div>
      {!range.isWhole ? (
        <RangeOnItsWay range={range} />
      ) : (
        <Pictures key={last} feeds={range.feeds} days={days} last={last} dayStartHour={dayStartHour} />
      )}
    </div>
  );
}

type Drawn = { feeds: Fed[]; days: 7 | 30; last: CalendarDate; dayStartHour: number };

/** Drawn a little at a time, behind what she does: a month of a thousand feeds must not hold the page. */
function Pictures({ feeds, days, last, dayStartHour }: Drawn) {
  const zone = deviceTimeZone();
  const drawn = useIncrementalCount(3, 1);
  const series = (days === 7 ? weekSeries : monthSeries)(last, feeds, { timeZone: zone, dayStartHour });
  return (
    <Card className="grid grid-cols-1 gap-8">
      <FeedsPerDay series={series} />
      {drawn > 1 && <TimePerSide series={series} />}
      {drawn > 2 && (
        <DayPattern
          days={series.map(({ day }) => day)}
          feeds={feeds}
          timeZone={zone}
          dayStartHour={dayStartHour}
        />
      )}
    </Card>
  );
}
