import { type ReactNode, useEffect, useRef } from 'react';
import { useOpenComposer } from '#web/features/community/composer/composer-link.ts';
import { DayPage } from '#web/features/daily/day/day-page.tsx';
import { useDayInPlace } from '#web/features/daily/day/use-day-in-place.ts';
import { focusHeading } from '#web/platform/document/focus-heading.ts';
import { CalendarPage } from './calendar-page.tsx';

/** The weeks; and, in their place, the content of a day that she opened. */
export default function CalendarScreen(): ReactNode {
  const { day, openDay, goBack } = useDayInPlace();
  const openComposer = useOpenComposer();
  const shown = useRef(day);
  useEffect(() => {
    if (shown.current === day) return;
    shown.current = day;
    focusHeading();
  }, [day]);
  return day ? (
    <DayPage day={day} onBack={goBack} onComment={openComposer} />
  ) : (
    <CalendarPage onOpen={openDay} />
  );
}
