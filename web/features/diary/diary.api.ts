import type {
  DiaryAllAnswer,
  DiaryChangesAnswer,
  DiaryPageAnswer,
  DiaryRangeAnswer,
} from '#shared/diary/diary.schema.ts';
import type { KindName } from '#shared/diary/kinds.ts';
import type { DiaryRecord } from '#shared/diary/record.schema.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';
import { nextTask } from '#web/platform/device/next-task.ts';
import { deviceTimeZone } from '#web/platform/device/time-zone.ts';
import type { DiaryPlace } from './diary-place.ts';

/** By hand until the server has these routes, and with them the types of a typed client. */
async function ask<Answer>(
  path: string,
  query: Record<string, string | undefined>,
  signal: AbortSignal,
): Promise<Answer> {
  const named = Object.entries(query).filter((each): each is [string, string] => each[1] !== undefined);
  const response = await apiFetch(`/api/diary${path}?${new URLSearchParams(named)}`, { signal });
  return (await response.json()) as Answer;
}

/** What of the diary is looked for: of one kind, or with notes that hold something. */
export type DiaryWish = { kind?: KindName | undefined; q?: string | undefined };
type Page = DiaryWish & { cursor: string | null; limit: number };

/** The newest, or what follows a cursor; with the records of whole days that the page spans. */
export const fetchPage = (
  { familyId, babyId }: DiaryPlace,
  { kind, q, cursor, limit }: Page,
  signal: AbortSignal,
): Promise<DiaryPageAnswer> =>
  ask(
    '',
    {
      family: familyId,
      baby: babyId ?? undefined,
      kind,
      q,
      cursor: cursor ?? undefined,
      limit: String(limit),
      timeZone: deviceTimeZone(),
    },
    signal,
  );

export type Span = { kind: KindName; from: Date; to: Date };

/** All of a span, however many pages it takes: a picture with a hole would lie. */
export async function fetchRange(
  { familyId, babyId }: DiaryPlace,
  { kind, from, to }: Span,
  signal: AbortSignal,
): Promise<DiaryRecord[]> {
  const records: DiaryRecord[] = [];
  const span = { kind, from: from.toISOString(), to: to.toISOString() };
  let cursor: string | null = null;
  do {
    const query = { family: familyId, baby: babyId ?? undefined, ...span, cursor: cursor ?? undefined };
    const page: DiaryRangeAnswer = await ask('/range', query, signal);
    records.push(...page.records);
    cursor = page.nextCursor;
    await nextTask();
  } while (cursor);
  return records;
}

/** Every record of a kind of which a family has only so many. */
export const fetchAll = (
  { familyId, babyId }: DiaryPlace,
  kind: KindName,
  signal: AbortSignal,
): Promise<DiaryAllAnswer> => ask('/all', { family: familyId, baby: babyId ?? undefined, kind }, signal);

/** What anybody did in the family since a number. */
export const fetchChanges = (
  familyId: string,
  after: number,
  signal: AbortSignal,
): Promise<DiaryChangesAnswer> => ask('/changes', { family: familyId, after: String(after) }, signal);
