import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { cardColumns, readable } from '#server/features/library/article-columns.ts';
import { postAddresses, posts } from '#server/features/library/library.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Language } from '#shared/language/language.rules.ts';

const twin = alias(posts, 'twin');

const isReadableTwin = and(
  eq(twin.pairId, posts.pairId),
  ne(twin.language, posts.language),
  eq(twin.published, true),
  sql`${twin.deletedAt} is null`,
);

const twinColumns = { twinSlug: twin.slug, twinLanguage: twin.language };

/**
 * What stands at a public address, by any that it ever had, and where it stands in the other language: one statement.
 * Only what readers may see now.
 */
export async function articleAt(db: Database, { language, slug }: { language: Language; slug: string }) {
  const [row] = await db
    .select({
      ...cardColumns,
      ...twinColumns,
      content: posts.content,
      practicalTip: posts.practicalTip,
      authorRole: posts.authorRole,
      reviewer: posts.reviewer,
      reviewedOn: posts.reviewedOn,
      sources: posts.sources,
      updatedAt: posts.updatedAt,
    })
    .from(postAddresses)
    .innerJoin(posts, and(eq(posts.id, postAddresses.postId), readable))
    .leftJoin(twin, isReadableTwin)
    .where(and(eq(postAddresses.language, language), eq(postAddresses.slug, slug)));
  return row;
}

/** A sitemap may name fifty thousand pages, and ours names the front doors too. */
const mostListed = 49_000;

/** Every article that anyone may read, the newest first. */
export function listedArticles(db: Database) {
  return db
    .select({
      slug: sql<string>`${posts.slug}`,
      language: posts.language,
      updatedAt: posts.updatedAt,
      ...twinColumns,
    })
    .from(posts)
    .leftJoin(twin, isReadableTwin)
    .where(readable)
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(mostListed);
}
