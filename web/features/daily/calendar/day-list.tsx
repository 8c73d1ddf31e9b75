import type { KeyboardEvent } from 'react';
import { weekOf } from '#shared/daily/daily.rules.ts';
import type { WeekContentAnswer } from '#shared/daily/daily.schema.ts';
import { addDays, type CalendarDate } from '#shared/time/calendar-date.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { indexAfterKey, upAndDown } from '#web/ui/arrow-keys.ts';
import { Section } from '#web/ui/section.tsx';
import { contentOn } from '../use-week.ts';
import { ListedDay } from './listed-day.tsx';

type Props = {
  today: CalendarDate;
  chosen: CalendarDate;
  /** Undefined while it is on its way, null when it could not be had. */
  week: WeekContentAnswer | null | undefined;
  /** By the arrows: the focus goes on from day to day. */
  onChoose: (day: CalendarDate) => void;
  /** By a tap or Enter: she wants to see what it brings. */
  onPick: (day: CalendarDate) => void;
};

const daysPerWeek = 7;

/** The seven days, Sunday first. The arrows go up and down the days, and sideways to the weeks beside. */
export function DayList({ today, chosen, week, onChoose, onPick }: Props) {
  const t = useTexts();
  const days = weekOf(chosen);

  function press(event: KeyboardEvent<HTMLUListElement>): void {
    const buttons: (Element | null)[] = [...event.currentTarget.querySelectorAll('button')];
    const at = buttons.indexOf(document.activeElement);
    const next =
      at < 0 ? undefined : indexAfterKey(event.key, { current: at, count: daysPerWeek, keys: upAndDown });
    const day = next === undefined ? undefined : days[next];
    if (next !== undefined && day) {
      event.preventDefault();
      event.currentTarget.querySelectorAll('button')[next]?.focus();
      onChoose(day);
    }
    if (event.key === 'ArrowLeft') onChoose(addDays(chosen, -daysPerWeek));
    if (event.key === 'ArrowRight') onChoose(addDays(chosen, daysPerWeek));
  }

  return (
    <Section title={t('calendar.days')} className="gap-2">
      <ul onKeyDown={press} className="grid grid-cols-1 gap-2">
        {days.map((day, weekday) => (
          // By its weekday, so that the focus stays in its row when the week changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are the weekdays.
          <li key={weekday}>
            <ListedDay
              day={day}
              content={week === null ? null : contentOn(week, day)}
              isToday={day === today}
              isChosen={day === chosen}
              onChoose={onPick}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
