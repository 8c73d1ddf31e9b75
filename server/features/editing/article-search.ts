import { type SQL, sql } from 'drizzle-orm';
import { readable } from '#server/features/library/article-columns.ts';
import { posts } from '#server/features/library/library.table.ts';
import { literally, seek, type WeighedWord } from '#server/features/search/seek.ts';
import { anyForm, exactForm, phraseOf } from '#server/features/search/text-query.ts';
import type { Database } from '#server/platform/db/database.ts';
import { languages } from '#shared/language/language.rules.ts';
import { namedCategories } from '#shared/library/category-names.ts';
import { searchWords, withoutAccents } from '#shared/search/search-words.rules.ts';
import type { SoughtWord } from '#shared/search/sought.rules.ts';

type Weighed = SoughtWord & Pick<WeighedWord, 'weight'>;

export type ArticlesSought = {
  /** Those that hold the words, in title, text or author, however they are accented. */
  holds: SQL;
  /** How much each of them is about the words: a whole number, so that a page can go on from it. */
  relevance: SQL<number>;
};

/** What a term finds among all articles, of both languages and drafts too; undefined when nothing is sought. */
export async function articlesSought(
  db: Database,
  term: string | undefined,
): Promise<ArticlesSought | undefined> {
  if (!term?.trim()) return undefined;
  const typed = literally(term);
  if (typed.length === 0) return { holds: sql`false`, relevance: sql<number>`0::int` };
  const known = await Promise.all(languages.map((language) => seek(db, term, language)));
  // Drafts have words that no reader's article has: each also counts as it was typed.
  const words = typed.map((word): Weighed => {
    const kin = known.flatMap((sought) => sought?.words.filter((one) => one.typed === word.typed) ?? []);
    // A word that texts have means itself; what the other language calls it is kin, and no more.
    const own = kin.filter(({ exact }) => exact.some((one) => word.exact.includes(one)));
    const meant = (own.length > 0 ? own : kin).flatMap(({ exact }) => exact);
    const forms = kin.flatMap((one) => one.forms);
    return {
      ...word,
      exact: [...new Set([...word.exact, ...meant])],
      forms: [...new Set([...word.forms, ...forms])],
      weight: Math.max(...kin.map((one) => one.weight), 1),
    };
  });
  return { holds: sql.join(words.map(holds), sql` and `), relevance: relevanceOf(words) };
}

/**
 * One index holds what readers see and another the rest. Asked apart, the index alone answers; joined by "or", the words
 * of every row it found would be unpacked and compared again.
 */
function holds(word: SoughtWord): SQL {
  const asked = sql`(select ${anyForm(word)}::tsquery)`;
  const looks = [
    sql`select ${posts.id} from ${posts} where ${readable} and ${posts.allWords} @@ ${asked}`,
    sql`select ${posts.id} from ${posts} where not (${readable}) and ${posts.allWords} @@ ${asked}`,
    sql`select ${posts.id} from ${posts} where ${posts.authorWords} @@ ${asked}`,
  ];
  return sql`${posts.id} in (with found as materialized (${sql.join(looks, sql` union all `)}) select id from found)`;
}

/** More for those whose category is called so, in one language or the other. */
function standsIn({ exact }: SoughtWord): SQL {
  const named = languages
    .flatMap(namedCategories)
    .flatMap(({ category, name }) =>
      searchWords(name).some((one) => exact.includes(withoutAccents(one))) ? [sql`${category}`] : [],
    );
  if (named.length === 0) return sql`0`;
  return sql`case when ${posts.category} in (${sql.join(named, sql`, `)}) then 5 else 0 end`;
}

/**
 * As the library weighs them, by the best place where each word stands, and by what is short: how often a word is in a
 * long text would be unpacked for every article that has it. What only the text says comes last, newest first.
 */
function relevanceOf(words: Weighed[]): SQL<number> {
  const places = [
    { column: posts.titleWords, exact: 10, kin: 6 },
    { column: posts.authorWords, exact: 8, kin: 4 },
    { column: posts.calledWords, exact: 8, kin: 4 },
    { column: posts.openingWords, exact: 3, kin: 2 },
  ];
  const points = words.map((word) => {
    const whens = places.map(
      ({ column, exact, kin }) => sql`when ${column} @@ ${anyForm(word)}::tsquery then
        case when ${column} @@ ${exactForm(word)}::tsquery then ${sql.raw(`${exact}`)} else ${sql.raw(`${kin}`)} end`,
    );
    return sql`${word.weight}::float8 * (case ${sql.join(whens, sql` `)} else 0 end + ${standsIn(word)})`;
  });
  const phrase =
    words.length > 1
      ? [sql`case when ${posts.titleWords} @@ ${phraseOf(words)}::tsquery then 20 else 0 end`]
      : [];
  return sql<number>`round(${sql.join([...points, ...phrase], sql` + `)})::int`;
}
