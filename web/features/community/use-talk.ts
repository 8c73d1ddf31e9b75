import { skipToken, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { byCursor } from '#web/platform/query/by-cursor.ts';
import { keptForANight } from '#web/platform/query/kept-for-a-night.ts';
import { fetchComments, fetchTalk } from './community.api.ts';
import { useCommunityWrites } from './community.outbox.ts';
import { type OwnComments, type Owner, ownCommentsKey, type TalkPage, talkKey } from './query-keys.ts';
import { seeComments, seePost, takenSince } from './seen.ts';
import { knownPost } from './use-feed.ts';

const lookAgain = 60_000;
const hasComing = ({ post, comments }: TalkPage) =>
  [...(post ? [post] : []), ...comments].some(({ standing }) => standing === 'coming');

/** One post and what was answered, oldest first. What a list told of the post is there before any answer. */
export function useTalk(owner: Owner, postId: string) {
  const client = useQueryClient();
  const { writes, acknowledged } = useCommunityWrites();
  const query = useInfiniteQuery({
    queryKey: talkKey(owner, postId),
    queryFn: ({ pageParam, signal }): Promise<TalkPage> =>
      pageParam === null ? fetchTalk(postId, signal) : fetchComments(postId, pageParam, signal),
    ...byCursor,
    // The mark of what is on its way goes by itself.
    refetchInterval: ({ state }) => (state.data?.pages.some(hasComing) ? lookAgain : false),
    ...keptForANight,
  });
  const said = useQuery<OwnComments>({
    queryKey: ownCommentsKey(owner, postId),
    queryFn: skipToken,
    ...keptForANight,
  });
  const post = query.data?.pages[0]?.post ?? knownPost(client, owner, postId);
  const read = query.data?.pages.flatMap(({ comments }) => comments) ?? [];
  const known = [...read, ...(said.data?.comments ?? [])];
  const code = query.isError ? errorCodeOf(query.error) : undefined;
  return {
    query,
    post: post && seePost(post, writes, takenSince(query.dataUpdatedAt, acknowledged)),
    comments: seeComments(known, [...acknowledged, ...writes], post ?? { id: postId }),
    /** An address that is no post's, or of one that is gone. */
    isMissing: code === 'not_found' || code === 'invalid_input',
    hasFailed: query.isError && !query.data,
  };
}
