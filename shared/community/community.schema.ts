import * as v from 'valibot';
import type { Concern } from '../care/concern.rules.ts';
import { languages } from '../language/language.rules.ts';
import type { SearchedAnswer } from '../search/search.schema.ts';
import {
  type CommunityCategory,
  type CommunityNeed,
  communityCategories,
  communityNeeds,
  type Face,
  maxCommentLength,
  maxPostLength,
  type QuickReaction,
  type ReactionType,
  reactionTypes,
} from './community.rules.ts';
import { cleanText, isBlank } from './text.rules.ts';

/** What can be wrong with a text of hers, each with a sentence in both languages. */
export const communityProblems = [
  'content_blank',
  'content_too_long',
  'unknown_category',
  /** The hour's limit of a mother is reached. */
  'too_many_posts',
  'too_many_comments',
  'too_many_links',
  /** Staff asked her to pause (silence), or to leave (ban): `until` is told by her standing. */
  'silenced',
  'rules_not_accepted',
  /** What she answers is gone. */
  'post_gone',
] as const;
export type CommunityProblem = (typeof communityProblems)[number];
const problem = (code: CommunityProblem) => code;

const id = v.pipe(v.string(), v.uuid('must be a uuid'));
const cursor = v.optional(v.pipe(v.string(), v.maxLength(200)));
const written = (most: number) =>
  v.pipe(
    v.string(),
    v.transform(cleanText),
    v.check((text) => !isBlank(text), problem('content_blank')),
    v.maxLength(most, problem('content_too_long')),
  );
const category = v.picklist(communityCategories, problem('unknown_category'));

export const communityIdSchema = v.strictObject({ id });

export const feedQuerySchema = v.strictObject({
  /** The feed is in the language of the page. */
  language: v.picklist(languages),
  category: v.optional(category),
  q: v.optional(v.pipe(v.string(), v.maxLength(200))),
  cursor,
});
export const featuredQuerySchema = v.strictObject({ language: v.picklist(languages) });
export const pageQuerySchema = v.strictObject({ cursor });

/** The id is made on her phone: sent twice, it is one post. */
export const createCommunityPostSchema = v.strictObject({
  id,
  language: v.picklist(languages),
  category,
  content: written(maxPostLength),
  isAnonymous: v.boolean(),
  allowPrivateMessages: v.boolean(),
  need: v.optional(v.picklist(communityNeeds), 'support'),
});
export type CreateCommunityPost = v.InferOutput<typeof createCommunityPostSchema>;

/** Whether it is anonymous cannot be changed: what was read cannot be unread. */
export const editCommunityPostSchema = v.strictObject({
  category,
  content: written(maxPostLength),
  allowPrivateMessages: v.boolean(),
  need: v.picklist(communityNeeds),
});
export type EditCommunityPost = v.InferOutput<typeof editCommunityPostSchema>;

export const editCommentSchema = v.strictObject({ content: written(maxCommentLength) });

/** What the community puts into the outbox, by kind. A heart and a save are told as they shall be, never as a toggle. */
export const communityWrites = {
  /** Which one, since there are several; a phone that does not know of them says nothing, and means a heart. */
  'heart.set': v.strictObject({
    postId: id,
    on: v.boolean(),
    reaction: v.optional(v.picklist(reactionTypes)),
  }),
  'saved-post.set': v.strictObject({ postId: id, on: v.boolean() }),
  'comment.add': v.strictObject({
    id,
    postId: id,
    content: written(maxCommentLength),
    isAnonymous: v.boolean(),
  }),
  /** A post that was published without a network: it waits where her comments wait. */
  'post.add': createCommunityPostSchema,
} as const;
export type CommunityWriteKind = keyof typeof communityWrites;
export type ReactionWish = v.InferOutput<(typeof communityWrites)['heart.set']>;
export type NewComment = v.InferOutput<(typeof communityWrites)['comment.add']>;

/**
 * Who speaks. Named: her profile's name, null while she has none ('Mãe' / 'Mother'). Anonymous: what she is known by in
 * this talk alone. Nothing else about an author ever leaves the server.
 */
export type AuthorAnswer = { anonymous: false; name: string | null } | { anonymous: true; face: Face };

/** Others see it; it is on its way to them; it is hidden until staff has looked at it; staff removed it. */
export type TextStanding = 'shown' | 'coming' | 'hidden' | 'removed';

export type CommunityPostAnswer = {
  id: string;
  language: 'pt' | 'en';
  category: CommunityCategory;
  need: CommunityNeed;
  content: string;
  author: AuthorAnswer;
  /** Whether the one who asks wrote it: told to nobody else. */
  mine: boolean;
  allowPrivateMessages: boolean;
  createdAt: string;
  edited: boolean;
  isRecent: boolean;
  commentCount: number;
  reactionCount: number;
  userReacted: boolean;
  /** Which one, of the one who asks; null: none. */
  userReaction: ReactionType | null;
  userSaved: boolean;
  /** The quick reactions to offer. Why some are not is told to nobody: it would say how she is. */
  reactions: readonly QuickReaction[];
  /** Told to its author alone. */
  standing: TextStanding;
};
export type FeedAnswer = {
  posts: CommunityPostAnswer[];
  nextCursor: string | null;
  /** How a search was understood; absent where nothing was searched for. */
  searched?: SearchedAnswer | undefined;
};
export type FeaturedAnswer = { posts: CommunityPostAnswer[] };

export type CommentAnswer = {
  id: string;
  content: string;
  author: AuthorAnswer;
  mine: boolean;
  createdAt: string;
  edited: boolean;
  standing: TextStanding;
};
export type CommentsAnswer = { comments: CommentAnswer[]; nextCursor: string | null };
/** A talk: the post and the first page of what was answered, oldest first. */
export type TalkAnswer = { post: CommunityPostAnswer } & CommentsAnswer;
/** After posting or editing, told to its author alone. `concern`: the card that her words call for. */
export type WrittenPostAnswer = { post: CommunityPostAnswer; concern: Concern | null };
export type WrittenCommentAnswer = { comment: CommentAnswer; concern: Concern | null };
