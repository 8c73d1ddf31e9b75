import type { CommunityRoutes } from '#server/features/community/community.routes.ts';
import type { CommunityCategory } from '#shared/community/community.rules.ts';
import type {
  CommentsAnswer,
  CreateCommunityPost,
  EditCommunityPost,
  FeaturedAnswer,
  FeedAnswer,
  TalkAnswer,
  WrittenCommentAnswer,
  WrittenPostAnswer,
} from '#shared/community/community.schema.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { answerTo } from '#web/platform/api/api-client.ts';
import { clientOf } from '#web/platform/api/typed-client.ts';

const community = clientOf<CommunityRoutes>('/api/community');
const { posts, comments, featured } = community;
const post = posts[':id'];
const comment = comments[':id'];

export type FeedQuestion = { language: Language; category: CommunityCategory | undefined; term: string };

export function fetchFeed(
  { language, category, term }: FeedQuestion,
  cursor: string | null,
  signal: AbortSignal,
): Promise<FeedAnswer> {
  const query = {
    language,
    ...(category && { category }),
    ...(term && { q: term }),
    ...(cursor && { cursor }),
  };
  return answerTo(posts.$get({ query }, { init: { signal } }));
}

export const fetchFeatured = (language: Language, signal: AbortSignal): Promise<FeaturedAnswer> =>
  answerTo(featured.$get({ query: { language } }, { init: { signal } }));

/** What she saved, or what she wrote: told to her alone. */
export const fetchOwnPosts = (
  which: 'saved' | 'mine',
  cursor: string | null,
  signal: AbortSignal,
): Promise<FeedAnswer> =>
  answerTo(community[which].$get({ query: cursor ? { cursor } : {} }, { init: { signal } }));

export const fetchTalk = (id: string, signal: AbortSignal): Promise<TalkAnswer> =>
  answerTo(post.$get({ param: { id } }, { init: { signal } }));

export const fetchComments = (id: string, cursor: string, signal: AbortSignal): Promise<CommentsAnswer> =>
  answerTo(post.comments.$get({ param: { id }, query: { cursor } }, { init: { signal } }));

/** The id is hers: sent again after an answer that was lost, it is the same post. */
export const publishPost = (written: CreateCommunityPost): Promise<WrittenPostAnswer> =>
  answerTo(posts.$post({ json: written }));
export const editPost = (id: string, written: EditCommunityPost): Promise<WrittenPostAnswer> =>
  answerTo(post.$patch({ param: { id }, json: written }));
export const deletePost = (id: string): Promise<unknown> => post.$delete({ param: { id } });
export const restorePost = (id: string): Promise<unknown> => post.restore.$post({ param: { id } });

export const editComment = (id: string, content: string): Promise<WrittenCommentAnswer> =>
  answerTo(comment.$patch({ param: { id }, json: { content } }));
export const deleteComment = (id: string): Promise<unknown> => comment.$delete({ param: { id } });
export const restoreComment = (id: string): Promise<unknown> => comment.restore.$post({ param: { id } });
