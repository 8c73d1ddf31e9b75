import type { Feed } from '#shared/nursing/nursing.schema.ts';
import { splitBySide } from '#shared/nursing/timer.rules.ts';

/** How long a feed by hand is at first, when nothing is known of hers. */
const usualSeconds = 15 * 60;
/** A shorter one was a try, or a slip of the thumb: it says nothing about the next. */
const shortestTold = 5 * 60;

type ByHand = { last: Feed | undefined; now: Date; id: string; timeZone: string };

/** A feed she adds afterwards, filled in as it most probably was: the other side, as long as the last if that was one, ending now. */
export function feedByHand({ last, now, ...named }: ByHand): Feed {
  const side = last?.side === 'left' ? 'right' : last?.side === 'right' ? 'left' : 'both';
  const whole = Math.floor(now.getTime() / 60_000) * 60_000;
  const told = last && last.durationSeconds >= shortestTold ? last.durationSeconds : usualSeconds;
  const seconds = Math.min(3600, Math.round(told / 60) * 60);
  return {
    ...named,
    startTime: new Date(whole - seconds * 1000).toISOString(),
    endTime: new Date(whole).toISOString(),
    durationSeconds: seconds,
    side,
    ...splitBySide(side, seconds, { left: 0, right: 0 }),
    notes: null,
  };
}
