import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { weekOf } from '#shared/daily/daily.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { monthName, weekdayLetters } from '../day-words.ts';
import { addMonths, dayAfterKey, dayWithin, isSameMonth, type Reach, weeksOfMonth } from './month.ts';
import { MonthDay } from './month-day.tsx';

type Props = {
  today: CalendarDate;
  chosen: CalendarDate;
  reach: Reach;
  onChoose: (day: CalendarDate) => void;
};

/** A month to pick a day from: by finger, or with the arrow keys and Enter. */
export function MonthCalendar({ today, chosen, reach, onChoose }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const headingId = useId();
  const table = useRef<HTMLTableElement>(null);
  // Where she is looking. It follows the chosen day whenever that changes.
  const [looking, setLooking] = useState({ from: chosen, at: chosen });
  const at = looking.from === chosen ? looking.at : chosen;
  const byKey = useRef(false);
  useEffect(() => {
    if (!byKey.current) return;
    byKey.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);

  function look(day: CalendarDate): void {
    setLooking({ from: chosen, at: dayWithin(reach, day) });
  }
  function press(event: KeyboardEvent): void {
    const next = dayAfterKey(event.key, at);
    if (!next) return;
    event.preventDefault();
    byKey.current = true;
    look(next);
  }

  return (
    <section
      aria-labelledby={headingId}
      className="grid grid-cols-1 gap-1 rounded-card border border-line bg-card p-1 shadow-soft"
    >
      <div className="flex items-center justify-between">
        <IconButton
          label={t('calendar.previousMonth')}
          disabled={isSameMonth(at, reach.first)}
          onClick={() => look(addMonths(at, -1))}
        >
          <ChevronLeft size={22} aria-hidden />
        </IconButton>
        <h2 id={headingId} aria-live="polite" className="font-bold first-letter:uppercase">
          <span className="sr-only">{t('calendar.month')}: </span>
          {monthName(at, language)}
        </h2>
        <IconButton
          label={t('calendar.nextMonth')}
          disabled={isSameMonth(at, reach.last)}
          onClick={() => look(addMonths(at, 1))}
        >
          <ChevronRight size={22} aria-hidden />
        </IconButton>
      </div>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: gone through with the arrow keys, a table is a grid.
        role="grid"
        aria-labelledby={headingId}
        onKeyDown={press}
        className="w-full table-fixed"
      >
        <thead>
          <tr>
            {weekOf(today).map((day) => (
              <th key={day} scope="col" className="py-1 font-normal text-ink-soft text-tiny">
                {weekdayLetters(day, language)}
              </th>
            ))}
          </tr>
        </thead>
        <MonthWeeks at={at} today={today} chosen={chosen} reach={reach} onChoose={onChoose} />
      </table>
    </section>
  );
}

/** `at`: the day she is looking at, and the month around it. */
function MonthWeeks({ at, today, chosen, reach, onChoose }: Props & { at: CalendarDate }) {
  return (
    <tbody>
      {weeksOfMonth(at).map((week) => (
        <tr key={week.find(Boolean)}>
          {week.map((day, weekday) =>
            day ? (
              <MonthDay
                key={day}
                day={day}
                isToday={day === today}
                isChosen={day === chosen}
                isReached={day === at}
                isOut={day < reach.first || day > reach.last}
                onChoose={onChoose}
              />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the weekday is what an empty place is known by.
              <td key={weekday} />
            ),
          )}
        </tr>
      ))}
    </tbody>
  );
}
