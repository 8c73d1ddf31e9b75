import { and, desc, eq, notExists, sql } from 'drizzle-orm';
import type { StaffId } from '#server/features/access/viewer.ts';
import { posts } from '#server/features/library/library.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { ArticleDraft } from '#shared/editing/editing.schema.ts';
import { storable } from './article-fields.ts';
import { postDrafts } from './editing.table.ts';

const shownAtMost = 200;

const draftBy = (writer: StaffId, postId: string) =>
  and(eq(postDrafts.postId, postId), eq(postDrafts.userId, writer));

/** Last wins: it is one person, and the newest of what she typed. */
export async function saveDraft(
  db: Database,
  writer: StaffId,
  { postId, now, ...draft }: { fields: ArticleDraft; baseVersion: number; postId: string; now: Date },
): Promise<void> {
  const kept = { fields: storable(draft.fields), baseVersion: draft.baseVersion, keptAt: now };
  await db
    .insert(postDrafts)
    .values({ postId, userId: writer, ...kept })
    .onConflictDoUpdate({ target: [postDrafts.postId, postDrafts.userId], set: kept });
}

export async function draftOf(db: Database, writer: StaffId, postId: string) {
  const [row] = await db
    .select({ fields: postDrafts.fields, baseVersion: postDrafts.baseVersion, keptAt: postDrafts.keptAt })
    .from(postDrafts)
    .where(draftBy(writer, postId));
  return row;
}

export async function forgetDraft(db: Database, writer: StaffId, postId: string): Promise<void> {
  await db.delete(postDrafts).where(draftBy(writer, postId));
}

/** What this writer began and never saved, newest first. */
export function unsavedDrafts(db: Database, writer: StaffId) {
  const article = db.select({ id: posts.id }).from(posts).where(eq(posts.id, postDrafts.postId));
  return db
    .select({
      id: postDrafts.postId,
      title: sql<string>`${postDrafts.fields} ->> 'title'`,
      keptAt: postDrafts.keptAt,
    })
    .from(postDrafts)
    .where(and(eq(postDrafts.userId, writer), notExists(article)))
    .orderBy(desc(postDrafts.keptAt), desc(postDrafts.postId))
    .limit(shownAtMost);
}
