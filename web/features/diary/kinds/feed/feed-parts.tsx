import { Droplets } from 'lucide-react';
import { lazy } from 'react';
import type { FeedDetails } from '#shared/diary/kinds/feed.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { breasts, type NursingSide, nursingSides } from '#shared/nursing/nursing.rules.ts';
import { splitBySide } from '#shared/nursing/timer.rules.ts';
import { useRecordWords } from '../../record-words.ts';
import { secondsBetween, typedSeconds } from '../draft-moments.ts';
import { shownKind } from '../kind-parts.ts';
import type { FeedDraft } from './feed-fields.tsx';
import { feedWords } from './feed-words.ts';

// The form comes when she opens it: the timer does not wait for what is rarely opened.
const FeedFields = lazy(() => import('./feed-fields.tsx'));

export const feedParts = shownKind<'feed', FeedDraft>({
  name: 'feed',
  words: feedWords,
  Icon: Droplets,
  Row: FeedLine,
  Fields: FeedFields,
  toDraft: ({ details: { side, lastSide } }) => ({ side, lastSide, leftMinutes: null, rightMinutes: null }),
  looksRight,
  fromDraft(own, { before, startTime, endTime }) {
    const isMoved = startTime !== before.startTime || endTime !== before.endTime;
    const seconds = isMoved ? secondsBetween(startTime, endTime) : (before.durationSeconds ?? 0);
    const details = sidesOf(own, { before: before.details, seconds, isMoved });
    return { durationSeconds: details.leftSeconds + details.rightSeconds, details };
  },
  byHand: feedByHand,
});

function looksRight(own: unknown): own is FeedDraft {
  if (typeof own !== 'object' || own === null) return false;
  const { side, leftMinutes, rightMinutes, lastSide } = own as FeedDraft;
  const texts: unknown[] = [leftMinutes ?? '', rightMinutes ?? ''];
  return (
    nursingSides.includes(side) &&
    (lastSide === null || breasts.includes(lastSide)) &&
    texts.every((text) => typeof text === 'string')
  );
}

type Before = { before: FeedDetails; seconds: number; isMoved: boolean };

function sidesOf(own: FeedDraft, { before, seconds, isMoved }: Before): FeedDetails {
  const shares = { left: before.leftSeconds, right: before.rightSeconds };
  const isOther = isMoved || own.side !== before.side;
  const split = isOther ? splitBySide(own.side, seconds, shares) : before;
  return {
    side: own.side,
    leftSeconds: own.side === 'right' ? 0 : (typedSeconds(own.leftMinutes) ?? split.leftSeconds),
    rightSeconds: own.side === 'left' ? 0 : (typedSeconds(own.rightMinutes) ?? split.rightSeconds),
    lastSide: own.side === 'both' ? own.lastSide : null,
  };
}

function FeedLine({ record: { startTime, durationSeconds, details } }: { record: RecordEnvelope<'feed'> }) {
  const words = useRecordWords();
  return (
    <>
      <time dateTime={startTime ?? ''} className="min-w-12 font-bold tabular-nums">
        {words.time(startTime ?? '')}
      </time>
      <span>{words.t(`nursing.${details.side}`)}</span>
      <span className="text-ink-soft tabular-nums">{words.duration(durationSeconds ?? 0)}</span>
    </>
  );
}

/** How long a feed by hand is at first, when nothing is known of hers. */
const usualSeconds = 15 * 60;
/** A shorter one was a try, or a slip of the thumb: it says nothing about the next. */
const shortestTold = 5 * 60;

type ByHand = { last: RecordEnvelope<'feed'> | undefined; now: Date };

/** The other side, as long as the last if that was one, ending now. */
function feedByHand({ last, now }: ByHand) {
  const before = last?.details.side;
  const side: NursingSide = before === 'left' ? 'right' : before === 'right' ? 'left' : 'both';
  const whole = Math.floor(now.getTime() / 60_000) * 60_000;
  const lasted = last?.durationSeconds ?? 0;
  const seconds = Math.min(3600, Math.round((lasted >= shortestTold ? lasted : usualSeconds) / 60) * 60);
  return {
    startTime: new Date(whole - seconds * 1000).toISOString(),
    endTime: new Date(whole).toISOString(),
    day: null,
    durationSeconds: seconds,
    details: { side, ...splitBySide(side, seconds, { left: 0, right: 0 }), lastSide: null },
  };
}
