import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { isLookedAt, latestFirst, notesHold } from '#shared/diary/diary.rules.ts';
import type { DiaryAllAnswer, DiaryPageAnswer } from '#shared/diary/diary.schema.ts';
import type { KindName } from '#shared/diary/kinds.ts';
import type { DiaryRecord } from '#shared/diary/record.schema.ts';
import type { FoodClearing } from '#shared/foods/food.schema.ts';
import { touches } from '#shared/timer/log.rules.ts';
import { clearTimers } from '#web/features/timer/forget-unsaved.ts';
import { timersKey } from '#web/features/timer/timer-kind.ts';
import { correctQueries, correctQuery } from '#web/platform/outbox/correct-query.ts';
import { forget, forgetRemembered, rememberedNames } from '#web/platform/query/remembered.ts';
import { fetchChanges } from './diary.api.ts';
import { allKey, diaryKey, listKey, type pageKey, readingKey } from './diary-keys.ts';
import type { DiaryPlace } from './diary-place.ts';
import { offlineCopy, type RecordNews, wholeCopiesOf, wholeCopy, withNews } from './offline-copy.ts';

type Family = { owner: string; familyId: string };

/** A weak connection may hang: the next look comes within half a minute. */
const followingMs = 20_000;

/** What was read before says the same, in every list and in what the phone keeps: asking anew would ask for every page. */
export function applyNews(client: QueryClient, family: Family, news: RecordNews): void {
  const ofList = (key: QueryKey) => newsFor(news, key as unknown as ReturnType<typeof listKey>);
  correctQueries<InfiniteData<DiaryPageAnswer>>(client, readingKey(family, 'page'), (list, key) => {
    const { put, gone } = ofList(key);
    const q = (key as unknown as ReturnType<typeof pageKey>).at(-1) ?? undefined;
    const found = put.filter((record) => notesHold(record, q));
    return { ...list, pages: pagesAfter(list.pages, { put: found, gone }) };
  });
  correctQueries<DiaryRecord[]>(client, readingKey(family, 'range'), (records, key) => {
    const { gone, put } = ofList(key);
    const [from, to] = key.slice(-2).map((moment) => new Date(String(moment)));
    const inside = put.filter((record) => from && to && touches(record, from, to));
    return withNews(records, { records: inside, tombstones: gone }).sort(latestFirst);
  });
  correctQueries<DiaryAllAnswer>(client, readingKey(family, 'all'), (all, key) => after(all, ofList(key)));
  for (const { kind, babyId } of wholeCopiesOf(family.familyId)) {
    const shown = newsFor(news, listKey({ ...family, babyId }, 'all', kind));
    wholeCopy({ familyId: family.familyId, babyId }, kind).correct(family.owner, (all) => after(all, shown));
  }
  offlineCopy(family.familyId).correct(family.owner, (copy) => ({
    ...copy,
    records: withNews(copy.records, news),
  }));
}

type ListNews = { put: DiaryRecord[]; gone: { id: string }[] };

/** What a list shows of it. What was given to another baby is gone from here. */
function newsFor({ records, tombstones }: RecordNews, key: ReturnType<typeof listKey>): ListNews {
  const [, , , , babyId, kind] = key;
  const isShown = (record: DiaryRecord) => isLookedAt(record, babyId) && (!kind || record.kind === kind);
  return { put: records.filter(isShown), gone: [...tombstones, ...records] };
}

const after = (all: DiaryAllAnswer, { put, gone }: ListNews): DiaryAllAnswer => ({
  ...all,
  records: withNews(all.records, { records: put, tombstones: gone }).sort(latestFirst),
});

function pagesAfter(pages: readonly DiaryPageAnswer[], { put, gone }: ListNews): DiaryPageAnswer[] {
  const corrected = pages.map((page) => ({
    ...page,
    records: withNews(page.records, { records: [], tombstones: gone }),
  }));
  for (const record of put) insert(corrected, record);
  return corrected;
}

/** Into the page whose records surround it; older than all that was read, it comes with its own page later. */
function insert(pages: DiaryPageAnswer[], record: DiaryRecord): void {
  const page = pages.find(({ records, nextCursor }) => {
    const oldest = records.toSorted(latestFirst).at(-1);
    return nextCursor === null || (oldest && latestFirst(record, oldest) <= 0);
  });
  if (page) page.records = [...page.records, record].sort(latestFirst);
}

/** Corrects a kind that is read whole, on screen and in what the phone keeps. */
export function correctWhole(
  client: QueryClient,
  { kind, ...place }: DiaryPlace & { owner: string; kind: KindName },
  make: (all: DiaryAllAnswer) => DiaryAllAnswer,
): void {
  correctQuery<DiaryAllAnswer>(client, allKey(place, kind), make);
  wholeCopy(place, kind).correct(place.owner, make);
}

/** What of a food was cleared, as far as this phone knows. */
export const clearingsKnown = (client: QueryClient, place: DiaryPlace): readonly FoodClearing[] =>
  (client.getQueryData<DiaryAllAnswer>(allKey(place, 'food')) ?? wholeCopy(place, 'food').read(place.owner))
    ?.cleared ?? [];

/** Learns all that others did since this phone last heard, however much that is. Where nothing is kept there is nothing to learn. */
export async function catchUp(client: QueryClient, family: Family, signal: AbortSignal): Promise<void> {
  const copy = offlineCopy(family.familyId);
  let after = copy.read(family.owner)?.change;
  while (after !== undefined) {
    const { records, tombstones, change, hasMore } = await fetchChanges(family.familyId, after, signal);
    applyNews(client, family, { records, tombstones });
    copy.correct(family.owner, (kept) => ({ ...kept, change }));
    after = hasMore ? change : undefined;
  }
}

/** One at a time for each family: two would ask for the same. */
const underWay = new Set<string>();

/**
 * A family is further than this phone knows: it learns what was done there. What fails is learnt at the next look. One
 * that is not named is no longer hers.
 */
export function followFamilies(
  client: QueryClient,
  owner: string,
  families: Readonly<Record<string, number>>,
): void {
  forgetOtherFamilies(client, owner, Object.keys(families));
  for (const [familyId, change] of Object.entries(families)) {
    const known = offlineCopy(familyId).read(owner)?.change;
    if (known === undefined || change <= known || underWay.has(familyId)) continue;
    underWay.add(familyId);
    catchUp(client, { owner, familyId }, AbortSignal.timeout(followingMs))
      .catch(() => undefined)
      .finally(() => underWay.delete(familyId));
  }
}

/** Everybody has a family: where none is named, a server of the version before answered. */
function forgetOtherFamilies(client: QueryClient, owner: string, hers: readonly string[]): void {
  if (hers.length === 0) return;
  const kept = rememberedNames('diary:').map((name) => name.split(':')[0] ?? '');
  for (const familyId of new Set(kept)) if (!hers.includes(familyId)) forgetFamily(client, owner, familyId);
}

/** She no longer belongs to it: what this phone kept of it goes. What it never sent stays, to be copied or discarded. */
function forgetFamily(client: QueryClient, owner: string, familyId: string): void {
  forgetRemembered(`diary:${familyId}`);
  clearTimers(owner, familyId);
  void client.invalidateQueries({ queryKey: ['own', 'family'] });
  void client.invalidateQueries({ queryKey: timersKey });
  void client.resetQueries({ queryKey: [...diaryKey, owner, familyId] });
}

/** Resolves once every list on screen was asked for anew. Her family may have its first baby by what she recorded. */
export function refetchDiaries(client: QueryClient): Promise<void> {
  void client.invalidateQueries({ queryKey: ['own', 'family'] });
  return client.invalidateQueries({ queryKey: diaryKey });
}

/** The diary was closed: what this phone kept of it goes, of whatever family. */
export function forgetDiaries(client: QueryClient): void {
  forgetRemembered('diary:');
  // What an earlier release kept of the same.
  for (const name of ['feeds', 'sleeps', 'food-diary']) forget(name);
  void client.resetQueries({ queryKey: diaryKey });
  void client.resetQueries({ queryKey: timersKey });
}

/** As it was last read, in a list or in what the phone keeps. */
export function storedRecord(client: QueryClient, family: Family, id: string): DiaryRecord | undefined {
  const lists = client.getQueriesData<Listed>({ queryKey: [...diaryKey, family.owner, family.familyId] });
  const kept = offlineCopy(family.familyId).read(family.owner)?.records ?? [];
  return [...lists.flatMap(([, list]) => recordsIn(list)), ...kept].find((record) => record.id === id);
}

type Listed = InfiniteData<DiaryPageAnswer> | DiaryAllAnswer | DiaryRecord[];

function recordsIn(list: Listed | undefined): readonly DiaryRecord[] {
  if (!list || Array.isArray(list)) return list ?? [];
  return 'pages' in list ? list.pages.flatMap(({ records }) => records) : list.records;
}
