import { type AnyColumn, and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { after, cardColumns, pageOf, position, readable } from './article-columns.ts';
import { askedWords } from './asked-words.ts';
import { articlesPerPage } from './library.repository.ts';
import { posts } from './library.table.ts';
import { searchQuery } from './search-query.ts';

/** The whole text, unpacked once: what a card tells of it is read from there. */
const { beginning: _beginning, contentLength: _contentLength, ...shortColumns } = cardColumns;
const foundColumns = { ...shortColumns, content: posts.content };

/** The tiers, in order. Each vector holds the words of the one before. */
const tiers = [posts.titleWords, posts.openingWords, posts.allWords] as const;

/**
 * Titles before introductions before bodies, newest first within each, in one statement. A tier is looked into only
 * when those before it did not fill the page, and matches are ordered by date, never weighed: a common word of twenty
 * thousand articles costs one walk over an index (decision 014).
 */
export async function searchArticles(
  db: Database,
  { language, term, cursor }: { language: Language; term: string; cursor?: string | undefined },
) {
  const query = searchQuery(term, language);
  if (!query) return { shown: [], nextCursor: null };
  const [, fromTier = '1', place] = /^([123]) (.+)$/.exec(cursor ?? '') ?? [];
  const beyond = after(place);
  const start = beyond ? Number(fromTier) : 1;
  const wanted = articlesPerPage + 1;
  const seek = (column: AnyColumn, asked: SQL) =>
    sql`${readable} and ${posts.language} = ${language} and ${column} @@ ${asked}`;

  const looks = tiers.map((column, index) => {
    const tier = index + 1;
    const asked = sql.raw(tier === 1 ? '(select in_titles from query)' : '(select anywhere from query)');
    const before = tiers[index - 1];
    // What an earlier tier holds is not found again. Run only when this tier is.
    const known = before
      ? sql`and ${posts.id} not in (select id from posts where ${seek(before, asked)})`
      : sql``;
    const found = sql.join(
      tiers.slice(0, index).map((_, earlier) => sql.raw(`- (select count(*) from tier_${earlier + 1})`)),
      sql` `,
    );
    const onward = tier === start ? beyond : undefined;
    // Adding nothing to the date keeps the planner off the index by date: there it would unpack words row by row.
    return sql`${sql.raw(`tier_${tier}`)} as materialized (
      select id, ${sql.raw(String(tier))} as tier, created_at from posts
      where ${tier >= start} and ${seek(column, asked)} ${known} ${onward ? sql`and ${onward}` : sql``}
      order by created_at + interval '0' desc, id desc
      limit greatest(0, ${wanted} ${found}))`;
  });
  const rows = await db
    .select({
      ...foundColumns,
      practicalTip: posts.practicalTip,
      position: sql<string>`found.tier || ' ' || ${position}`,
    })
    .from(posts)
    .innerJoin(
      sql`(
        with query as materialized (${askedWords(query, language)}),
        ${sql.join(looks, sql`, `)}
        select * from tier_1 union all select * from tier_2 union all select * from tier_3
      ) as found`,
      sql`found.id = ${posts.id}`,
    )
    .where(and(readable, eq(posts.language, language)))
    .orderBy(sql`found.tier, found.created_at desc, found.id desc`)
    .limit(wanted);
  return pageOf(rows, articlesPerPage);
}
