import { and, desc, eq, ne, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/db/database.ts';
import { pageOf } from '#server/platform/db/page.ts';
import { preparedOnce } from '#server/platform/db/prepared.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { after, cardColumns, position, readable } from './article-columns.ts';
import { posts } from './library.table.ts';

export const articlesPerPage = 20;
const newestCount = 6;

const newestFirst = [desc(posts.createdAt), desc(posts.id)];

/** One statement: the newest articles and, once, how many each category has. */
export async function libraryOverview(db: Database, language: Language) {
  const inLanguage = and(readable, eq(posts.language, language));
  const perCategory = db
    .select({ category: posts.category, articles: sql<number>`count(*)::int`.as('articles') })
    .from(posts)
    .where(inLanguage)
    .groupBy(posts.category)
    .as('per_category');
  const rows = await db
    .select({
      ...cardColumns,
      counts: sql<Record<string, number>>`(select json_object_agg(category, articles) from ${perCategory})`,
    })
    .from(posts)
    .where(inLanguage)
    .orderBy(...newestFirst)
    .limit(newestCount);
  return { newest: rows, counts: rows[0]?.counts ?? {} };
}

type Listed = { language: Language; category?: string | undefined; cursor?: string | undefined };

function pageRows(
  db: Database,
  { language, category }: Record<'language' | 'category', string | Placeholder | undefined>,
  beyond?: SQL,
) {
  const listed = and(
    readable,
    sql`${posts.language} = ${language}`,
    category ? sql`${posts.category} = ${category}` : undefined,
  );
  const total = db.select({ total: sql<number>`count(*)::int` }).from(posts).where(listed);
  return db
    .select({ ...cardColumns, position, total: sql<number>`(${total})` })
    .from(posts)
    .where(and(listed, beyond))
    .orderBy(...newestFirst)
    .limit(articlesPerPage + 1);
}

const placed = { language: sql.placeholder('language'), category: sql.placeholder('category') };

/** What everybody sees who opens the library or one of its categories. */
const firstPages = {
  all: preparedOnce('articles_first_page', (db) =>
    pageRows(db, { language: placed.language, category: undefined }),
  ),
  category: preparedOnce('articles_of_category', (db) => pageRows(db, placed)),
};

/** One statement whatever the page: the count reads the index of this category alone. */
export async function articlePage(db: Database, { language, category, cursor }: Listed) {
  const beyond = after(cursor);
  const first = firstPages[category ? 'category' : 'all'];
  const rows = beyond
    ? await pageRows(db, { language, category }, beyond)
    : await first(db).execute({ language, category });
  return { ...pageOf(rows, articlesPerPage), total: rows[0]?.total ?? 0 };
}

const twin = alias(posts, 'twin');

/** The article and, in the same statement, where it stands in the other language. */
export async function articleById(db: Database, id: string) {
  const [row] = await db
    .select({
      ...cardColumns,
      content: posts.content,
      practicalTip: posts.practicalTip,
      authorRole: posts.authorRole,
      reviewer: posts.reviewer,
      reviewedOn: posts.reviewedOn,
      sources: posts.sources,
      audioDurationSeconds: posts.audioDurationSeconds,
      twinId: twin.id,
      twinLanguage: twin.language,
    })
    .from(posts)
    .leftJoin(
      twin,
      and(
        eq(twin.pairId, posts.pairId),
        ne(twin.language, posts.language),
        eq(twin.published, true),
        sql`${twin.deletedAt} is null`,
      ),
    )
    .where(and(eq(posts.id, id), readable));
  return row;
}

export async function isReadable(db: Database, id: string): Promise<boolean> {
  const [row] = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, id), readable));
  return row !== undefined;
}
