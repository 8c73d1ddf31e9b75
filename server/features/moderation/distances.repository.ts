import { and, desc, eq, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import { communityPosts } from '#server/features/community/community.table.ts';
import { profiles } from '#server/features/profile/profile.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { NewDistance } from '#shared/community/care.schema.ts';
import { communityDistances as distances } from './moderation.table.ts';
import { refuseGone, type SubjectText, subjectNamed, textOf } from './subject.ts';

/** Follows the face that she showed: by name everywhere, without a name in this talk. Asked again, it is changed. */
export async function keepDistance(
  db: Database,
  userId: UserId,
  { id, kind, subject, now }: NewDistance & { now: Date },
): Promise<void> {
  const text = await textOf(db, subjectNamed(subject));
  if (!text || text.deletedAt) refuseGone();
  if (text.userId === userId)
    throw new Refusal('invalid_input', 'This text is her own.', { fields: { subject: 'own' } });
  if (text.appearsAt) refuseGone();
  const whom = whomShown(text);
  const [other] = await db.select({ userId: distances.userId }).from(distances).where(eq(distances.id, id));
  if (other && other.userId !== userId)
    throw new Refusal('already_exists', 'There is another one by that id.');
  await db.transaction(async (transaction) => {
    // By the same id it is the same wish, wherever it pointed before.
    await transaction.delete(distances).where(and(eq(distances.id, id), eq(distances.userId, userId)));
    await transaction
      .insert(distances)
      .values({ id, userId, ...whom, kind, createdAt: now })
      .onConflictDoUpdate({
        target: [distances.userId, distances.personId, distances.voice],
        set: { id, kind },
      });
  });
}

/** A voice is there also after whoever it was of left; a name is not. */
function whomShown({ isAnonymous, voice, userId, postId }: SubjectText) {
  if (isAnonymous) return { voice, voiceOf: userId, postId };
  return { personId: userId ?? refuseGone() };
}

export async function endDistance(db: Database, userId: UserId, id: string): Promise<void> {
  await db.delete(distances).where(and(eq(distances.id, id), eq(distances.userId, userId)));
}

/** A talk that was taken back or away is no longer quoted. */
const isQuoted = sql`${communityPosts.deletedAt} is null and ${communityPosts.removedAt} is null
  and ${communityPosts.hiddenAt} is null`;

export function distancesOf(db: Database, userId: UserId) {
  return db
    .select({
      id: distances.id,
      kind: distances.kind,
      since: distances.createdAt,
      postId: distances.postId,
      talk: sql<string | null>`case when ${isQuoted} then ${communityPosts.content} end`,
      // The name of an anonymous voice does not leave the database.
      name: sql<string | null>`case when ${distances.postId} is null then ${profiles.name} end`,
    })
    .from(distances)
    .leftJoin(communityPosts, eq(communityPosts.id, distances.postId))
    .leftJoin(profiles, eq(profiles.userId, distances.personId))
    .where(eq(distances.userId, userId))
    .orderBy(desc(distances.createdAt), desc(distances.id));
}
