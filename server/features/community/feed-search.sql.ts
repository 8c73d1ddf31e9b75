import { type SQL, sql } from 'drizzle-orm';
import { stemmedForm } from '#server/features/search/stemmed-query.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { withoutAccents } from '#shared/search/search-words.rules.ts';
import { type SoughtWord, shortestPart } from '#shared/search/sought.rules.ts';
import { communityPosts } from './community.table.ts';

/** So many of the newest are looked through one by one. */
const lookedThrough = sql.raw('2000');

type Search = {
  words: SoughtWord[];
  /** Every word, or at least one of them. */
  joined: 'and' | 'or';
  language: Language;
  listed: SQL | undefined;
  met: SQL;
  wanted: SQL;
};

/**
 * The page of posts that hold the words, whole, as kin or inside of a longer one, newest first, found in one of two ways. A
 * word that many use fills the page from the newest posts alone; one that few use has few places in the indexes. Each way
 * is slow only where the other is not needed.
 */
export function foundPosts({ words: sought, joined, language, listed, met, wanted }: Search): SQL {
  const { id, createdAt, words, content } = communityPosts;
  const forms = sought.map((word, n) => sql`${stemmedForm(word, language)} as ${sql.raw(`form_${n}`)}`);
  const parts = sought.map((word, n) => sql`${partOf(word)}::text as ${sql.raw(`part_${n}`)}`);
  const holds = sql.join(
    sought.map(
      (_, n) => sql`(${words} @@ (select ${sql.raw(`form_${n}`)} from query)
        or without_accents(${content}) like (select ${sql.raw(`part_${n}`)} from query))`,
    ),
    sql.raw(` ${joined} `),
  );
  // Materialised: a planner that knew the words would count on their frequency, and walk the whole table for one.
  return sql`
    with query as materialized (select ${sql.join([...forms, ...parts], sql`, `)}),
    near as materialized (
      select ${communityPosts}.*, ${createdAt} as at, ${id} as tie
      from (select * from ${communityPosts} where ${listed}
            order by ${createdAt} desc, ${id} desc limit ${lookedThrough}) as ${communityPosts}
      where (${holds}) and ${met}
      order by ${createdAt} desc, ${id} desc limit ${wanted}),
    anywhere as materialized (
      select ${communityPosts}.*, ${createdAt} as at, ${id} as tie from ${communityPosts}
      where (select count(*) from near) < ${wanted} and ${listed} and (${holds}) and ${met}
      order by ${createdAt} + interval '0' desc, ${id} desc limit ${wanted})
    select * from anywhere
    union all select * from near where (select count(*) from near) >= ${wanted}`;
}

/** How alike a word of the text must be to be looked at. Lower than any slip we forgive. */
const alikeness = sql.raw('0.4');

/** Of the newest, those that have for every word one that looks like it. */
export function alikePosts({
  words: sought,
  listed,
  met,
  wanted,
}: Pick<Search, 'words' | 'listed' | 'met' | 'wanted'>): SQL {
  const { id, createdAt, content } = communityPosts;
  const looksLike = sql.join(
    sought.map(
      ({ typed }) =>
        sql`word_similarity(${withoutAccents(typed)}, without_accents(${content})) >= ${alikeness}`,
    ),
    sql` and `,
  );
  return sql`
    select ${communityPosts}.*, ${createdAt} as at, ${id} as tie
    from (select * from ${communityPosts} where ${listed}
          order by ${createdAt} desc, ${id} desc limit ${lookedThrough}) as ${communityPosts}
    where ${looksLike} and ${met}
    order by ${createdAt} desc, ${id} desc limit ${wanted}`;
}

/** A part of a word from three letters on; null finds nothing. Letters and digits alone: no sign can be a wildcard. */
function partOf({ typed }: SoughtWord): string | null {
  const plain = withoutAccents(typed);
  return plain.length >= shortestPart ? `%${plain}%` : null;
}
