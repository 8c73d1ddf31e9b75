import type { DaySeries } from '#shared/nursing/log.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { useFeedWords } from '../use-feed-words.ts';
import { Figure } from './figure.tsx';
import { columnAt, dateAt, isNamed, width } from './scale.ts';

const height = 110;

/** One bar a day, with its number on it: counted, not judged. A day without entries is simply empty. */
export function FeedsPerDay({ series }: { series: DaySeries }) {
  const t = useTexts();
  const words = useFeedWords();
  const most = Math.max(8, ...series.map(({ feeds }) => feeds));
  const isWide = series.length <= 14;
  return (
    <Figure
      title={t('nursingLog.perDay')}
      head={[t('nursingLog.day'), t('nursingLog.feeds')]}
      rows={series.map(({ day, feeds }) => ({
        key: day,
        cells: () => [words.day(day), feeds === 0 ? t('nursingLog.none') : String(feeds)],
      }))}
      picture={
        <svg viewBox={`0 -16 ${width} ${height + 36}`} className="w-full max-w-[28rem]" role="presentation">
          <line x1="0" x2={width} y1={height} y2={height} className="stroke-line" />
          {series.map(({ day, feeds }, index) => {
            const column = columnAt(index, series.length);
            const tall = (feeds / most) * height;
            return (
              <g key={day}>
                <rect
                  x={column.x}
                  width={column.width}
                  y={height - tall}
                  height={tall}
                  rx={Math.min(4, column.width / 3)}
                  className="fill-clay"
                />
                {feeds > 0 && isWide && (
                  <text x={column.middle} y={height - tall - 4} className={numberClass}>
                    {feeds}
                  </text>
                )}
                {isNamed(index, series.length) && (
                  <text {...dateAt(index, series.length)} y={height + 15} className={dateClass}>
                    {words.shortDay(day)}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      }
    />
  );
}

const numberClass = 'fill-ink text-[12px] font-bold [text-anchor:middle]';
const dateClass = 'fill-ink-soft text-[11px]';
