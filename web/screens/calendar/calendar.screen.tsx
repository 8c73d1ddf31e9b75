import { type ReactNode, useEffect, useRef } from 'react';
import { focusHeading } from '#web/platform/document/focus-heading.ts';
import { DayPage } from '#web/screens/day/day-page.tsx';
import { useDayInPlace } from '#web/screens/day/use-day-in-place.ts';
import { CalendarPage } from './calendar-page.tsx';

/** The weeks; and, in their place, the content of a day that she opened. */
export default function CalendarScreen(): ReactNode {
  const { day, openDay, goBack } = useDayInPlace();
  const shown = useRef(day);
  useEffect(() => {
    if (shown.current === day) return;
    shown.current = day;
    focusHeading();
  }, [day]);
  return day ? <DayPage day={day} onBack={goBack} /> : <CalendarPage onOpen={openDay} />;
}
