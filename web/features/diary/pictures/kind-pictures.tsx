import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { useIncrementalCount } from '#web/features/timer/use-incremental-count.ts';
import { Card } from '#web/ui/card.tsx';
import { useRecordWords } from '../record-words.ts';
import { DayBars } from './day-bars.tsx';
import { familyOf, paints } from './families.ts';
import { type MeasuredKind, type MeasureOf, measured, type Total, type Unit } from './measures.ts';
import type { DayTotals } from './use-day-totals.ts';

type Props = { kind: MeasuredKind; days: readonly CalendarDate[]; totals: DayTotals };

/** Small numbers are not blown up to the whole height. */
const atLeast: Record<Unit, number> = { times: 6, time: 3600, ml: 200 };

/** The pictures of one kind, drawn one after the other, behind what she does. */
export function KindPictures({ kind, days, totals }: Props) {
  const measures: readonly MeasureOf[] = measured[kind];
  const drawn = useIncrementalCount(measures.length, 1);
  return (
    <Card className="grid grid-cols-1 gap-8">
      {measures.slice(0, drawn).map((measure) => (
        <MeasurePicture key={measure.id} kind={kind} measure={measure} days={days} totals={totals} />
      ))}
    </Card>
  );
}

type Drawn = Props & { measure: MeasureOf };

function MeasurePicture({ kind, measure, days, totals }: Drawn) {
  const { t, duration, day, shortDay } = useRecordWords();
  const { id, unit } = measure;
  const of: readonly Total[] = measure.of;
  const said: Record<Unit, (value: number) => string> = {
    times: String,
    time: duration,
    ml: (ml) => t('pictures.ml', { ml }),
  };
  const values = totals.map((total) => total && of.map((key) => total[key] ?? 0));
  const bars = of.map((total, index) => ({
    name: t(`pictures.bar_${total}`),
    ...(index === 0 ? paints[familyOf(kind)] : below),
  }));
  const nothing = bars.map((_, index) => (index === 0 ? t('pictures.none') : ''));
  return (
    <DayBars
      title={t(`pictures.measure_${id}`)}
      days={days}
      values={values}
      fills={bars.map(({ fill }) => fill)}
      atLeast={atLeast[unit]}
      isShort={unit !== 'time'}
      shortDay={shortDay}
      legend={bars.length === 2 && <Legend bars={bars} />}
      head={[t('pictures.day'), ...bars.map(({ name }) => name)]}
      cellsOf={(index) => [day(days[index] ?? ''), ...(values[index]?.map(said[unit]) ?? nothing)]}
      words={{ asPicture: t('pictures.asPicture'), asTable: t('pictures.asTable') }}
    />
  );
}

/** What stands below the line, whatever the kind. */
const below = { fill: 'fill-honey', swatch: 'bg-honey' };

function Legend({ bars }: { bars: readonly { name: string; swatch: string }[] }) {
  const { t } = useRecordWords();
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-soft text-small">
      {bars.map(({ name, swatch }, index) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          <span className={`size-3 rounded-small ${swatch}`} />
          {t(index === 0 ? 'pictures.above' : 'pictures.below', { name })}
        </span>
      ))}
    </p>
  );
}
