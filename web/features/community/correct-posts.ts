import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { CommunityPostAnswer } from '#shared/community/community.schema.ts';
import { correctQueries } from '#web/platform/outbox/correct-query.ts';
import type { KnownComment } from './seen.ts';

/** Every query of the community begins with it. */
export const community = 'community';

/** What any of them holds: a list of posts, or a talk. */
type Holding = { posts?: CommunityPostAnswer[]; post?: CommunityPostAnswer; comments?: KnownComment[] };
type Held = Holding | InfiniteData<Holding>;

/** `answeredAt`: when the answer came that holds it. */
type Change<Thing> = (thing: Thing, answeredAt: number) => Thing | null;

/** The same post stands in many lists: all of them change together, and null takes it out of them. */
export function correctPost(client: QueryClient, postId: string, change: Change<CommunityPostAnswer>): void {
  correctAll(client, (holding, answeredAt) => {
    const { post, posts } = holding;
    const next = { ...holding };
    if (posts?.some(({ id }) => id === postId))
      next.posts = posts.flatMap((one) => (one.id === postId ? (change(one, answeredAt) ?? []) : [one]));
    // An opened talk whose post is gone is left, not emptied.
    if (post?.id === postId) next.post = change(post, answeredAt) ?? post;
    return next;
  });
}

export function correctComment(client: QueryClient, commentId: string, change: Change<KnownComment>): void {
  correctAll(client, (holding, answeredAt) =>
    holding.comments
      ? {
          ...holding,
          comments: holding.comments.flatMap((one) =>
            one.id === commentId ? (change(one, answeredAt) ?? []) : [one],
          ),
        }
      : holding,
  );
}

function correctAll(client: QueryClient, make: (holding: Holding, answeredAt: number) => Holding): void {
  correctQueries<Held>(client, [community], (data, queryKey) => {
    const answeredAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    if ('pages' in data) return { ...data, pages: data.pages.map((page) => make(page, answeredAt)) };
    return data.posts || data.comments ? make(data, answeredAt) : data;
  });
}
