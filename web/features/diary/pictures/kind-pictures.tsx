import { kindOf } from '#shared/diary/kinds.ts';
import { recordsOfDays } from '#shared/diary/patterns.rules.ts';
import type { DiaryRecord } from '#shared/diary/record.schema.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import type { DayBounds } from '#shared/timer/log.rules.ts';
import { useIncrementalCount } from '#web/features/timer/use-incremental-count.ts';
import { Card } from '#web/ui/card.tsx';
import { useRecordWords } from '../record-words.ts';
import { DayBars } from './day-bars.tsx';
import { familyOf, paints } from './families.ts';
import { type MeasuredKind, type MeasureOf, measured, type Total, type Unit } from './measures.ts';

type Props = {
  kind: MeasuredKind;
  days: readonly CalendarDate[];
  records: readonly DiaryRecord[];
  bounds: DayBounds;
};

/** Small numbers are not blown up to the whole height. */
const atLeast: Record<Unit, number> = { times: 6, time: 3600, ml: 200 };

/** The pictures of one kind, drawn one after the other, behind what she does. */
export function KindPictures({ kind, days, records, bounds }: Props) {
  const measures: readonly MeasureOf[] = measured[kind];
  const drawn = useIncrementalCount(measures.length, 1);
  const totals = recordsOfDays(days, records, bounds).map((ofDay) =>
    ofDay.length === 0 ? null : kindOf(kind).totals(ofDay),
  );
  return (
    <Card className="grid grid-cols-1 gap-8">
      {measures.slice(0, drawn).map((measure) => (
        <MeasurePicture key={measure.id} kind={kind} measure={measure} days={days} totals={totals} />
      ))}
    </Card>
  );
}

type Drawn = Pick<Props, 'kind' | 'days'> & {
  measure: MeasureOf;
  totals: readonly (Record<string, number> | null)[];
};

function MeasurePicture({ kind, measure, days, totals }: Drawn) {
  const { t, duration } = useRecordWords();
  const { id, unit } = measure;
  const of: readonly Total[] = measure.of;
  const said: Record<Unit, (value: number) => string> = {
    times: String,
    time: duration,
    ml: (ml) => t('pictures.ml', { ml }),
  };
  const colours = [paints[familyOf(kind)], below];
  const bars = of.map((total, index) => ({ name: t(`pictures.bar_${total}`), ...(colours[index] ?? below) }));
  return (
    <DayBars
      title={t(`pictures.measure_${id}`)}
      days={days}
      values={totals.map((total) => total && of.map((key) => total[key] ?? 0))}
      bars={bars}
      say={said[unit]}
      isShort={unit !== 'time'}
      atLeast={atLeast[unit]}
    />
  );
}

/** What stands below the line, whatever the kind. */
const below = { fill: 'fill-honey', swatch: 'bg-honey' };
