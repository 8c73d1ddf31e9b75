import { useInfiniteQuery } from '@tanstack/react-query';
import type { FeedAnswer } from '#shared/community/community.schema.ts';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { recall, remember } from '#web/platform/query/remembered.ts';
import { useCommunityWrites } from '../community.outbox.ts';
import { mineKey, type Owner, savedKey, shelfLife } from '../query-keys.ts';
import { type SeenPost, seePost, takenSince } from '../seen.ts';
import { copyOf } from '../use-feed.ts';
import { fetchOwnPosts } from './own-posts.api.ts';

export type OwnPosts = 'saved' | 'mine';

type Copy = FeedAnswer & { owner: Owner };
const copyName = 'community-saved';
const keys = { saved: savedKey, mine: mineKey };

/** What she saved or wrote, newest first, with what her phone has yet to send. */
export function useOwnPosts(which: OwnPosts, owner: string) {
  const { writes, acknowledged } = useCommunityWrites();
  // What she wrote without a name is not left lying on the phone.
  const isRemembered = which === 'saved';
  const query = useInfiniteQuery({
    queryKey: [...keys[which], owner],
    queryFn: async ({ pageParam, signal }) => {
      const page = await fetchOwnPosts(which, pageParam, signal);
      if (isRemembered && pageParam === null) remember(copyName, copyOf(owner, page) satisfies Copy);
      return page;
    },
    ...byCursor,
    initialData: () => {
      const copy = isRemembered ? recall(copyName, isCopy) : undefined;
      if (copy?.owner !== owner) return undefined;
      return { pages: [{ posts: copy.posts, nextCursor: copy.nextCursor }], pageParams: [null] };
    },
    initialDataUpdatedAt: 0,
    ...shelfLife,
  });
  const posts = (query.data?.pages.flatMap((page) => page.posts) ?? [])
    .map((post): SeenPost => seePost(post, writes, takenSince(query.dataUpdatedAt, acknowledged)))
    // Taken off the list it leaves at once, and by undo it is back in its place.
    .filter((post) => which === 'mine' || post.userSaved);
  return { query, posts };
}

function isCopy(answer: unknown): answer is Copy {
  const { owner, posts, nextCursor } = (answer ?? {}) as Partial<Copy>;
  return typeof owner === 'string' && Array.isArray(posts) && nextCursor !== undefined;
}
