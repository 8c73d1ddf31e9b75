import { useNavigate, useSearch } from '@tanstack/react-router';
import { addDays, type CalendarDate } from '#shared/time/calendar-date.ts';
import { DayDetail } from '#web/features/daily/calendar/day-detail.tsx';
import { DayList } from '#web/features/daily/calendar/day-list.tsx';
import { dayWithin } from '#web/features/daily/calendar/month.ts';
import { MonthCalendar } from '#web/features/daily/calendar/month-calendar.tsx';
import { SavedContents } from '#web/features/daily/calendar/saved-contents.tsx';
import { WeekNavigation } from '#web/features/daily/calendar/week-navigation.tsx';
import { contentOn, useWeek } from '#web/features/daily/use-week.ts';
import { useLocalTime } from '#web/platform/device/use-local-time.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useDailyReader } from '#web/screens/day/use-daily-reader.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Page } from '#web/ui/page.tsx';
import { useSwipe } from '#web/ui/use-swipe.ts';
import { ExampleWeek } from '../home/example-week.tsx';
import { addressOf, calendarReach, placeInCalendar } from './calendar-place.ts';
import { PhaseBanner } from './phase-banner.tsx';
import { WeekMissing } from './week-missing.tsx';

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
  const swipe = useSwipe({ onForward: () => move(1), onBack: () => move(-1) });

  return (
    <Page title={t('calendar.title')}>
      <DocumentTitle title={t('calendar.title')} />
      <div className="-mt-4 grid grid-cols-1 gap-5">
        <WeekNavigation offset={offset} onMove={move} onReturn={() => choose(today)} />
        {week?.isExample && <ExampleWeek />}
        <PhaseBanner profile={profile} day={day} />
        <MonthCalendar today={today} chosen={day} reach={reach} onChoose={choose} />
        {week === null && <WeekMissing query={query} />}
        <div {...swipe} className="grid touch-pan-y grid-cols-1 gap-5">
          <DayDetail day={day} content={content} onOpen={onOpen} />
          <DayList today={today} chosen={day} week={week} onChoose={choose} />
        </div>
        <SavedContents owner={reader.owner} />
      </div>
    </Page>
  );
}
