import { ChevronLeft, ChevronRight } from 'lucide-react';
import { maxWeekOffset } from '#shared/daily/daily.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

type Props = {
  /** Weeks from this one. */
  offset: number;
  onMove: (weeks: number) => void;
  onReturn: () => void;
};

export function WeekNavigation({ offset, onMove, onReturn }: Props) {
  const t = useTexts();
  const label =
    offset === 0
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
