import type { DaySeries } from '#shared/nursing/log.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { DayBars } from '../../../pictures/day-bars.tsx';
import { useFeedWords } from '../use-feed-words.ts';

/** One bar a day, with its number on it. */
export function FeedsPerDay({ series }: { series: DaySeries }) {
  const t = useTexts();
  const words = useFeedWords();
  return (
    <DayBars
      title={t('nursingLog.perDay')}
      days={series.map(({ day }) => day)}
      values={series.map(({ feeds }) => [feeds])}
      fills={['fill-clay']}
      atLeast={8}
      isShort
      shortDay={words.shortDay}
      head={[t('nursingLog.day'), t('nursingLog.feeds')]}
      cellsOf={(index) => {
        const { day = '', feeds = 0 } = series[index] ?? {};
        return [words.day(day), feeds === 0 ? t('nursingLog.none') : String(feeds)];
      }}
      words={{ asPicture: t('nursingLog.asPicture'), asTable: t('nursingLog.asTable') }}
    />
  );
}
