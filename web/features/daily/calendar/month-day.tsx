import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { cellDay, dayOfMonth } from '../day-words.ts';

type Props = {
  day: CalendarDate;
  isToday: boolean;
  isChosen: boolean;
  /** The one that the Tab key comes to; the arrows lead on from it. */
  isReached: boolean;
  isOut: boolean;
  onChoose: (day: CalendarDate) => void;
};

export function MonthDay({ day, isToday, isChosen, isReached, isOut, onChoose }: Props) {
  const language = useLanguage();
  return (
    <td className="p-0 text-center">
      <button
        type="button"
        data-day={day}
        tabIndex={isReached ? 0 : -1}
        disabled={isOut}
        aria-pressed={isChosen}
        aria-current={isToday ? 'date' : undefined}
        aria-label={cellDay(day, language)}
        onClick={() => onChoose(day)}
        className={classNames(
          'min-h-11 w-full rounded-control tabular-nums disabled:opacity-50',
          isChosen ? 'bg-clay font-bold text-on-clay' : 'hover:bg-blush',
          isToday && !isChosen && 'bg-blush font-extrabold text-clay-ink',
        )}
      >
        {dayOfMonth(day)}
      </button>
    </td>
  );
}
