import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { CommunityPostAnswer } from '#shared/community/community.schema.ts';
import type { KnownComment } from './seen.ts';

/** Every query of the community begins with it. */
export const community = 'community';

/** What any of them holds: a list of posts, or a talk. */
type Holding = { posts?: CommunityPostAnswer[]; post?: CommunityPostAnswer; comments?: KnownComment[] };
type Held = Holding | InfiniteData<Holding>;

type Change<Thing> = (thing: Thing) => Thing | null;

/** The same post stands in many lists: all of them change together, and null takes it out of them. */
export function correctPost(client: QueryClient, postId: string, change: Change<CommunityPostAnswer>): void {
  correctAll(client, (holding) => {
    const { post, posts } = holding;
    const next = { ...holding };
    if (posts?.some(({ id }) => id === postId))
      next.posts = posts.flatMap((one) => (one.id === postId ? (change(one) ?? []) : [one]));
    // An opened talk whose post is gone is left, not emptied.
    if (post?.id === postId) next.post = change(post) ?? post;
    return next;
  });
}

export function correctComment(client: QueryClient, commentId: string, change: Change<KnownComment>): void {
  correctAll(client, (holding) =>
    holding.comments
      ? {
          ...holding,
          comments: holding.comments.flatMap((one) => (one.id === commentId ? (change(one) ?? []) : [one])),
        }
      : holding,
  );
}

function correctAll(client: QueryClient, make: (holding: Holding) => Holding): void {
  for (const [queryKey, data] of client.getQueriesData<Held>({ queryKey: [community] })) {
    const state = client.getQueryState(queryKey);
    if (!data || !state) continue;
    const holds = 'pages' in data || data.posts || data.comments;
    if (!holds) continue;
    const next = 'pages' in data ? { ...data, pages: data.pages.map(make) } : make(data);
    // As old as it was: what was due to be asked for stays due.
    client.setQueryData(queryKey, next, { updatedAt: state.dataUpdatedAt });
    // An answer under way was asked for before this, and would undo it.
    if (state.fetchStatus === 'fetching') client.invalidateQueries({ queryKey, exact: true });
  }
}
