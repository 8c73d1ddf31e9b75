import { and, desc, eq, sql } from 'drizzle-orm';
import { users } from '#server/features/access/access.table.ts';
import type { StaffId } from '#server/features/access/viewer.ts';
import { posts } from '#server/features/library/library.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { ArticleDraft, Publication } from '#shared/editing/editing.schema.ts';
import { notPurged } from './article-state.ts';
import { postRevisions } from './editing.table.ts';

/** More than anyone reads; those beyond it are kept and not listed. */
const shownAtMost = 500;

type Revision = {
  postId: string;
  version: number;
  fields: ArticleDraft;
  state: Publication;
  publishAt: Date | null;
  savedAt: Date;
};

/** Without a writer: it came with Colo, or its hour had come. */
export async function addRevision(
  transaction: Database,
  writer: StaffId | null,
  revision: Revision,
): Promise<void> {
  const savedByEmail = writer && sql`(select ${users.email} from ${users} where ${users.id} = ${writer})`;
  await transaction
    .insert(postRevisions)
    .values({ ...revision, savedByEmail })
    .onConflictDoNothing();
}

export async function wasEverPublished(transaction: Database, postId: string): Promise<boolean> {
  const once = and(eq(postRevisions.postId, postId), eq(postRevisions.state, 'published'));
  return (await transaction.$count(postRevisions, once)) > 0;
}

const listed = {
  version: postRevisions.version,
  state: postRevisions.state,
  savedBy: postRevisions.savedByEmail,
  savedAt: postRevisions.savedAt,
};

const ofArticle = (postId: string, now: Date) => and(eq(postRevisions.postId, postId), notPurged(now));

/** Newest first, without their texts. */
export function revisionsOf(db: Database, _reader: StaffId, { postId, now }: { postId: string; now: Date }) {
  return db
    .select(listed)
    .from(postRevisions)
    .innerJoin(posts, eq(posts.id, postRevisions.postId))
    .where(ofArticle(postId, now))
    .orderBy(desc(postRevisions.version))
    .limit(shownAtMost);
}

export async function revisionOf(
  db: Database,
  _reader: StaffId,
  { postId, version, now }: { postId: string; version: number; now: Date },
) {
  const [row] = await db
    .select({ ...listed, fields: postRevisions.fields })
    .from(postRevisions)
    .innerJoin(posts, eq(posts.id, postRevisions.postId))
    .where(and(ofArticle(postId, now), eq(postRevisions.version, version)));
  return row;
}
