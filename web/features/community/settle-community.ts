import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { NewComment, ReactionWish } from '#shared/community/community.schema.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { correctPost } from './correct-posts.ts';
import {
  featuredKey,
  feedsKey,
  mineKey,
  type Said,
  saidKey,
  savedKey,
  type TalkPage,
  talkKey,
} from './query-keys.ts';
import { commentOf, wishedReaction, withReaction } from './seen.ts';

/** The server has taken a write: what was read before it is corrected in place, on every screen. */
export function settleCommunity(client: QueryClient, write: Write): void {
  const { kind, body, owner } = write;
  if (kind === 'heart.set') {
    const wish = body as ReactionWish;
    correctPost(client, wish.postId, (post) => withReaction(post, wishedReaction(wish)));
    client.invalidateQueries({ queryKey: featuredKey, refetchType: 'none' });
  }
  if (kind === 'saved-post.set') {
    const { postId, on } = body as { postId: string; on: boolean };
    correctPost(client, postId, (post) => ({ ...post, userSaved: on }));
    client.invalidateQueries({ queryKey: savedKey });
  }
  if (kind === 'post.add')
    for (const queryKey of [feedsKey(owner), mineKey]) client.invalidateQueries({ queryKey });
  if (kind === 'comment.add') {
    const { postId } = body as NewComment;
    const queryKey = talkKey(owner, postId);
    const pages = pagesOf(client, write);
    const isOnItsWay = isComing(client, write);
    if (!isOnItsWay)
      correctPost(client, postId, (known) => ({ ...known, commentCount: known.commentCount + 1 }));
    client.setQueryData<Said>(saidKey(owner, postId), ({ comments } = { comments: [] }) => ({
      comments: [
        ...comments,
        {
          ...commentOf(write, [...pages.flatMap((page) => page.comments), ...comments], pages[0]?.post),
          standing: isOnItsWay ? 'coming' : 'shown',
        },
      ],
    }));
    // Under which face she speaks here, the server knows.
    client.invalidateQueries({ queryKey });
  }
}

const pagesOf = (client: QueryClient, { owner, body }: Write): TalkPage[] =>
  client.getQueryData<InfiniteData<TalkPage>>(talkKey(owner, (body as NewComment).postId))?.pages ?? [];

/** A comment that others do not see yet: without her name, or below a post of hers that they do not see yet. */
export function isComing(client: QueryClient, write: Write): boolean {
  const { isAnonymous } = write.body as NewComment;
  return isAnonymous || pagesOf(client, write)[0]?.post?.standing === 'coming';
}
