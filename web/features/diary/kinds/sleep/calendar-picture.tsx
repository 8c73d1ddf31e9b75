import { useDeferredValue } from 'react';
import { type Slept, sleepDays } from '#shared/sleep/sleep-log.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { Figure } from '#web/features/timer/figure.tsx';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useRecordWords } from '../../record-words.ts';
import { DayStrips } from './day-strips.tsx';

type Props = { days: CalendarDate[]; sleeps: readonly Slept[]; dayStartHour: number };

/** Drawn a little at a time, behind what she does: a month of a thousand sleeps must not hold the page. */
export function CalendarPicture({ days: dates, sleeps: all, dayStartHour }: Props) {
  const t = useTexts();
  const words = useRecordWords();
  const sleeps = useDeferredValue<readonly Slept[] | null>(all, null);
  if (!sleeps) return <Skeleton className="h-96" />;
  const days = sleepDays(dates, sleeps, { timeZone: deviceTimeZone(), dayStartHour });
  const timeOf = (seconds: number) => (seconds > 0 ? words.duration(seconds) : t('sleepCalendar.none'));
  return (
    <Card>
      <Figure
        isSpoken
        title={t('sleepCalendar.picture')}
        text={t('sleepCalendar.pictureText')}
        words={{ asPicture: t('sleepCalendar.asPicture'), asTable: t('sleepCalendar.asTable') }}
        head={[
          t('sleepCalendar.day'),
          t('sleepCalendar.naps'),
          t('sleepCalendar.night'),
          t('sleepCalendar.total'),
        ]}
        rows={days.map(({ day, totals: { nap, night } }) => ({
          key: day,
          cells: () => [
            words.day(day),
            nap.times > 0
              ? t('sleepCalendar.count', { n: nap.times, time: words.duration(nap.seconds) })
              : t('sleepCalendar.none'),
            timeOf(night.seconds),
            timeOf(nap.seconds + night.seconds),
          ],
        }))}
        picture={<DayStrips days={days} dayStartHour={dayStartHour} />}
      />
    </Card>
  );
}
