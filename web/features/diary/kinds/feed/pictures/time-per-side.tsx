import type { DaySeries } from '#shared/nursing/log.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { useFeedWords } from '../use-feed-words.ts';
import { Figure } from './figure.tsx';
import { columnAt, dateAt, isNamed, width } from './scale.ts';
import { SideLegend } from './side-legend.tsx';

const half = 60;

/** Left above the line, right below it: told apart by place as well as by colour. */
export function TimePerSide({ series }: { series: DaySeries }) {
  const t = useTexts();
  const words = useFeedWords();
  const most = Math.max(3600, ...series.flatMap(({ left, right }) => [left, right]));
  return (
    <Figure
      title={t('nursingLog.timePerSide')}
      head={[t('nursingLog.day'), t('nursingLog.left'), t('nursingLog.right'), t('nursingLog.total')]}
      rows={series.map(({ day, left, right, seconds, feeds }) => ({
        key: day,
        cells: () =>
          feeds === 0
            ? [words.day(day), t('nursingLog.none'), '', '']
            : [words.day(day), words.duration(left), words.duration(right), words.duration(seconds)],
      }))}
      picture={
        <>
          <svg viewBox={`0 0 ${width} ${half * 2 + 20}`} className="w-full max-w-[28rem]" role="presentation">
            {series.map(({ day, left, right }, index) => {
              const column = columnAt(index, series.length);
              const [up, down] = [(left / most) * (half - 2), (right / most) * (half - 2)];
              const shape = { x: column.x, width: column.width, rx: Math.min(3, column.width / 3) };
              return (
                <g key={day}>
                  <rect {...shape} y={half - 1 - up} height={up} className="fill-clay" />
                  <rect {...shape} y={half + 1} height={down} className="fill-sage" />
                  {isNamed(index, series.length) && (
                    <text
                      {...dateAt(index, series.length)}
                      y={half * 2 + 15}
                      className="fill-ink-soft text-[11px]"
                    >
                      {words.shortDay(day)}
                    </text>
                  )}
                </g>
              );
            })}
            <line x1="0" x2={width} y1={half} y2={half} className="stroke-line" />
          </svg>
          <SideLegend />
        </>
      }
    />
  );
}
