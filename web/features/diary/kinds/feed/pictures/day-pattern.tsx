import type { Fed } from '#shared/nursing/log.rules.ts';
import type { Breast } from '#shared/nursing/nursing.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { type DayStrip, dayStrips } from '#shared/timer/strip.rules.ts';
import { rectangle } from '#web/features/timer/strip-path.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { useFeedWords } from '../use-feed-words.ts';
import { Figure } from './figure.tsx';
import { isNamed, width } from './scale.ts';
import { SideLegend } from './side-legend.tsx';

type Props = { days: CalendarDate[]; feeds: readonly Fed[]; timeZone: string; dayStartHour: number };

const labelWidth = 38;
const lane = 14;
const across = width - labelWidth;

/** The left side has the upper half of a day's lane, the right the lower, both the whole: one shape each. */
function shapeOf(side: Breast, { minutes, segments }: DayStrip<Fed>, laneHeight: number): string {
  const height = (laneHeight - 2) / 2;
  const y = side === 'left' ? 1 : 1 + height;
  return segments
    .filter(({ record: { details } }) => details.side === side || details.side === 'both')
    .map(({ fromMinute, toMinute }) => {
      const x = labelWidth + (fromMinute / minutes) * across;
      return rectangle({ x, y, width: Math.max(2, ((toMinute - fromMinute) / minutes) * across), height });
    })
    .join('');
}

/** Twenty-four hours from left to right, a lane a day: what a rhythm looks like, without calling it good or bad. */
export function DayPattern({ days, feeds, timeZone, dayStartHour }: Props) {
  const t = useTexts();
  const words = useFeedWords();
  const strips = dayStrips(days, feeds, { timeZone, dayStartHour });
  const laneHeight = days.length <= 7 ? lane * 1.6 : lane;
  const height = strips.length * laneHeight;
  const moment = ({ from }: DayStrip<Fed>, minute: number) => from.getTime() + minute * 60_000;
  return (
    <Figure
      title={t('nursingLog.pattern')}
      text={t('nursingLog.patternText')}
      head={[t('nursingLog.day'), t('nursingLog.times')]}
      rows={strips.map((strip) => ({
        key: strip.day,
        cells: () => [
          words.day(strip.day),
          strip.segments
            .map(({ fromMinute }) => words.timeIn(moment(strip, fromMinute), timeZone))
            .join(', ') || t('nursingLog.none'),
        ],
      }))}
      picture={
        <>
          <svg viewBox={`0 0 ${width} ${height + 18}`} className="w-full max-w-[28rem]" role="presentation">
            {[0, 6, 12, 18, 24].map((hour) => (
              <g key={hour}>
                <line
                  x1={labelWidth + (hour / 24) * across}
                  x2={labelWidth + (hour / 24) * across}
                  y1="0"
                  y2={height}
                  className="stroke-line"
                />
                <text
                  x={labelWidth + (hour / 24) * across - (hour === 24 ? 2 : 0)}
                  y={height + 14}
                  className="fill-ink-soft text-[11px]"
                  textAnchor={hour === 24 ? 'end' : hour === 0 ? 'start' : 'middle'}
                >
                  {(hour + dayStartHour) % 24}h
                </text>
              </g>
            ))}
            {strips.map((strip, row) => (
              <Lane
                key={strip.day}
                strip={strip}
                top={row * laneHeight}
                tall={laneHeight}
                name={isNamed(row, strips.length) ? words.shortDay(strip.day) : undefined}
              />
            ))}
          </svg>
          <SideLegend />
        </>
      }
    />
  );
}

type LaneProps = { strip: DayStrip<Fed>; top: number; tall: number; name: string | undefined };

/** A part of its own, so that the page can answer her between two of them. */
function Lane({ strip, top, tall, name }: LaneProps) {
  return (
    <g transform={`translate(0 ${top})`}>
      {name && (
        <text x="0" y={tall * 0.7} className="fill-ink-soft text-[11px]">
          {name}
        </text>
      )}
      <line x1={labelWidth} x2={width} y1={tall} y2={tall} className="stroke-line" />
      <path d={shapeOf('left', strip, tall)} className="fill-clay" />
      <path d={shapeOf('right', strip, tall)} className="fill-sage" />
    </g>
  );
}
