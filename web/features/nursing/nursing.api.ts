import type { NursingRoutes } from '#server/features/nursing/nursing.routes.ts';
import type { Language } from '#shared/language/language.rules.ts';
import type {
  FeedAnswer,
  FeedLogAnswer,
  FeedRangeAnswer,
  NursingNowAnswer,
} from '#shared/nursing/nursing.schema.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';
import { nextTask } from '#web/platform/device/next-task.ts';

const root = '/api/nursing';
const nursing = clientOf<NursingRoutes>(root);

/** The answer, and how long it took: what the server says of the time is that much older. */
export async function fetchNow(signal: AbortSignal): Promise<NursingNowAnswer & { tookMs: number }> {
  const asked = performance.now();
  const response = await nursing.now.$get({}, { init: { signal } });
  const tookMs = performance.now() - asked;
  return { ...(await response.json()), tookMs };
}

export function fetchFeeds(
  { cursor, limit }: { cursor: string | null; limit: number },
  signal: AbortSignal,
): Promise<FeedLogAnswer> {
  const query = { limit: String(limit), ...(cursor && { cursor }) };
  return answerTo(nursing.feeds.$get({ query }, { init: { signal } }));
}

/** All of them, however many pages it takes: a picture or a sheet with a hole would lie. */
export async function fetchRange(from: Date, to: Date, signal: AbortSignal): Promise<FeedAnswer[]> {
  const feeds: FeedAnswer[] = [];
  let cursor: string | null = null;
  do {
    const query = { from: from.toISOString(), to: to.toISOString(), ...(cursor && { cursor }) };
    const page: FeedRangeAnswer = await answerTo(nursing.feeds.range.$get({ query }, { init: { signal } }));
    feeds.push(...page.feeds);
    cursor = page.nextCursor;
    await nextTask();
  } while (cursor);
  return feeds;
}

type CsvWish = { from: Date; to: Date; language: Language; timeZone: string };

/** Where the browser fetches the file by itself. */
export function csvAddress({ from, to, ...reader }: CsvWish): string {
  const query = { from: from.toISOString(), to: to.toISOString(), ...reader };
  return `${root}/feeds.csv?${new URLSearchParams(query)}`;
}
