import type { NursingSide } from '#shared/nursing/nursing.rules.ts';
import type { Timer } from '#shared/nursing/nursing.schema.ts';
import type { ClockReading } from '#shared/nursing/timer-clock.rules.ts';
import { readTimerText, writeTimerText } from './timer-presence.ts';

/**
 * What this phone knows of timers, kept where a killed tab cannot take it: written before the tap's frame is
 * painted, and read again by whatever opens next.
 */
export type Shelf = {
  /** The timer on screen. */
  current: Timer | null;
  /** Timers that gave way when she opened another: each still becomes its own feed. */
  aside: Timer[];
  /** The side she chose in the save step, when it is not the one the stretches tell. */
  side: NursingSide | null;
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

export const emptyShelf: Shelf = {
  current: null,
  aside: [],
  side: null,
  known: {},
  savedElsewhere: [],
  left: [],
  ended: [],
  serverReading: null,
  corrected: null,
};

/** Enough to outlast any answer that was on its way. */
const rememberedIds = 30;
const lastRead = new Map<string | null, { text: string | null; shelf: Shelf }>();

export function readShelf(owner: string | null): Shelf {
  const text = readTimerText(owner);
  const last = lastRead.get(owner);
  if (last && last.text === text) return last.shelf;
  const shelf = text === null ? emptyShelf : parse(text);
  lastRead.set(owner, { text, shelf });
  return shelf;
}

/** A shelf that was damaged is an empty one: the server still has what it was told. */
function parse(text: string): Shelf {
  try {
    const found = JSON.parse(text) as Partial<Shelf>;
    const isTimer = (timer: unknown): timer is Timer =>
      typeof timer === 'object' && timer !== null && Array.isArray((timer as Timer).stretches);
    return {
      ...emptyShelf,
      ...found,
      current: isTimer(found.current) && found.current.stretches.length > 0 ? found.current : null,
      aside: (found.aside ?? []).filter(isTimer),
    };
  } catch (error) {
    console.warn('The nursing timer could not be read', error);
    return emptyShelf;
  }
}

export function changeShelf(owner: string | null, change: Partial<Shelf>): void {
  const before = readShelf(owner);
  const next = { ...before, ...change };
  if (Object.keys(change).every((key) => Object.is(next[key as keyof Shelf], before[key as keyof Shelf])))
    return;
  const shelf: Shelf = {
    ...next,
    known: Object.fromEntries(Object.entries(next.known).slice(-rememberedIds)),
    savedElsewhere: next.savedElsewhere.slice(-rememberedIds),
    left: next.left.slice(-rememberedIds),
    ended: next.ended.slice(-rememberedIds),
  };
  writeTimerText(owner, JSON.stringify(shelf));
}
