import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Feed, FeedAnswer, FeedLogAnswer } from '#shared/nursing/nursing.schema.ts';
import { newestFirst } from '#shared/timer/log.rules.ts';
import { correctQuery } from '#web/platform/outbox/correct-query.ts';
import { feedMirror } from './feed-mirror.ts';
import { feedsKey, pageLength, rangeKey } from './use-feeds.ts';

type Done = { kind: string; body: unknown; owner: string | null; madeAt: number };

/**
 * The server has taken a write: what was read before it is corrected in place, on every screen and for the next
 * start. Fetching again would ask for every page she scrolled through.
 */
export function settleFeeds(client: QueryClient, write: Done): void {
  if (write.kind !== 'feed.put' && write.kind !== 'feed.remove') return;
  const { owner } = write;
  if (owner === null) return;
  const { id } = write.body as { id: string };
  const put = write.kind === 'feed.put' ? answered(write) : undefined;
  const without = (feeds: FeedAnswer[]) => feeds.filter((feed) => feed.id !== id);
  const settled = (feeds: FeedAnswer[]) => [...without(feeds), ...(put ? [put] : [])].sort(newestFirst);

  correctQuery<InfiniteData<FeedLogAnswer>>(client, [...feedsKey, owner], (log) => {
    const pages = log.pages.map((page) => ({ ...page, feeds: without(page.feeds) }));
    if (put) insert(pages, put);
    return { ...log, pages };
  });
  for (const [key] of client.getQueriesData({ queryKey: [...rangeKey, owner] }))
    correctQuery<FeedAnswer[]>(client, key, settled);
  client.invalidateQueries({ queryKey: rangeKey });
  const mirrored = feedMirror.read(owner);
  if (mirrored) feedMirror.write(owner, settled(mirrored).slice(0, pageLength));
}

function answered({ body, madeAt }: Done): FeedAnswer {
  const at = new Date(madeAt).toISOString();
  return { ...(body as Feed), createdAt: at, updatedAt: at };
}

/** Into the page whose feeds surround it; older than all that was read, it comes with its own page later. */
function insert(pages: FeedLogAnswer[], feed: FeedAnswer): void {
  const page = pages.find(({ feeds, nextCursor }) => {
    const oldest = feeds.at(-1);
    return nextCursor === null || (oldest && newestFirst(feed, oldest) <= 0);
  });
  if (page) page.feeds = [...page.feeds, feed].sort(newestFirst);
}
