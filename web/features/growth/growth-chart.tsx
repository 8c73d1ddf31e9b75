import type { GrowthMeasure, Sex } from '#shared/growth/growth.rules.ts';
import { formatNumber } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { chartOf, monthsShown, size } from './scale.ts';
import type { SeriesPoint } from './series.ts';

type Props = {
  measure: GrowthMeasure;
  sex: Sex | null;
  series: readonly SeriesPoint[];
  /** How old the baby is. */
  ageDays: number;
};

/** WHO's lines and her points. The lines are all of one colour: none is better than another. */
export function GrowthChart({ measure, sex, series, ageDays }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const placed = series.flatMap(({ age, ...point }) => (age ? [{ ...point, age }] : []));
  const months = monthsShown(Math.max(ageDays, ...placed.map(({ age }) => age.days)));
  const chart = chartOf({ measure, sex, series, months });
  const { width, height, left, right, bottom, top } = size;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="w-full max-w-[40rem]" role="presentation">
      {chart.values.map(({ value, y }) => (
        <g key={value}>
          <line x1={left} x2={width - right} y1={y} y2={y} className="stroke-line" />
          <text x={left - 4} y={y + 4} className={`${labelClass} [text-anchor:end]`}>
            {formatNumber(value, language)}
          </text>
        </g>
      ))}
      {chart.months.map(({ month, x }) => (
        <g key={month}>
          <line x1={x} x2={x} y1={top} y2={height - bottom} className="stroke-line" />
          <text x={x} y={height - bottom + 14} className={`${labelClass} [text-anchor:middle]`}>
            {month}
          </text>
        </g>
      ))}
      <text x={width / 2} y={height - 4} className={`${labelClass} [text-anchor:middle]`}>
        {t('growthCurves.inMonths')}
      </text>
      {chart.curves.map(({ percentile, path, endY }) => (
        <g key={percentile}>
          <path
            d={path}
            className="fill-none stroke-sage"
            strokeWidth={percentile === 50 ? 1.75 : 1}
            strokeDasharray={percentile === 50 ? undefined : '4 3'}
          />
          <text x={width - right + 3} y={endY + 4} className={labelClass}>
            {t('growthCurves.line', { n: percentile })}
          </text>
        </g>
      ))}
      {placed.map(({ id, value, age, corrected }) => (
        <g key={id} className="stroke-clay" strokeWidth={1.75}>
          {corrected && (
            <circle cx={chart.x(corrected.days)} cy={chart.y(value)} r={4} className="fill-card" />
          )}
          <circle cx={chart.x(age.days)} cy={chart.y(value)} r={4} className="fill-clay" />
        </g>
      ))}
    </svg>
  );
}

const labelClass = 'fill-ink-soft text-[11px]';
