import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { addDays, type CalendarDate, weekdayOf } from '#shared/time/calendar-date.ts';
import { DayDetail } from '#web/features/daily/calendar/day-detail.tsx';
import { DayList } from '#web/features/daily/calendar/day-list.tsx';
import { dayWithin } from '#web/features/daily/calendar/month.ts';
import { MonthCalendar } from '#web/features/daily/calendar/month-calendar.tsx';
import { SavedContents } from '#web/features/daily/calendar/saved-contents.tsx';
import { WeekNavigation } from '#web/features/daily/calendar/week-navigation.tsx';
import { useDailyReader } from '#web/features/daily/use-daily-reader.ts';
import { contentOn, useWeek } from '#web/features/daily/use-week.ts';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { TryAgain } from '#web/parts/try-again.tsx';
import { useOnline } from '#web/platform/device/online.ts';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { useSwipe } from '#web/ui/use-swipe.ts';
import { addressOf, calendarReach, placeInCalendar } from './calendar-place.ts';
import { PhaseBanner } from './phase-banner.tsx';

const daysPerWeek = 7;

export function CalendarPage({ onOpen }: { onOpen: (day: CalendarDate) => void }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { today } = useLocalTime();
  const { reader, profile } = useDailyReader();
  const { offset, day } = placeInCalendar(today, useSearch({ strict: false }));
  const query = useWeek(reader, day);
  const week = query.data ?? (query.isError ? null : undefined);
  const content = week === null ? null : contentOn(week, day);
  const reach = calendarReach(today);

  /** From where she is by now: two quick taps are two weeks, however long the first takes to show. */
  function go(to: (from: CalendarDate) => CalendarDate): void {
    navigate({
      to: '.',
      search: (current) => {
        const next = to(placeInCalendar(today, current).day);
        return { ...current, ...addressOf(today, dayWithin(reach, next)) };
      },
      replace: true,
      resetScroll: false,
    });
  }
  const choose = (next: CalendarDate) => go(() => next);
  const move = (weeks: number) => go((from) => addDays(from, weeks * daysPerWeek));
  const { detail, show } = useShownDetail(day);
  /** She tapped it: what it brings comes before her eyes, which may be far below or above it. */
  function pick(next: CalendarDate): void {
    show(next);
    choose(next);
  }
  const swipe = useSwipe({ onForward: () => move(1), onBack: () => move(-1) });

  return (
    <TitledPage title={t('calendar.title')} width="beside">
      <div className="-mt-4 grid grid-cols-1 gap-5 desk:grid-cols-2 desk:items-start desk:gap-8">
        <div className="grid grid-cols-1 gap-5">
          <WeekNavigation
            offset={offset}
            sunday={addDays(day, -weekdayOf(day))}
            onMove={move}
            onReturn={() => choose(today)}
          />
          {week?.isExample && <p className="text-ink-soft text-small">{t('home.exampleWeek')}</p>}
          <PhaseBanner profile={profile} day={day} />
          <MonthCalendar today={today} chosen={day} reach={reach} onChoose={pick} />
        </div>
        <div className="grid grid-cols-1 gap-5">
          {week === null && <WeekMissing query={query} />}
          <div {...swipe} className="grid touch-pan-y grid-cols-1 gap-5">
            <DayDetail ref={detail} day={day} content={content} onOpen={onOpen} />
            <DayList today={today} chosen={day} week={week} onChoose={choose} onPick={pick} />
          </div>
          <SavedContents owner={reader.owner} />
        </div>
      </div>
    </TitledPage>
  );
}

/** Brings the detail into view, and listening and tabbing go on from there; once the page shows the day, not before. */
function useShownDetail(day: CalendarDate) {
  const detail = useRef<HTMLElement>(null);
  const wanted = useRef(false);
  function bring(): void {
    wanted.current = false;
    detail.current?.scrollIntoView?.({ block: 'nearest' });
    detail.current?.focus({ preventScroll: true });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day is what was waited for.
  useEffect(() => {
    if (wanted.current) bring();
  }, [day]);
  return {
    detail,
    show(next: CalendarDate): void {
      if (next === day) bring();
      else wanted.current = true;
    },
  };
}

type Props = { query: { isFetching: boolean; refetch: () => unknown } };

/** The week did not come: one line and another try, while the days themselves stay to be gone through. */
function WeekMissing({ query }: Props) {
  const t = useTexts();
  const isOnline = useOnline();
  return (
    <Card tone="blush" role="alert" className="grid grid-cols-1 gap-3">
      <p>{isOnline ? t('calendar.loadFailed') : t('calendar.offline')}</p>
      <TryAgain query={query} />
    </Card>
  );
}
