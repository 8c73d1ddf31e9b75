import { type Breast, type NursingSide, nursingSides } from '#shared/nursing/nursing.rules.ts';
import type { Feed } from '#shared/nursing/nursing.schema.ts';
import { splitBySide } from '#shared/nursing/timer.rules.ts';
import { fromLocalMoment, toLocalMoment } from '#web/features/timer/local-moment.ts';

/** A feed as its form shows it. */
export type FeedDraft = {
  start: string;
  end: string;
  side: NursingSide;
  /** Null until she writes there: then the minutes follow from times and side. */
  leftMinutes: string | null;
  rightMinutes: string | null;
  /** Drafts of an older release do not tell. */
  lastSide?: Breast | null;
  notes: string;
};

/** A feed by hand has no place in the log yet: there is one of them at a time. */
const newFeed = 'new';

/** What she typed into the form of a feed waits on the device until she saves it, whatever closed the form. */
export const feedSlot = (owner: string | null, feedId = newFeed) =>
  ({ kind: 'nursing', owner, place: feedId, looksRight: isFeedDraft }) as const;

function isFeedDraft(draft: unknown): draft is FeedDraft {
  if (typeof draft !== 'object' || draft === null) return false;
  const { start, end, side, leftMinutes, rightMinutes, notes } = draft as FeedDraft;
  const texts: unknown[] = [start, end, notes, leftMinutes ?? '', rightMinutes ?? ''];
  return texts.every((value) => typeof value === 'string') && nursingSides.includes(side);
}

export const minutesOf = (seconds: number) => String(Math.round(seconds / 60));

export function draftOfFeed(feed: Feed, zone: string): FeedDraft {
  return {
    start: toLocalMoment(feed.startTime, zone),
    end: toLocalMoment(feed.endTime, zone),
    side: feed.side,
    leftMinutes: null,
    rightMinutes: null,
    lastSide: feed.lastSide ?? null,
    notes: feed.notes ?? '',
  };
}

export const isSame = (one: FeedDraft, other: FeedDraft): boolean =>
  (Object.keys(one) as (keyof FeedDraft)[]).every((name) => one[name] === other[name]);

/**
 * What she changed, and nothing else: the form shows whole minutes, and a feed of 8:42 whose notes were corrected is
 * still one of 8:42. A moment left empty stays empty, for the rules to name.
 */
export function feedOfDraft(draft: FeedDraft, before: Feed, zone: string): Feed {
  const shown = draftOfFeed(before, zone);
  const momentOf = (local: string, was: string, instant: string) =>
    local === was ? instant : (fromLocalMoment(local, zone) ?? '');
  const startTime = momentOf(draft.start, shown.start, before.startTime);
  const endTime = momentOf(draft.end, shown.end, before.endTime);
  const isMoved = startTime !== before.startTime || endTime !== before.endTime;
  const seconds = isMoved ? secondsBetween(startTime, endTime) : before.durationSeconds;
  const shares = { left: before.leftSeconds, right: before.rightSeconds };
  const split =
    isMoved || draft.side !== before.side
      ? splitBySide(draft.side, seconds, shares)
      : { leftSeconds: before.leftSeconds, rightSeconds: before.rightSeconds };
  const leftSeconds = draft.side === 'right' ? 0 : (written(draft.leftMinutes) ?? split.leftSeconds);
  const rightSeconds = draft.side === 'left' ? 0 : (written(draft.rightMinutes) ?? split.rightSeconds);
  return {
    ...before,
    startTime,
    endTime,
    durationSeconds: leftSeconds + rightSeconds,
    side: draft.side,
    leftSeconds,
    rightSeconds,
    lastSide: draft.side === 'both' ? (draft.lastSide ?? null) : null,
    notes: draft.notes.trim() || null,
  };
}

const written = (minutes: string | null) =>
  minutes === null ? undefined : Math.max(0, Math.round((Number(minutes) || 0) * 60));

const secondsBetween = (start: string, end: string) =>
  Math.max(0, Math.floor((Date.parse(end) - Date.parse(start)) / 1000)) || 0;
