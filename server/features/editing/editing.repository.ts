import { and, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { StaffId } from '#server/features/access/viewer.ts';
import { posts } from '#server/features/library/library.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type columnsOf, fieldColumns } from './article-fields.ts';
import { notPurged, stateColumns } from './article-state.ts';
import { postRevisions } from './editing.table.ts';

const articleColumns = {
  ...fieldColumns,
  ...stateColumns,
  id: posts.id,
  version: posts.version,
  pairId: posts.pairId,
  contentKey: posts.contentKey,
  createdAt: posts.createdAt,
  updatedAt: posts.updatedAt,
};

export type ArticleRow = NonNullable<Awaited<ReturnType<typeof lockArticle>>>;

/** Holds it, and the one it is to be linked with, until the transaction ends: whoever saves meanwhile waits. */
export async function lockArticle(transaction: Database, id: string, linked: string | null = null) {
  const rows = await transaction
    .select(articleColumns)
    .from(posts)
    .where(sql`${posts.id} in (${id}::uuid, ${linked}::uuid)`)
    // In one order for everyone: two who link two articles with each other do not wait for each other.
    .orderBy(posts.id)
    .for('update');
  return rows.find((row) => row.id === id);
}

const twin = alias(posts, 'twin');

/** The article, who saved it last, and its counterpart in the other language. */
export async function articleForEditing(
  db: Database,
  _reader: StaffId,
  { id, now }: { id: string; now: Date },
) {
  const [row] = await db
    .select({
      ...articleColumns,
      savedBy: postRevisions.savedByEmail,
      twin: { id: twin.id, language: twin.language, title: twin.title },
    })
    .from(posts)
    .leftJoin(
      postRevisions,
      and(eq(postRevisions.postId, posts.id), eq(postRevisions.version, posts.version)),
    )
    .leftJoin(twin, and(eq(twin.pairId, posts.pairId), ne(twin.language, posts.language)))
    .where(and(eq(posts.id, id), notPurged(now)));
  return row;
}

type Content = ReturnType<typeof columnsOf> & {
  published: boolean;
  publishAt: Date | null;
  pairId: string | null;
  createdAt: Date;
  updatedAt: Date;
};

/** False when somebody else made it at the same moment. */
export async function addArticle(transaction: Database, id: string, content: Content): Promise<boolean> {
  const added = await transaction
    .insert(posts)
    .values({ id, ...content })
    .onConflictDoNothing({ target: posts.id })
    .returning({ id: posts.id });
  return added.length > 0;
}

export async function changeArticle(
  transaction: Database,
  id: string,
  content: Partial<Content> & { version: number },
): Promise<void> {
  await transaction.update(posts).set(content).where(eq(posts.id, id));
}
