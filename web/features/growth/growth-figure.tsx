import type { GrowthMeasure, GrowthPoint, Sex } from '#shared/growth/growth.rules.ts';
import { Figure } from '#web/features/timer/figure.tsx';
import { formatNearDate, formatNumber } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { GrowthChart } from './growth-chart.tsx';
import { isWorthShowingIn, type SeriesPoint } from './series.ts';
import { useGrowthWords } from './use-growth-words.ts';

type Props = { measure: GrowthMeasure; sex: Sex | null; series: readonly SeriesPoint[]; ageDays: number };

/** One measure: its picture, the same as a table, and the newest of it in words. */
export function GrowthFigure({ measure, sex, series, ageDays }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const words = useGrowthWords(measure);
  const isEarly = series.some(({ corrected }) => corrected !== null);
  const newest = series.at(-1);
  const placing = (point: GrowthPoint | null | undefined) =>
    point ? [formatNumber(point.z, language, twoDigits), words.percentile(point)] : ['–', '–'];
  const head = [
    t('growthCurves.day'),
    t('growthCurves.age'),
    words.name,
    ...(sex ? [t('growthCurves.z'), t('growthCurves.percentile')] : []),
    ...(sex && isEarly ? [t('growthCurves.correctedZ'), t('growthCurves.correctedPercentile')] : []),
  ];
  return (
    <>
      {newest && <Newest measure={measure} point={newest} />}
      {isWorthShowingIn(series) && (
        <p className="rounded-card bg-sage-soft p-4">{t('growthCurves.worthShowing')}</p>
      )}
      <Figure
        title={t('growthCurves.curveOf', { measure: words.name })}
        text={isEarly ? t('growthCurves.twoPoints') : undefined}
        words={{ asPicture: t('growthCurves.asPicture'), asTable: t('growthCurves.asTable') }}
        head={head}
        rows={series.toReversed().map(({ id, day, value, age, points }) => ({
          key: id,
          cells: () => [
            formatNearDate(day, language, { day: 'numeric', month: 'short' }),
            age ? words.age(age) : '–',
            words.value(value),
            ...(sex ? placing(points?.chronological) : []),
            ...(sex && isEarly ? placing(points?.corrected) : []),
          ],
        }))}
        picture={<GrowthChart measure={measure} sex={sex} series={series} ageDays={ageDays} />}
      />
    </>
  );
}

const twoDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Told, never judged: where it stands among others, and that there are others on either side. */
function Newest({ measure, point }: { measure: GrowthMeasure; point: SeriesPoint }) {
  const t = useTexts();
  const words = useGrowthWords(measure);
  const { chronological = null, corrected = null } = point.points ?? {};
  return (
    <div className="grid grid-cols-1 gap-1 rounded-card border border-line bg-card p-4">
      <p className="font-bold text-heading tabular-nums">{words.value(point.value)}</p>
      {point.age && <p className="text-ink-soft">{t('growthCurves.at', { age: words.age(point.age) })}</p>}
      {chronological && <p>{words.place(chronological)}</p>}
      {corrected && point.corrected && (
        <p>
          {t('growthCurves.corrected', { place: words.place(corrected), age: words.age(point.corrected) })}
        </p>
      )}
    </div>
  );
}
