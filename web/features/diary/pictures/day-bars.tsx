import type { ReactNode } from 'react';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { Figure } from '#web/features/timer/figure.tsx';
import { columnAt, dateAt, isNamed, width } from '../kinds/feed/pictures/scale.ts';

type Props = {
  title: string;
  days: readonly CalendarDate[];
  /** For each day one number or two; null where nothing was written down. */
  values: readonly (readonly number[] | null)[];
  /** Of two, the first stands above the line and the second below it: told apart by place as well as by colour. */
  fills: readonly string[];
  /** The least that fills the height: small numbers are not blown up. */
  atLeast: number;
  /** Whether a number is short enough to stand above its bar. */
  isShort: boolean;
  shortDay: (day: string) => string;
  legend?: ReactNode;
  /** The same as a table. */
  head: string[];
  cellsOf: (index: number) => string[];
  words: { asPicture: string; asTable: string };
};

const tall = { one: 110, two: 60 };
/** Room for the numbers above, and for the dates below. */
const [head, foot] = [16, 20];
/** More columns have no room for numbers. */
const mostMarked = 14;

/** A column a day, counted and not judged: no line to reach, and a day without entries is simply empty. */
export function DayBars(props: Props) {
  const { title, days, head: columns, cellsOf, words, legend } = props;
  return (
    <Figure
      title={title}
      words={words}
      head={columns}
      rows={days.map((day, index) => ({ key: day, cells: () => cellsOf(index) }))}
      picture={
        <>
          <Columns {...props} />
          {legend}
        </>
      }
    />
  );
}

function Columns({ days, values, fills, atLeast, isShort, shortDay }: Props) {
  const most = Math.max(atLeast, ...values.flatMap((each) => each ?? []));
  const isTwo = fills.length === 2;
  const half = isTwo ? tall.two : tall.one;
  const height = isTwo ? half * 2 : half;
  const isMarked = isShort && !isTwo && days.length <= mostMarked;
  return (
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
          fills={fills}
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
  );
}

type ColumnProps = {
  at: ReturnType<typeof columnAt>;
  heights: readonly number[];
  half: number;
  fills: readonly string[];
  /** What stands above it. */
  mark: number | undefined;
};

/** A part of its own, so that the page can answer her between two of them. */
function Column({ at, heights, half, fills, mark }: ColumnProps) {
  const [up = 0, down = 0] = heights;
  const shape = { x: at.x, width: at.width, rx: Math.min(4, at.width / 3) };
  return (
    <g>
      {up > 0 && <rect {...shape} y={half - up} height={up} className={fills[0]} />}
      {down > 0 && <rect {...shape} y={half + 1} height={down} className={fills[1]} />}
      {mark !== undefined && (
        <text x={at.middle} y={half - up - 4} className="fill-ink font-bold text-[12px] [text-anchor:middle]">
          {mark}
        </text>
      )}
    </g>
  );
}
