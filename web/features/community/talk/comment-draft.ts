import type { SeenComment, SeenPost } from '../seen.ts';

export type CommentDraft = {
  content: string;
  /** Null until she chooses: then it follows what she did in this talk before. */
  isAnonymous: boolean | null;
};

export const freshComment = (): CommentDraft => ({ content: '', isAnonymous: null });

export function isCommentDraft(draft: unknown): draft is CommentDraft {
  const { content, isAnonymous } = (draft ?? {}) as Partial<CommentDraft>;
  return typeof content === 'string' && (isAnonymous === null || typeof isAnonymous === 'boolean');
}

/** What is known of a talk. Until all of it has been read, how she spoke in it is not known. */
export type LoadedComments = { comments: readonly SeenComment[]; isWhole: boolean };

/**
 * Who spoke here without her name goes on so, unless she says otherwise: one slip would give her away. While that is
 * not known, it is without her name too, because a name can be added later and never taken back.
 */
export function usualAnonymity(post: SeenPost, { comments, isWhole }: LoadedComments): boolean {
  if (!isWhole) return true;
  const last = comments.findLast(({ mine }) => mine);
  if (last) return last.author.anonymous;
  return post.mine && post.author.anonymous;
}
