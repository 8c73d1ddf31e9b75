import type { KindName } from '#shared/diary/kinds.ts';
import type { DiaryWish, Span } from './diary.api.ts';
import type { DiaryPlace } from './diary-place.ts';

export const diaryKey = ['diary'] as const;
type Reading = 'page' | 'range' | 'all';

export const readingKey = ({ owner, familyId }: Omit<DiaryPlace, 'babyId'>, reading: Reading) =>
  [...diaryKey, owner, familyId, reading] as const;
/** What every key of a list says after how it is read: whose it is, and of which kind; null is all. */
export const listKey = (place: DiaryPlace, reading: Reading, kind: KindName | undefined) =>
  [...readingKey(place, reading), place.babyId, kind ?? null] as const;

export const pageKey = (place: DiaryPlace, { kind, q }: DiaryWish) =>
  [...listKey(place, 'page', kind), q ?? null] as const;
export const allKey = (place: DiaryPlace, kind: KindName) => listKey(place, 'all', kind);
export const rangeKey = (place: DiaryPlace, { kind, from, to }: Span) =>
  [...listKey(place, 'range', kind), from.toISOString(), to.toISOString()] as const;
