import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { StaffId } from '#server/features/access/viewer.ts';
import { articlesSought } from '#server/features/editing/article-search.ts';
import { readable } from '#server/features/library/article-columns.ts';
import { posts } from '#server/features/library/library.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { DailyArticle } from '#shared/daily/daily.schema.ts';
import type { Language } from '#shared/language/language.rules.ts';

const mostOffered = 8;
const { id, title, language, category, createdAt, pairId } = posts;

/** Of an article that readers have in one language alone, the other one. */
const missingIn = sql<Language | null>`case when exists (
  select from posts twin where twin.pair_id = posts.pair_id and twin.language <> posts.language
    and twin.published and twin.deleted_at is null)
  then null when posts.language = 'pt' then 'en' else 'pt' end`;
const columns = { id, title, language, missingIn };

type ArticleQuery = { language: Language; q?: string | undefined; category?: string | undefined };

/** What readers may open: as the panel's search finds it, in either language, or the newest of a category. */
export async function articlesToChoose(
  db: Database,
  _reader: StaffId,
  wish: ArticleQuery,
): Promise<DailyArticle[]> {
  const sought = await articlesSought(db, wish.q);
  const isHers = eq(language, wish.language);
  const found = await db
    .select({ ...columns, pairId })
    .from(posts)
    .where(
      and(
        readable,
        ...(sought ? [sought.holds] : [isHers, wish.category ? eq(category, wish.category) : undefined]),
      ),
    )
    .orderBy(...(sought ? [desc(sought.relevance), desc(isHers)] : []), desc(createdAt), desc(id))
    // Two languages of one article are one choice.
    .limit(2 * mostOffered);
  const told = (one: (typeof found)[number]) =>
    found.find((other) => other.pairId === one.pairId && other.language === wish.language) ?? one;
  const chosen = new Map(found.map((one) => [one.pairId ?? one.id, one.pairId ? told(one) : one]));
  return [...chosen.values()].slice(0, mostOffered).map(({ pairId: _, ...article }) => article);
}

/** The chosen article as readers may open it, if they may: in one language or the other. */
export async function readableArticle(db: Database, chosen: string): Promise<DailyArticle | undefined> {
  const itself = db.select({ pairId }).from(posts).where(eq(id, chosen));
  const [found] = await db
    .select(columns)
    .from(posts)
    .where(and(readable, sql`(${eq(id, chosen)} or ${inArray(pairId, itself)})`))
    .orderBy(desc(eq(id, chosen)))
    .limit(1);
  return found;
}
