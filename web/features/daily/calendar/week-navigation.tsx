import { ChevronLeft, ChevronRight } from 'lucide-react';
import { maxWeekOffset } from '#shared/daily/daily.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { formatCalendarDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Farther away nobody counts weeks: then its date says which it is. */
const countedWeeks = 12;

type Props = {
  /** Weeks from this one. */
  offset: number;
  /** The day it begins. */
  sunday: CalendarDate;
  onMove: (weeks: number) => void;
  onReturn: () => void;
};

export function WeekNavigation({ offset, sunday, onMove, onReturn }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const label =
    Math.abs(offset) > countedWeeks
      ? t('calendar.weekOf', { day: formatCalendarDay(sunday, language) })
      : offset === 0
        ? t('calendar.thisWeek')
        : offset > 0
          ? t('calendar.weeksAhead', { n: offset })
          : t('calendar.weeksBehind', { n: -offset });
  return (
    <div className="grid grid-cols-1 justify-items-center gap-1">
      <div className="flex w-full items-center justify-between gap-2">
        <IconButton
          label={t('calendar.previousWeek')}
          disabled={offset <= -maxWeekOffset}
          onClick={() => onMove(-1)}
        >
          <ChevronLeft size={24} aria-hidden />
        </IconButton>
        <p aria-live="polite" className="font-bold text-heading">
          {label}
        </p>
        <IconButton
          label={t('calendar.nextWeek')}
          disabled={offset >= maxWeekOffset}
          onClick={() => onMove(1)}
        >
          <ChevronRight size={24} aria-hidden />
        </IconButton>
      </div>
      {offset !== 0 && (
        <Button variant="quiet" onClick={onReturn}>
          {t('calendar.toThisWeek')}
        </Button>
      )}
    </div>
  );
}
