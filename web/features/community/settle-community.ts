import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { NewComment } from '#shared/community/community.schema.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { correctPost } from './correct-posts.ts';
import { featuredKey, type Said, saidKey, savedKey, type TalkPage, talkKey } from './query-keys.ts';
import { commentOf, withHeart } from './seen.ts';

/** The server has taken a write: what was read before it is corrected in place, on every screen. */
export function settleCommunity(client: QueryClient, write: Write): void {
  const { kind, body, owner } = write;
  if (kind === 'heart.set') {
    const { postId, on } = body as { postId: string; on: boolean };
    correctPost(client, postId, (post) => withHeart(post, on));
    client.invalidateQueries({ queryKey: featuredKey, refetchType: 'none' });
  }
  if (kind === 'saved-post.set') {
    const { postId, on } = body as { postId: string; on: boolean };
    correctPost(client, postId, (post) => ({ ...post, userSaved: on }));
    client.invalidateQueries({ queryKey: savedKey });
  }
  if (kind === 'comment.add') {
    const { postId } = body as NewComment;
    correctPost(client, postId, (post) => ({ ...post, commentCount: post.commentCount + 1 }));
    const queryKey = talkKey(owner, postId);
    const pages = client.getQueryData<InfiniteData<TalkPage>>(queryKey)?.pages ?? [];
    client.setQueryData<Said>(saidKey(owner, postId), ({ comments } = { comments: [] }) => ({
      comments: [
        ...comments,
        commentOf(write, [...pages.flatMap((page) => page.comments), ...comments], pages[0]?.post),
      ],
    }));
    // Under which face she speaks here, the server knows.
    client.invalidateQueries({ queryKey });
  }
}
