import type { diaryRoutes } from '#server/features/diary/diary.routes.ts';
import type {
  DiaryAllAnswer,
  DiaryChangesAnswer,
  DiaryNowAnswer,
  DiaryPageAnswer,
  DiaryRangeAnswer,
} from '#shared/diary/diary.schema.ts';
import type { KindName } from '#shared/diary/kinds.ts';
import type { DiaryRecord } from '#shared/diary/record.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';
import { nextTask } from '#web/platform/device/next-task.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import type { DiaryPlace } from './diary-place.ts';

const diary = clientOf<ReturnType<typeof diaryRoutes>>('/api/diary');

/** Whose diary is asked for. */
const familyOf = ({ familyId }: DiaryPlace) => ({ ...(familyId !== null && { family: familyId }) });
const ofPlace = ({ babyId, ...place }: DiaryPlace) => ({
  ...familyOf({ babyId, ...place }),
  ...(babyId !== null && { baby: babyId }),
});

/** What of the diary is looked for: of one kind, or with notes that hold something. */
export type DiaryWish = { kind?: KindName | undefined; q?: string | undefined };
type Page = DiaryWish & { cursor: string | null; limit: number };

/** The newest, or what follows a cursor; with the records of whole days that the page spans. */
export function fetchPage(
  place: DiaryPlace,
  { kind, q, cursor, limit }: Page,
  signal: AbortSignal,
): Promise<DiaryPageAnswer> {
  const wish = { ...(kind && { kind }), ...(q && { q }), ...(cursor && { cursor }) };
  const query = { ...ofPlace(place), ...wish, limit: String(limit), timeZone: deviceTimeZone() };
  return answerTo(diary.index.$get({ query }, { init: { signal } }));
}

/** Without a kind, of all of them. */
export type Span = { kind: KindName | undefined; from: Date; to: Date };

/** All of a span, however many pages it takes: a picture with a hole would lie. */
export async function fetchRange(
  place: DiaryPlace,
  { kind, from, to }: Span,
  signal: AbortSignal,
): Promise<DiaryRecord[]> {
  const records: DiaryRecord[] = [];
  const span = { ...ofPlace(place), ...(kind && { kind }), from: from.toISOString(), to: to.toISOString() };
  let cursor: string | null = null;
  do {
    const query = { ...span, ...(cursor && { cursor }) };
    const page: DiaryRangeAnswer = await answerTo(diary.range.$get({ query }, { init: { signal } }));
    records.push(...page.records);
    cursor = page.nextCursor;
    await nextTask();
  } while (cursor);
  return records;
}

/** Every record of a kind of which a family has only so many. */
export const fetchAll = (place: DiaryPlace, kind: KindName, signal: AbortSignal): Promise<DiaryAllAnswer> =>
  answerTo(diary.all.$get({ query: { ...ofPlace(place), kind } }, { init: { signal } }));

/** What anybody did in the family since a number. */
export function fetchChanges(
  familyId: string,
  after: number,
  signal: AbortSignal,
): Promise<DiaryChangesAnswer> {
  const query = { family: familyId, after: String(after) };
  return answerTo(diary.changes.$get({ query }, { init: { signal } }));
}

/** What is under way of one kind in the whole family. */
export async function fetchTimers(
  place: DiaryPlace,
  kind: KindName,
  signal: AbortSignal,
): Promise<DiaryNowAnswer & { tookMs: number }> {
  const asked = performance.now();
  const response = await diary.now.$get({ query: { ...familyOf(place) } }, { init: { signal } });
  const tookMs = performance.now() - asked;
  const now = (await response.json()) as DiaryNowAnswer;
  return { ...now, timers: now.timers.filter((timer) => timer.kind === kind), tookMs };
}
