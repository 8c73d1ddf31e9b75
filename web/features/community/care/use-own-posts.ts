import { useInfiniteQuery } from '@tanstack/react-query';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { keptForANight } from '#web/platform/query/kept-for-a-night.ts';
import { fetchOwnPosts } from '../community.api.ts';
import { useCommunityWrites } from '../community.outbox.ts';
import { mineKey, savedKey } from '../query-keys.ts';
import { type SeenPost, seePost, takenSince } from '../seen.ts';
import { rememberedFeed } from '../use-feed.ts';

export type OwnPosts = 'saved' | 'mine';

const rememberedSaved = rememberedFeed('community-saved');
const keys = { saved: savedKey, mine: mineKey };

/** What she saved or wrote, newest first, with what her phone has yet to send. */
export function useOwnPosts(which: OwnPosts, owner: string) {
  const { writes, acknowledged } = useCommunityWrites();
  const query = useInfiniteQuery({
    queryKey: [...keys[which], owner],
    queryFn: ({ pageParam, signal }) => fetchOwnPosts(which, pageParam, signal),
    ...byCursor,
    // What she wrote without a name is not left lying on the phone.
    ...(which === 'saved' && rememberedSaved.firstPage(owner)),
    ...keptForANight,
  });
  const posts = (query.data?.pages.flatMap((page) => page.posts) ?? [])
    .map((post): SeenPost => seePost(post, writes, takenSince(query.dataUpdatedAt, acknowledged)))
    // Taken off the list it leaves at once, and by undo it is back in its place.
    .filter((post) => which === 'mine' || post.userSaved);
  return { query, posts };
}
