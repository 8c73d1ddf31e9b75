import { type FigureProps, Figure as TimerFigure } from '#web/features/timer/figure.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

/** A picture of the diary, and the same numbers as a table. */
export function Figure(props: FigureProps) {
  const t = useTexts();
  return (
    <TimerFigure {...props} words={{ asPicture: t('pictures.asPicture'), asTable: t('pictures.asTable') }} />
  );
}
