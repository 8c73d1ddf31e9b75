import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { newestFirst } from '#shared/nursing/log.rules.ts';
import type { Feed, FeedAnswer, FeedLogAnswer } from '#shared/nursing/nursing.schema.ts';
import { feedsKey, rangeKey } from './use-feeds.ts';

type Done = { kind: string; body: unknown; madeAt: number };

/**
 * The server has taken a write: what was read before it is corrected in place. Fetching again would ask for
 * every page she scrolled through.
 */
export function settleFeeds(client: QueryClient, owner: string | null, write: Done): void {
  if (write.kind !== 'feed.put' && write.kind !== 'feed.remove') return;
  const { id } = write.body as { id: string };
  client.setQueryData<InfiniteData<FeedLogAnswer>>([...feedsKey, owner], (log) => {
    if (!log) return log;
    const pages = log.pages.map((page) => ({ ...page, feeds: page.feeds.filter((feed) => feed.id !== id) }));
    if (write.kind === 'feed.put') insert(pages, answered(write));
    return { ...log, pages };
  });
  client.invalidateQueries({ queryKey: rangeKey });
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
