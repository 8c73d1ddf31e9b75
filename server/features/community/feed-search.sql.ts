import { type SQL, sql } from 'drizzle-orm';
import { askedWords } from '#server/features/library/asked-words.ts';
import { searchQuery } from '#server/features/library/search-query.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { communityPosts } from './community.table.ts';

/** So many of the newest are looked through one by one. */
const lookedThrough = sql.raw('2000');

type Search = { term: string; language: Language; listed: SQL | undefined; met: SQL; wanted: SQL };

/**
 * The page of posts that hold the words, newest first, found in one of two ways. A word that many use fills the page
 * from the newest posts alone; one that few use has few places in the index of words. Each way is slow only where the
 * other is not needed. Undefined when nothing was asked that could be found.
 */
export function foundPosts({ term, language, listed, met, wanted }: Search): SQL | undefined {
  const query = searchQuery(term, language);
  if (!query) return undefined;
  const { id, createdAt, words } = communityPosts;
  // Materialised: a planner that knew the words would count on their frequency, and walk the whole table for one.
  return sql`
    with query as materialized (${askedWords(query, language)}),
    near as materialized (
      select ${communityPosts}.*, ${createdAt} as at, ${id} as tie
      from (select * from ${communityPosts} where ${listed}
            order by ${createdAt} desc, ${id} desc limit ${lookedThrough}) as ${communityPosts}
      where ${words} @@ (select in_titles from query) and ${met}
      order by ${createdAt} desc, ${id} desc limit ${wanted}),
    anywhere as materialized (
      select ${communityPosts}.*, ${createdAt} as at, ${id} as tie from ${communityPosts}
      where (select count(*) from near) < ${wanted} and ${listed}
        and ${words} @@ (select in_titles from query) and ${met}
      order by ${createdAt} + interval '0' desc, ${id} desc limit ${wanted})
    select * from anywhere
    union all select * from near where (select count(*) from near) >= ${wanted}`;
}
