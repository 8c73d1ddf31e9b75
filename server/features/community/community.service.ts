import type { UserId } from '#server/features/access/viewer.ts';
import { assertMayWrite, assertNotSilenced, considerText } from '#server/features/moderation/gatekeeping.ts';
import { lockAccountRow } from '#server/features/moderation/hourly-limits.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type Limit, spend } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import type { Concern } from '#shared/care/concern.rules.ts';
import { concernIn } from '#shared/care/concern.ts';
import type { CreateCommunityPost, EditCommunityPost } from '#shared/community/community.schema.ts';
import { lockOwnComment, rewriteComment } from './comments.repository.ts';
import { voiceIn } from './face.ts';
import { momentToAppear } from './moment-to-appear.ts';
import { addPost, lockOwnPost, postAuthor, rewritePost } from './posts.repository.ts';
import { bringBack, saveVersion, type Texts } from './undo.repository.ts';

/** A word mended many times over, and still few enough versions to read. */
const editsPerMother: Limit = { name: 'community-edits', points: 60, seconds: 60 * 60 };

type Keeping = Pick<Services, 'db' | 'clock'>;
/** The card that her words call for. */
type Written = { concern: Concern | null };

/** Sent twice, it is one post: the second time nothing is asked, and nothing is counted. */
export async function createPost(
  { db, clock, secret }: Keeping & Pick<Services, 'secret'>,
  userId: UserId,
  post: CreateCommunityPost,
): Promise<Written> {
  return db.transaction((transaction) =>
    addPostOnce(transaction, userId, { post, now: clock.now(), secret }),
  );
}

/** The same inside of a transaction that does more than this. */
export async function addPostOnce(
  db: Database,
  userId: UserId,
  { post, now, secret }: { post: CreateCommunityPost; now: Date; secret: string },
): Promise<Written> {
  // Two of the same at once: the second waits here, and finds the first.
  await lockAccountRow(db, userId);
  const author = await postAuthor(db, post.id);
  if (author === userId) return { concern: concernIn(post.content) };
  if (author !== undefined) throw taken();
  await assertMayWrite(db, userId, { kind: 'post', content: post.content, now });
  const voice = post.isAnonymous ? voiceIn(secret, { postId: post.id, userId }) : null;
  const appearsAt = post.isAnonymous ? await momentToAppear(db, userId, now) : null;
  if (!(await addPost(db, userId, { ...post, voice, appearsAt, now }))) throw taken();
  return considerText(db, { postId: post.id }, { content: post.content, now });
}

/** By whom is not told. */
export const taken = () => new Refusal('already_exists', 'There is another text by that id.');

export async function editPost(
  { db, clock }: Keeping,
  userId: UserId,
  { id, ...change }: EditCommunityPost & { id: string },
): Promise<Written> {
  const now = clock.now();
  await spend({ db, clock }, editsPerMother, userId);
  return db.transaction(async (transaction) => {
    await lockAccountRow(transaction, userId);
    const former = editable(await lockOwnPost(transaction, userId, id));
    const rewritten = former.content !== change.content;
    await assertMayWrite(transaction, userId, { kind: 'edit', content: change.content, replaces: id, now });
    await rewritePost(transaction, userId, { ...change, ...(rewritten && editedIf(former, now)), id });
    if (!rewritten) return { concern: concernIn(change.content) };
    await saveVersion(transaction, { postId: id }, { content: former.content, now });
    return considerText(transaction, { postId: id }, { content: change.content, now });
  });
}

export async function editComment(
  { db, clock }: Keeping,
  userId: UserId,
  { id, content }: { id: string; content: string },
): Promise<Written> {
  const now = clock.now();
  await spend({ db, clock }, editsPerMother, userId);
  return db.transaction(async (transaction) => {
    await lockAccountRow(transaction, userId);
    const former = editable(await lockOwnComment(transaction, userId, id));
    if (former.content === content) return { concern: concernIn(content) };
    await assertMayWrite(transaction, userId, { kind: 'edit', content, replaces: id, now });
    await rewriteComment(transaction, userId, { commentId: id, content, ...editedIf(former, now) });
    await saveVersion(transaction, { commentId: id }, { content: former.content, now });
    return considerText(transaction, { commentId: id }, { content, now });
  });
}

/** The undo. While she has to pause nothing of hers comes back either. */
export async function restore(
  { db, clock }: Keeping,
  userId: UserId,
  { texts, id }: { texts: Texts; id: string },
): Promise<void> {
  const now = clock.now();
  await assertNotSilenced(db, userId, now);
  if (!(await bringBack(db, userId, { texts, id, now }))) throw notFound();
}

/** What nobody has read yet is not called edited. */
const editedIf = ({ appearsAt }: { appearsAt: Date | null }, now: Date) =>
  appearsAt ? {} : { editedAt: now };

/** What staff removed was judged as it stood: against that she can appeal, and not write over it. */
function editable<Text extends { removedAt: Date | null }>(text: Text | undefined): Text {
  if (!text) throw notFound();
  if (text.removedAt) throw new Refusal('forbidden', 'What was removed cannot be edited.');
  return text;
}

export const notFound = () => new Refusal('not_found', 'There is no such text.');
