import { eq } from 'drizzle-orm';
import { communityComments, communityPosts } from '#server/features/community/community.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { CommunityProblem } from '#shared/community/community.schema.ts';

/** A text that a case is about. */
export type Subject = { postId: string } | { commentId: string };

export function subjectOf({
  postId,
  commentId,
}: {
  postId: string | null;
  commentId: string | null;
}): Subject {
  if (postId) return { postId };
  if (commentId) return { commentId };
  throw new Error('A case is about a text');
}

export const subjectNamed = ({ type, id }: { type: 'post' | 'comment'; id: string }): Subject =>
  type === 'post' ? { postId: id } : { commentId: id };

export function refuseGone(): never {
  throw new Refusal('not_found', 'The text is no longer there.', {
    fields: { subject: 'post_gone' satisfies CommunityProblem },
  });
}

/** What is done to a text in care of others, and never by its author. */
type ModerationState = { hiddenAt?: Date | null; removedAt?: Date | null };

/** For good: an edit takes words back, not what they were written in. */
export async function markTender(db: Database, postId: string): Promise<void> {
  await db.update(communityPosts).set({ isTender: true }).where(eq(communityPosts.id, postId));
}

export async function setModerationState(
  db: Database,
  subject: Subject,
  fate: ModerationState,
): Promise<void> {
  if ('postId' in subject)
    await db.update(communityPosts).set(fate).where(eq(communityPosts.id, subject.postId));
  else await db.update(communityComments).set(fate).where(eq(communityComments.id, subject.commentId));
}

const columnsOf = (table: typeof communityPosts | typeof communityComments) => ({
  userId: table.userId,
  isAnonymous: table.isAnonymous,
  voice: table.voice,
  content: table.content,
  createdAt: table.createdAt,
  appearsAt: table.appearsAt,
  editedAt: table.editedAt,
  deletedAt: table.deletedAt,
  hiddenAt: table.hiddenAt,
  removedAt: table.removedAt,
});
const postColumns = { ...columnsOf(communityPosts), postId: communityPosts.id };
const commentColumns = { ...columnsOf(communityComments), postId: communityComments.postId };

/** For the server's own eyes: whose text it is stays here. `lock` keeps it as it is until the transaction ends. */
export async function textOf(db: Database, subject: Subject, { lock = false } = {}) {
  const query =
    'postId' in subject
      ? db.select(postColumns).from(communityPosts).where(eq(communityPosts.id, subject.postId))
      : db.select(commentColumns).from(communityComments).where(eq(communityComments.id, subject.commentId));
  const [text] = await (lock ? query.for('update') : query);
  return text;
}
export type SubjectText = NonNullable<Awaited<ReturnType<typeof textOf>>>;
