import { isLookedAt, latestFirst } from '#shared/diary/diary.rules.ts';
import type { DiaryAllAnswer, DiaryPageAnswer } from '#shared/diary/diary.schema.ts';
import type { KindName } from '#shared/diary/kinds.ts';
import type { DiaryRecord, Tombstone } from '#shared/diary/record.schema.ts';
import { addDays, calendarDate } from '#shared/time/calendar-date.ts';
import { touches } from '#shared/timer/log.rules.ts';
import { rememberedNames } from '#web/platform/query/remembered.ts';
import { rememberedAnswer } from '#web/platform/query/remembered-answer.ts';
import type { DiaryPlace } from './diary-place.ts';

/** What a mother looks for without a network: more days would make every start slower. */
const keptDays = 14;
const mostKept = 400;

/** The newest of a family's diary, for the next start and for when there is no network. Of all babies in one. */
export type OfflineCopy = {
  records: DiaryRecord[];
  /** Up to which of the family's changes it is known to be true. */
  change: number;
  /** Of which babies and kinds it tells; of others it may hold nothing though there is something. */
  told?: readonly string[];
};

export const offlineCopy = (familyId: string | null) =>
  rememberedAnswer<OfflineCopy>(`diary:${familyId}`, {
    looksRight: ({ records, change }) => Array.isArray(records) && typeof change === 'number',
    trim: ({ records, ...copy }) => ({ ...copy, records: newestDays(records) }),
  });

const wholeName = (familyId: string | null) => `diary:${familyId}:all:`;

/** Every record of a kind that is read whole: what rests since a reaction must be known without a network too. */
export const wholeCopy = ({ familyId, babyId }: Pick<DiaryPlace, 'familyId' | 'babyId'>, kind: KindName) =>
  rememberedAnswer<DiaryAllAnswer>(`${wholeName(familyId)}${kind}:${babyId ?? ''}`, {
    looksRight: ({ records }) => Array.isArray(records),
  });

/** Of which kinds and babies such copies lie here, whether or not a screen has read them since the start. */
export function wholeCopiesOf(familyId: string): { kind: KindName; babyId: string | null }[] {
  return rememberedNames(wholeName(familyId)).map((rest) => {
    const [kind = '', babyId = ''] = rest.split(':');
    return { kind: kind as KindName, babyId: babyId || null };
  });
}

function newestDays(records: readonly DiaryRecord[]): DiaryRecord[] {
  const newest = records.toSorted(latestFirst).slice(0, mostKept);
  const [first] = newest;
  if (!first) return [];
  const from = addDays(calendarDate(dayOf(first)), -keptDays);
  return newest.filter((record) => dayOf(record) > from);
}

/** Near enough for what is kept: a day more or less is no harm. */
const dayOf = ({ day, startTime }: DiaryRecord) => day ?? (startTime ?? '').slice(0, 10);

/** What of the copy is seen in this place. */
export const seenIn = (
  { records }: OfflineCopy,
  { babyId }: DiaryPlace,
  kind: KindName | undefined,
): DiaryRecord[] => records.filter((record) => isLookedAt(record, babyId) && (!kind || record.kind === kind));

const subjectOf = ({ babyId }: DiaryPlace, kind: KindName | undefined) => `${babyId ?? ''}:${kind ?? ''}`;

/** What the copy tells of this place, if it tells of it. */
export const toldIn = (
  copy: OfflineCopy | undefined,
  place: DiaryPlace,
  kind: KindName | undefined,
): DiaryRecord[] | undefined => {
  // What was told of the whole family tells of each baby, too.
  const subjects = [place, { ...place, babyId: null }].flatMap((one) => [
    subjectOf(one, kind),
    subjectOf(one, undefined),
  ]);
  return copy?.told?.some((subject) => subjects.includes(subject)) ? seenIn(copy, place, kind) : undefined;
};

type Read = { place: DiaryPlace; kind: KindName | undefined; pages: readonly DiaryPageAnswer[] };

/**
 * The copy with pages that were just read: within what they span they say all there is, and what lies behind them stays
 * as it was.
 */
export function withPages(copy: OfflineCopy | undefined, { place, kind, pages }: Read): OfflineCopy {
  const read = pages.flatMap(({ records }) => records);
  const oldest = read.toSorted(latestFirst).at(-1);
  const isWhole = pages.at(-1)?.nextCursor === null;
  const isTold = (record: DiaryRecord) =>
    isWhole || (oldest !== undefined && latestFirst(record, oldest) <= 0);
  return joined(copy, read, { place, kind, isTold });
}

type Span = { place: DiaryPlace; kind: KindName | undefined; from: Date; to: Date };

/** The copy with a span of days that was just read: of its kind, or of all, they say all there is in it. */
export const withSpan = (
  copy: OfflineCopy | undefined,
  read: readonly DiaryRecord[],
  { from, to, ...about }: Span,
): OfflineCopy => joined(copy, read, { ...about, isTold: (record) => touches(record, from, to) });

type Telling = {
  place: DiaryPlace;
  kind: KindName | undefined;
  /** Whether what was read says all about it. */
  isTold: (record: DiaryRecord) => boolean;
};

function joined(
  copy: OfflineCopy | undefined,
  read: readonly DiaryRecord[],
  { place, kind, isTold }: Telling,
): OfflineCopy {
  const ids = new Set(read.map(({ id }) => id));
  const spoken = new Set(copy ? seenIn(copy, place, kind).filter(isTold) : []);
  const others = copy?.records.filter((record) => !spoken.has(record) && !ids.has(record.id)) ?? [];
  return {
    records: [...read, ...others],
    // Of a first answer nothing older is kept: what came before its newest change cannot be missed.
    change: copy?.change ?? Math.max(0, ...read.map(({ change }) => change)),
    told: [...new Set([...(copy?.told ?? []), subjectOf(place, kind)])],
  };
}

/** What became of records, by anybody: those that are there, and those that are gone. */
export type RecordNews = { records: readonly DiaryRecord[]; tombstones: readonly Pick<Tombstone, 'id'>[] };

export function withNews<Record extends { id: string }>(
  records: readonly Record[],
  { records: put, tombstones }: { records: readonly Record[]; tombstones: readonly { id: string }[] },
): Record[] {
  const ids = new Set([...put, ...tombstones].map(({ id }) => id));
  return [...put, ...records.filter(({ id }) => !ids.has(id))];
}
