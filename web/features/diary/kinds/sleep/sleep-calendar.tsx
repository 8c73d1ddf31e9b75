import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { addDays } from '#shared/time/calendar-date.ts';
import { dayOf, daysUntil, dayWindow } from '#shared/timer/log.rules.ts';
import { useNow } from '#web/features/timer/use-now.ts';
import { TryAgain } from '#web/parts/try-again.tsx';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { EmptyLamp } from '#web/ui/illustrations/empty-lamp.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { DiaryPlace } from '../../diary-place.ts';
import { useRecordWords } from '../../record-words.ts';
import { CalendarPicture } from './calendar-picture.tsx';
import { useSleeps } from './use-sleeps.ts';

type Props = { place: DiaryPlace; length: 7 | 30; dayStartHour: number };

/** A week or a month of days, and the ones before it. */
export function SleepCalendar({ place, length, dayStartHour }: Props) {
  const t = useTexts();
  const words = useRecordWords();
  const zone = deviceTimeZone();
  const [back, setBack] = useState(0);
  const today = dayOf(new Date(useNow('half-minute')), zone, dayStartHour);
  const last = addDays(today, -back * length);
  const first = addDays(last, 1 - length);
  const range = useSleeps(place, {
    from: dayWindow(first, zone, dayStartHour).from,
    to: dayWindow(last, zone, dayStartHour).to,
  });
  const isEmpty = range.isWhole && range.sleeps.length === 0;
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex items-center justify-between">
        <IconButton label={t('sleepCalendar.previous')} onClick={() => setBack(back + 1)}>
          <ChevronLeft size={22} aria-hidden />
        </IconButton>
        <p aria-live="polite" className="text-balance text-center font-bold">
          {words.day(first)} – {words.day(last)}
        </p>
        <IconButton label={t('sleepCalendar.next')} disabled={back === 0} onClick={() => setBack(back - 1)}>
          <ChevronRight size={22} aria-hidden />
        </IconButton>
      </div>
      {range.isWhole && !isEmpty && (
        <CalendarPicture
          key={last}
          days={daysUntil(last, length)}
          sleeps={range.sleeps}
          dayStartHour={dayStartHour}
        />
      )}
      {isEmpty && (
        <EmptyState
          picture={<EmptyLamp />}
          title={t('sleepCalendar.empty')}
          text={t('sleepCalendar.emptyText')}
          action={
            <Link to={paths.toolSleepDiary} className={buttonClass({ variant: 'secondary' })}>
              {t('sleepCalendar.toDiary')}
            </Link>
          }
        />
      )}
      {range.hasFailed && (
        <EmptyState
          title={t('sleepCalendar.loadFailed')}
          text={t('sleepCalendar.rangeFailedText')}
          action={<TryAgain query={range} />}
        />
      )}
      {!range.isWhole && !range.hasFailed && (
        <div role="status" aria-busy="true">
          <Skeleton className="h-96" />
        </div>
      )}
    </div>
  );
}
