import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { isLookedAt, latestFirst } from '#shared/diary/diary.rules.ts';
import type { DiaryPageAnswer } from '#shared/diary/diary.schema.ts';
import type { KindName } from '#shared/diary/kinds.ts';
import type { DiaryRecord } from '#shared/diary/record.schema.ts';
import { correctQueries } from '#web/platform/outbox/correct-query.ts';
import { forgetRemembered } from '#web/platform/query/remembered.ts';
import { fetchChanges } from './diary.api.ts';
import type { DiaryPlace } from './diary-place.ts';
import { offlineCopy, type RecordNews, withNews } from './offline-copy.ts';

export const diaryKey = ['diary'] as const;
const familyKey = ({ owner, familyId }: Family) => [...diaryKey, owner, familyId] as const;
export const pageKey = (place: DiaryPlace, kind: KindName | undefined) =>
  [...familyKey(place), 'page', place.babyId, kind ?? null] as const;

type Family = Pick<DiaryPlace, 'owner' | 'familyId'>;
type PageKey = ReturnType<typeof pageKey>;

/** What was read before says the same, in every list and in what the phone keeps: asking anew would ask for every page. */
export function applyNews(client: QueryClient, family: Family, news: RecordNews): void {
  correctQueries<InfiniteData<DiaryPageAnswer>>(client, [...familyKey(family), 'page'], (list, key) => {
    const [, , , , babyId, kind] = key as PageKey;
    return { ...list, pages: pagesAfter(list.pages, news, { babyId, kind }) };
  });
  offlineCopy(family.familyId).correct(family.owner, ({ records, change }) => ({
    records: withNews(records, news),
    change,
  }));
}

type Shown = { babyId: string | null; kind: KindName | null };

function pagesAfter(pages: readonly DiaryPageAnswer[], news: RecordNews, shown: Shown): DiaryPageAnswer[] {
  const gone = { records: [], tombstones: [...news.records, ...news.tombstones] };
  const after = pages.map((page) => ({ ...page, records: withNews(page.records, gone) }));
  const isShown = (record: DiaryRecord) =>
    isLookedAt(record, shown.babyId) && (!shown.kind || record.kind === shown.kind);
  for (const record of news.records.filter(isShown)) insert(after, record);
  return after;
}

/** Into the page whose records surround it; older than all that was read, it comes with its own page later. */
function insert(pages: DiaryPageAnswer[], record: DiaryRecord): void {
  const page = pages.find(({ records, nextCursor }) => {
    const oldest = records.toSorted(latestFirst).at(-1);
    return nextCursor === null || (oldest && latestFirst(record, oldest) <= 0);
  });
  if (page) page.records = [...page.records, record].sort(latestFirst);
}

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

/** The diary was closed: what this phone kept of it goes, of whatever family. */
export function forgetDiaries(client: QueryClient): void {
  forgetRemembered('diary:');
  void client.resetQueries({ queryKey: diaryKey });
}

/** As it was last read, in a list or in what the phone keeps. */
export function storedRecord(client: QueryClient, family: Family, id: string): DiaryRecord | undefined {
  const lists = client.getQueriesData<InfiniteData<DiaryPageAnswer>>({
    queryKey: [...familyKey(family), 'page'],
  });
  const read = lists.flatMap(([, list]) => list?.pages.flatMap(({ records }) => records) ?? []);
  const kept = offlineCopy(family.familyId).read(family.owner)?.records ?? [];
  return [...read, ...kept].find((record) => record.id === id);
}
