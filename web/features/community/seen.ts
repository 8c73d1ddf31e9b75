import { gentleReactions, type QuickReaction, type ReactionType } from '#shared/community/community.rules.ts';
import type {
  AuthorAnswer,
  CommentAnswer,
  CommunityPostAnswer,
  CommunityWriteKind,
  NewComment,
  ReactionWish,
} from '#shared/community/community.schema.ts';
import type { AcknowledgedWrite, Write } from '#web/platform/outbox/write.ts';

/** Who wrote a comment of her own that the server has not told about yet: her face in this talk is its to say. */
export type KnownAuthor = AuthorAnswer | { anonymous: boolean; untold: true };

export type KnownComment = Omit<CommentAnswer, 'author'> & { author: KnownAuthor };

export type SeenComment = KnownComment & {
  /** `phone`: waits to be sent. `refused`: waits for her to mend it. */
  kept: 'synced' | 'phone' | 'refused';
  /** The outbox's write behind it; null when the server has it. */
  write: Write | null;
};

export type SeenPost = CommunityPostAnswer & {
  /** A heart or a save of hers has yet to reach the server. */
  isWaiting: boolean;
};

type Setting = Pick<ReactionWish, 'postId' | 'on'> & Partial<ReactionWish>;

/**
 * A post as she shall see it: with what her phone has not sent yet, and what the server has taken since (`acknowledged`).
 * What was refused counts as never done.
 */
export function seePost(
  post: CommunityPostAnswer,
  writes: readonly Write[],
  acknowledged: readonly Write[] = [],
): SeenPost {
  const lastWord = (kind: CommunityWriteKind, among: readonly Write[]): Setting | undefined =>
    among
      .filter((write) => write.kind === kind && !write.refused)
      .map(({ body }) => body as Setting)
      .findLast(({ postId }) => postId === post.id);
  const all = [...acknowledged, ...writes];
  const wish = lastWord('heart.set', all);
  return {
    ...(wish ? withReaction(post, wishedReaction(wish)) : post),
    userSaved: lastWord('saved-post.set', all)?.on ?? post.userSaved,
    commentCount: post.commentCount + countedComments(all, post.id).length,
    isWaiting:
      lastWord('heart.set', writes) !== undefined || lastWord('saved-post.set', writes) !== undefined,
  };
}

/** Those that an answer of this moment cannot know of: a comment that it counts is not counted again. */
export const takenSince = (answeredAt: number, acknowledged: readonly AcknowledgedWrite[]) =>
  acknowledged.filter((write) => write.kind !== 'comment.add' || write.acknowledgedAt >= answeredAt);

/** What she gave a post. A copy that an old release kept, and a write it made, know of hearts alone. */
export const reactionOf = ({ userReaction, userReacted }: CommunityPostAnswer): ReactionType | null =>
  userReaction ?? (userReacted ? 'heart' : null);
export const wishedReaction = ({ on, reaction = 'heart' }: Omit<ReactionWish, 'postId'>) =>
  on ? reaction : null;

/** A copy that an old release kept of a post says nothing: then only what can wound nobody is offered. */
export const offeredReactions = ({ reactions }: Partial<CommunityPostAnswer>): readonly QuickReaction[] =>
  reactions ?? gentleReactions;

/** Told as it shall be: said twice, it counts once, and moved it counts once too. */
export function withReaction(post: CommunityPostAnswer, reaction: ReactionType | null): CommunityPostAnswer {
  const more = Number(reaction !== null) - Number(reactionOf(post) !== null);
  return {
    ...post,
    userReaction: reaction,
    userReacted: reaction !== null,
    reactionCount: Math.max(0, post.reactionCount + more),
  };
}

/** Oldest first, and last what her phone has yet to send, or what was refused. A comment is shown once. */
export function seeComments(
  known: readonly KnownComment[],
  writes: readonly Write[],
  post: { id: string } & Partial<CommunityPostAnswer>,
): SeenComment[] {
  const seen = new Map<string, SeenComment>();
  // The first to tell of a comment is the server, where it has.
  for (const comment of known)
    if (!seen.has(comment.id)) seen.set(comment.id, { ...comment, kept: 'synced', write: null });
  for (const write of commentWrites(writes, post.id)) {
    const { id } = write.body as NewComment;
    if (!known.some((comment) => comment.id === id))
      seen.set(id, { ...commentOf(write, known, post), kept: write.refused ? 'refused' : 'phone', write });
  }
  return [...seen.values()];
}

type Spoken = { mine?: boolean; author?: KnownAuthor };

/** What she wrote, in the shape in which the server will tell of it. */
export function commentOf(write: Write, known: readonly KnownComment[], post: Spoken = {}): KnownComment {
  const { id, content, isAnonymous } = write.body as NewComment;
  // She keeps one face in a talk: whatever she said in it before, under her name or without, shows which.
  const before = [post, ...known].findLast(({ mine, author }) => mine && author?.anonymous === isAnonymous);
  return {
    id,
    content,
    author: before?.author ?? { anonymous: isAnonymous, untold: true },
    mine: true,
    createdAt: new Date(write.madeAt).toISOString(),
    edited: false,
    standing: 'shown',
  };
}

/** Those without a name count once others see them. */
const countedComments = (writes: readonly Write[], postId: string) =>
  commentWrites(writes, postId).filter(({ refused, body }) => !refused && !(body as NewComment).isAnonymous);

function commentWrites(writes: readonly Write[], postId: string): Write[] {
  return writes.filter(({ kind, body }) => kind === 'comment.add' && (body as NewComment).postId === postId);
}
