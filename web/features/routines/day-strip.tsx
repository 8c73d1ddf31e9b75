import { minuteOf } from '#shared/routines/routine.rules.ts';

const width = 288;
const minutesPerDay = 1440;
/** A moment is seen, too. */
const thinnest = 3;
const x = (minute: number) => (minute / minutesPerDay) * width;

type Step = { time: string; minutes: number };

/** Twenty-four hours from left to right. The list of steps says the same in words. */
export function DayStrip({ steps }: { steps: readonly Step[] }) {
  // Two that cover each other are one on the picture.
  const blocks = [...new Map(steps.flatMap(blocksOf).map((block) => [block.join(), block])).values()];
  return (
    <svg viewBox={`0 0 ${width} 34`} className="w-full max-w-[28rem]" aria-hidden="true">
      <rect width={width} height="18" rx="6" className="fill-topic-sleep" />
      {blocks.map(([from, to]) => (
        <rect
          key={`${from} ${to}`}
          x={x(from)}
          y="2"
          width={Math.max(thinnest, x(to - from))}
          height="14"
          rx="2"
          className="fill-clay"
          fillOpacity="0.75"
        />
      ))}
      {[0, 6, 12, 18, 24].map((hour) => (
        <text
          key={hour}
          x={x(hour * 60)}
          y="31"
          textAnchor={hour === 0 ? 'start' : hour === 24 ? 'end' : 'middle'}
          className="fill-ink-soft text-[11px]"
        >
          {hour}h
        </text>
      ))}
    </svg>
  );
}

/** What lasts into the night goes on in the morning: every day is like the one before. */
function blocksOf({ time, minutes }: Step): [number, number][] {
  const from = minuteOf(time);
  const to = from + minutes;
  if (to <= minutesPerDay) return [[from, to]];
  return [
    [from, minutesPerDay],
    [0, to - minutesPerDay],
  ];
}
