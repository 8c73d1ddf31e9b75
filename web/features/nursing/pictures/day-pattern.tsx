import { dayWindow } from '#shared/nursing/log.rules.ts';
import type { NursingSide } from '#shared/nursing/nursing.rules.ts';
import type { Feed } from '#shared/nursing/nursing.schema.ts';
import { type DayStrip, dayStrip } from '#shared/nursing/strip.rules.ts';
import type { CalendarDate } from '#shared/time/calendar-date.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { useFeedWords } from '../feed-words.ts';
import { Figure } from './figure.tsx';
import { isNamed, width } from './scale.ts';
import { SideLegend } from './side-legend.tsx';

type Props = { days: CalendarDate[]; feeds: Feed[]; timeZone: string; dayStartHour: number };

const labelWidth = 38;
const lane = 14;
/** The left side has the upper half of a day's lane, the right the lower, both the whole. */
const place: Record<NursingSide, { from: number; tall: number }> = {
  left: { from: 0, tall: 0.5 },
  right: { from: 0.5, tall: 0.5 },
  both: { from: 0, tall: 1 },
};

/** Twenty-four hours from left to right, a lane a day: what a rhythm looks like, without calling it good or bad. */
export function DayPattern({ days, feeds, timeZone, dayStartHour }: Props) {
  const t = useTexts();
  const words = useFeedWords();
  const strips = days.map((day) => dayStrip(day, feeds, timeZone, dayStartHour));
  const laneHeight = days.length <= 7 ? lane * 1.6 : lane;
  const height = strips.length * laneHeight;
  const across = width - labelWidth;
  const moment = (strip: DayStrip, minute: number) =>
    dayWindow(strip.day, timeZone, dayStartHour).from.getTime() + minute * 60_000;
  return (
    <Figure
      title={t('nursingLog.pattern')}
      text={t('nursingLog.patternText')}
      head={[t('nursingLog.day'), t('nursingLog.times')]}
      rows={strips.map((strip) => ({
        key: strip.day,
        cells: [
          words.day(strip.day),
          strip.segments
            .map(({ fromMinute }) => words.time(moment(strip, fromMinute), timeZone))
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
            {strips.map(({ day, minutes, segments }, row) => (
              <g key={day} transform={`translate(0 ${row * laneHeight})`}>
                {isNamed(row, strips.length) && (
                  <text x="0" y={laneHeight * 0.7} className="fill-ink-soft text-[11px]">
                    {words.shortDay(day)}
                  </text>
                )}
                <line x1={labelWidth} x2={width} y1={laneHeight} y2={laneHeight} className="stroke-line" />
                {segments.map(({ feedId, fromMinute, toMinute, side }) => {
                  const { from, tall } = place[side];
                  const shape = {
                    x: labelWidth + (fromMinute / minutes) * across,
                    width: Math.max(2, ((toMinute - fromMinute) / minutes) * across),
                    rx: 1,
                  };
                  const room = laneHeight - 2;
                  return side === 'both' ? (
                    <g key={feedId}>
                      <rect {...shape} y={1} height={room / 2} className="fill-clay" />
                      <rect {...shape} y={1 + room / 2} height={room / 2} className="fill-sage" />
                    </g>
                  ) : (
                    <rect
                      key={feedId}
                      {...shape}
                      y={1 + from * room}
                      height={tall * room}
                      className={side === 'left' ? 'fill-clay' : 'fill-sage'}
                    />
                  );
                })}
              </g>
            ))}
          </svg>
          <SideLegend />
        </>
      }
    />
  );
}
