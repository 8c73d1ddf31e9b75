import type { KindName } from '#shared/diary/kinds.ts';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { isCalendarDate } from '#shared/time/calendar-date.ts';
import { fromLocalMoment, toLocalMoment } from '#web/features/timer/local-moment.ts';
import type { DiaryPlace } from './diary-place.ts';
import type { Making, ShownKind } from './kinds/kind-parts.ts';
import type { Texts } from './kinds/kind-words.ts';

/** A record as its form shows it: when, what its kind asks, and notes. */
export type RecordDraft = { start: string; end: string; day: string; own: unknown; notes: string };

/** One by hand has no place in the diary yet: there is one of them at a time for each kind. */
export const recordSlot = ({ owner }: DiaryPlace, kind: ShownKind, id = `new:${kind.name}`) =>
  ({
    kind: 'diary',
    owner,
    place: id,
    looksRight: (draft: unknown): draft is RecordDraft => looksRight(draft, kind),
  }) as const;

function looksRight(draft: unknown, kind: ShownKind): boolean {
  if (typeof draft !== 'object' || draft === null) return false;
  const { start, end, day, own, notes } = draft as RecordDraft;
  return [start, end, day, notes].every((text) => typeof text === 'string') && kind.looksRight(own);
}

type Asked = { parts: ShownKind; zone: string; isNew: boolean; t: Texts };

export function draftOf(record: RecordEnvelope, { parts, zone, ...asked }: Asked): RecordDraft {
  const local = (moment: string | null) => (moment === null ? '' : toLocalMoment(moment, zone));
  return {
    start: local(record.startTime),
    end: local(record.endTime),
    day: record.day ?? '',
    own: parts.toDraft(record, asked),
    notes: record.notes ?? '',
  };
}

type Asking = Omit<Making<KindName>, 'startTime' | 'endTime'>;

/**
 * What she changed, and nothing else. A moment left as it was keeps its seconds, and one left empty stays empty, for the
 * rules to name.
 */
export function recordOf(draft: RecordDraft, parts: ShownKind, making: Asking): RecordEnvelope {
  const { before, zone } = making;
  const momentOf = (local: string, instant: string | null) => {
    if (instant === null) return null;
    return local === toLocalMoment(instant, zone) ? instant : (fromLocalMoment(local, zone) ?? '');
  };
  const when = {
    startTime: momentOf(draft.start, before.startTime),
    endTime: momentOf(draft.end, before.endTime),
  };
  return {
    ...before,
    ...when,
    day: before.day === null ? null : isCalendarDate(draft.day) ? draft.day : '',
    ...parts.fromDraft(draft.own, { ...making, ...when }),
    notes: draft.notes.trim() || null,
  } as RecordEnvelope;
}

export const isSameDraft = (a: RecordDraft, b: RecordDraft): boolean =>
  JSON.stringify(a) === JSON.stringify(b);
