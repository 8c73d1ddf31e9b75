import type { Timer } from '#shared/timer/timer.rules.ts';
import type { ClockReading } from '#shared/timer/timer-clock.rules.ts';
import type { TimerKind } from './timer-kind.ts';
import { readTimerText, type TimerPlace, timerKeyAt, writeTimerText } from './timer-presence.ts';

/**
 * What this phone knows of timers, kept where a killed tab cannot take it: written before the tap's frame is
 * painted, and read again by whatever opens next.
 */
export type TimerState<Side extends string = string, Choice = unknown> = {
  /** The timer on screen. */
  current: Timer<Side> | null;
  /** Timers that gave way when she opened another: each still becomes a record of its own. */
  aside: Timer<Side>[];
  /** What she chose in the save step beside what the stretches tell. Phones have it under the name it first had. */
  side: Choice | null;
  /** Timers the server has named, and the revision it last knew. When it names one no longer, another device has finished it. */
  known: Record<string, number>;
  /** Timers that another device saved while this one had changes of its own: they wait here for her word. */
  savedElsewhere: string[];
  /** Timers of other devices that she wants left as they are. */
  left: string[];
  /** Timers that ended here: an answer that is late must not bring them back. */
  ended: string[];
  /** The phone's clock beside the server's, when they were last compared. */
  serverReading: ClockReading | null;
  /** When a jump of the clock was last made good, by the new clock: other tabs see the same jump. */
  corrected: { at: number; jump: number } | null;
};

export const emptyTimerState = {
  current: null,
  aside: [],
  side: null,
  known: {},
  savedElsewhere: [],
  left: [],
  ended: [],
  serverReading: null,
  corrected: null,
} satisfies TimerState;

/** Enough to outlast any answer that was on its way. */
const rememberedIds = 30;
const lastRead = new Map<string, { text: string | null; state: unknown }>();

export function readTimerState<Side extends string, Choice>(
  { timerKey }: TimerKind<Side, Choice>,
  place: TimerPlace,
): TimerState<Side, Choice> {
  const text = readTimerText(timerKey, place);
  const at = timerKeyAt(timerKey, place);
  const last = lastRead.get(at);
  if (last && last.text === text) return last.state as TimerState<Side, Choice>;
  const state: TimerState<Side, Choice> = text === null ? emptyTimerState : parse(text);
  lastRead.set(at, { text, state });
  return state;
}

/** A state that was damaged is an empty one: the server still has what it was told. */
function parse<Side extends string, Choice>(text: string): TimerState<Side, Choice> {
  try {
    const found = JSON.parse(text) as Partial<TimerState<Side, Choice>>;
    const isTimer = (timer: unknown): timer is Timer<Side> =>
      typeof timer === 'object' && timer !== null && Array.isArray((timer as Timer).stretches);
    return {
      ...emptyTimerState,
      ...found,
      current: isTimer(found.current) && found.current.stretches.length > 0 ? found.current : null,
      aside: (found.aside ?? []).filter(isTimer),
    };
  } catch (error) {
    console.warn('The timer could not be read', error);
    return emptyTimerState;
  }
}

export function changeTimerState<Side extends string, Choice>(
  kind: TimerKind<Side, Choice>,
  place: TimerPlace,
  change: Partial<TimerState<Side, Choice>>,
): void {
  const before = readTimerState(kind, place);
  const next = { ...before, ...change };
  if (
    Object.keys(change).every((key) =>
      Object.is(next[key as keyof TimerState], before[key as keyof TimerState]),
    )
  )
    return;
  const state: TimerState<Side, Choice> = {
    ...next,
    known: Object.fromEntries(Object.entries(next.known).slice(-rememberedIds)),
    savedElsewhere: next.savedElsewhere.slice(-rememberedIds),
    left: next.left.slice(-rememberedIds),
    ended: next.ended.slice(-rememberedIds),
  };
  writeTimerText(kind.timerKey, place, JSON.stringify(state));
}
