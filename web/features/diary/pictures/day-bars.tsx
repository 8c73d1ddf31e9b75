import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { columnAt, dateAt, isNamed, width } from '../kinds/feed/pictures/scale.ts';
import { useRecordWords } from '../record-words.ts';
import { Figure } from './figure.tsx';

/** Of two, the first stands above the line and the second below it: told apart by place as well as by colour. */
export type Bars = { name: string; fill: string; swatch: string };

type Props = {
  title: string;
  days: readonly CalendarDate[];
  /** For each day one number for each of the bars; null where nothing was written down. */
  values: readonly (readonly number[] | null)[];
  /** One or two. */
  bars: readonly Bars[];
  /** The number as it is read. */
  say: (value: number) => string;
  /** Whether it is short enough to stand above its bar. */
  isShort: boolean;
  /** The least that fills the height: small numbers are not blown up. */
  atLeast: number;
};

const tall = { one: 110, two: 62 };
/** Room for the numbers above, and for the dates below. */
const [head, foot] = [16, 20];
/** More columns have no room for numbers. */
const mostMarked = 14;

/** A column a day, counted and not judged: no line to reach, and a day without entries is simply empty. */
export function DayBars({ title, days, values, bars, say, isShort, atLeast }: Props) {
  const { t, day: dayName, shortDay } = useRecordWords();
  const most = Math.max(atLeast, ...values.flatMap((each) => each ?? []));
  const isTwo = bars.length === 2;
  const half = isTwo ? tall.two : tall.one;
  const height = isTwo ? half * 2 : half;
  const isMarked = isShort && !isTwo && days.length <= mostMarked;
  return (
    <Figure
      title={title}
      head={[t('pictures.day'), ...bars.map(({ name }) => name)]}
      rows={days.map((day, index) => ({
        key: day,
        cells: () => [
          dayName(day),
          ...(values[index]?.map(say) ?? [t('pictures.none'), ''].slice(0, bars.length)),
        ],
      }))}
      picture={
        <>
          <svg
            viewBox={`0 ${-head} ${width} ${height + head + foot}`}
            className="w-full max-w-[28rem]"
            role="presentation"
          >
            {days.map((day, index) => (
              <Column
                key={day}
                at={columnAt(index, days.length)}
                heights={(values[index] ?? []).map((value) => (value / most) * (half - 1))}
                half={half}
                bars={bars}
                mark={(isMarked && values[index]?.[0]) || undefined}
              />
            ))}
            {days.map(
              (day, index) =>
                isNamed(index, days.length) && (
                  <text
                    key={day}
                    {...dateAt(index, days.length)}
                    y={height + 15}
                    className="fill-ink-soft text-[11px]"
                  >
                    {shortDay(day)}
                  </text>
                ),
            )}
            <line x1="0" x2={width} y1={half} y2={half} className="stroke-line" />
          </svg>
          {isTwo && <Legend bars={bars} />}
        </>
      }
    />
  );
}

type ColumnProps = {
  at: ReturnType<typeof columnAt>;
  heights: readonly number[];
  half: number;
  bars: readonly Bars[];
  /** What stands above it. */
  mark: number | undefined;
};

/** A part of its own, so that the page can answer her between two of them. */
function Column({ at, heights, half, bars, mark }: ColumnProps) {
  const [up = 0, down = 0] = heights;
  const shape = { x: at.x, width: at.width, rx: Math.min(4, at.width / 3) };
  return (
    <g>
      {up > 0 && <rect {...shape} y={half - up} height={up} className={bars[0]?.fill} />}
      {down > 0 && <rect {...shape} y={half + 1} height={down} className={bars[1]?.fill} />}
      {mark !== undefined && (
        <text x={at.middle} y={half - up - 4} className="fill-ink font-bold text-[11px] [text-anchor:middle]">
          {mark}
        </text>
      )}
    </g>
  );
}

function Legend({ bars }: { bars: readonly Bars[] }) {
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
