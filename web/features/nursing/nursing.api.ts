import type { Language } from '#shared/language/language.rules.ts';
import type {
  FeedAnswer,
  FeedLogAnswer,
  FeedRangeAnswer,
  NursingNowAnswer,
} from '#shared/nursing/nursing.schema.ts';
import { apiFetch } from '#web/platform/api/api-client.ts';
import { nextTask } from '#web/platform/device/next-task.ts';

/** The answer, and how long it took: what the server says of the time is that much older. */
export async function fetchNow(signal: AbortSignal): Promise<NursingNowAnswer & { tookMs: number }> {
  const asked = performance.now();
  const response = await apiFetch('/api/nursing/now', { signal });
  const tookMs = performance.now() - asked;
  return { ...((await response.json()) as NursingNowAnswer), tookMs };
}

export function fetchFeeds(
  { cursor, limit }: { cursor: string | null; limit: number },
  signal: AbortSignal,
): Promise<FeedLogAnswer> {
  const query = new URLSearchParams({ limit: String(limit), ...(cursor && { cursor }) });
  return read(`/api/nursing/feeds?${query}`, signal);
}

/** All of them, however many pages it takes: a picture or a sheet with a hole would lie. */
export async function fetchRange(from: Date, to: Date, signal: AbortSignal): Promise<FeedAnswer[]> {
  const feeds: FeedAnswer[] = [];
  let cursor: string | null = null;
  do {
    const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString() });
    if (cursor) query.set('cursor', cursor);
    const page: FeedRangeAnswer = await read(`/api/nursing/feeds/range?${query}`, signal);
    feeds.push(...page.feeds);
    cursor = page.nextCursor;
    await nextTask();
  } while (cursor);
  return feeds;
}

export function csvAddress(from: Date, to: Date, language: Language, timeZone: string): string {
  const query = new URLSearchParams({ from: from.toISOString(), to: to.toISOString(), language, timeZone });
  return `/api/nursing/feeds.csv?${query}`;
}

async function read<Answer>(path: string, signal: AbortSignal): Promise<Answer> {
  const response = await apiFetch(path, { signal });
  return (await response.json()) as Answer;
}
