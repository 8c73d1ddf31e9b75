import type { SleepKind } from '#shared/sleep/sleep.rules.ts';
import type { SleepDay } from '#shared/sleep/sleep-log.rules.ts';
import { rectangle } from '#web/features/timer/strip-path.ts';

const [wide, tall] = [1440, 24];
/** A nap of five minutes must still be seen on a phone. */
const narrowest = 12;

/** Nights take the whole height, naps its lower half: told apart by shape as well as by colour. */
const bands: Record<SleepKind, { top: number; height: number }> = {
  night: { top: 1, height: tall - 2 },
  nap: { top: tall / 2, height: tall / 2 - 1 },
};

function shapeOf(kind: SleepKind, { minutes, segments }: SleepDay): string {
  const { top, height } = bands[kind];
  const scale = wide / minutes;
  return segments
    .filter(({ record }) => record.details.sort === kind)
    .map(({ fromMinute, toMinute }) => {
      const width = Math.max(narrowest, (toMinute - fromMinute) * scale);
      return rectangle({ x: Math.min(fromMinute * scale, wide - width), y: top, width, height });
    })
    .join('');
}

/** The hours of one day from left to right: one shape for its nights and one for its naps, however many there are. */
export function DayStrip({ day }: { day: SleepDay }) {
  return (
    <svg
      viewBox={`0 0 ${wide} ${tall}`}
      preserveAspectRatio="none"
      role="presentation"
      className="h-full w-full"
    >
      <path
        d={`M0 ${tall}h${wide}M360 0v${tall}M720 0v${tall}M1080 0v${tall}`}
        vectorEffect="non-scaling-stroke"
        className="fill-none stroke-line"
      />
      <path d={shapeOf('night', day)} className="fill-plum" />
      <path d={shapeOf('nap', day)} className="fill-sage" />
    </svg>
  );
}
