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

/** Who spoke here without her name goes on so, unless she says otherwise: one slip would give her away. */
export function usualAnonymity(post: SeenPost, comments: readonly SeenComment[]): boolean {
  const last = comments.findLast(({ mine }) => mine);
  if (last) return last.author.anonymous;
  return post.mine && post.author.anonymous;
}
