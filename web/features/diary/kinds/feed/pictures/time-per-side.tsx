import type { DaySeries } from '#shared/nursing/log.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { DayBars } from '../../../pictures/day-bars.tsx';
import { useFeedWords } from '../use-feed-words.ts';
import { SideLegend } from './side-legend.tsx';

/** Left above the line, right below it. */
export function TimePerSide({ series }: { series: DaySeries }) {
  const t = useTexts();
  const words = useFeedWords();
  return (
    <DayBars
      title={t('nursingLog.timePerSide')}
      days={series.map(({ day }) => day)}
      values={series.map(({ left, right }) => [left, right])}
      fills={['fill-clay', 'fill-sage']}
      atLeast={3600}
      isShort={false}
      shortDay={words.shortDay}
      legend={<SideLegend />}
      head={[t('nursingLog.day'), t('nursingLog.left'), t('nursingLog.right'), t('nursingLog.total')]}
      cellsOf={(index) => {
        const { day = '', feeds = 0, left = 0, right = 0, seconds = 0 } = series[index] ?? {};
        if (feeds === 0) return [words.day(day), t('nursingLog.none'), '', ''];
        return [words.day(day), ...[left, right, seconds].map(words.duration)];
      }}
      words={{ asPicture: t('nursingLog.asPicture'), asTable: t('nursingLog.asTable') }}
    />
  );
}
