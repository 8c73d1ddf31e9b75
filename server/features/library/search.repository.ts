import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Sought, WeighedWord } from '#server/features/search/seek.ts';
import { allOf, anyForm, anyOf, exactForm, pairOf, phraseOf } from '#server/features/search/text-query.ts';
import type { Database } from '#server/platform/db/database.ts';
import { preparedOnce } from '#server/platform/db/prepared.ts';
import type { Language } from '#shared/language/language.rules.ts';
import type { ArticleCategory } from '#shared/library/library.rules.ts';
import { lossTexts } from '#shared/quiet/texts-beside.rules.ts';
import { cardColumns, readable } from './article-columns.ts';
import { posts } from './library.table.ts';

/** The whole text, unpacked once: what a card tells of it is read from there. */
const { beginning: _beginning, ...shortColumns } = cardColumns;
const foundColumns = {
  ...shortColumns,
  content: posts.content,
  practicalTip: posts.practicalTip,
  keywords: posts.keywords,
};

/** Each is read whole, to show why it was found: fewer at a time than where only titles are told. */
export const foundPerPage = 8;

/** So many are weighed against each other, however many match; the best of them are all that is ever shown. */
const weighed = 60;
/** The newest of so many that the index names: beyond, a word is so common that any of them will do. */
const lookedThrough = 1000;
/** Of what her words weigh together, a text that has less of it is not about what she wants. */
const leastPart = 0.2;
/** With fewer that have all the words, those that have most of them are weighed too. */
const enough = 12;

export type ArticleSearch = {
  language: Language;
  sought: Sought;
  categories: ArticleCategory[];
  from: number;
};

/** The best first. */
export async function searchArticles(db: Database, { language, sought, categories, from }: ArticleSearch) {
  const { words, pairs, isEveryday } = sought;
  if (words.length === 0) return { shown: [], hasMore: false };
  const rows = await bestOf(db).execute({
    language,
    isEveryday,
    categories: JSON.stringify(categories),
    all: allOf(words),
    any: words.length > 1 ? anyOf(words) : null,
    rarest: words.length > 1 ? anyOf(rarest(words)) : null,
    words: JSON.stringify(
      words.map((word, n) => ({
        n,
        exact: exactForm(word),
        form: anyForm(word),
        weight: word.weight,
        is_light: word.isLight,
      })),
    ),
    sides: JSON.stringify([
      ...(words.length > 1 ? [{ query: phraseOf(words), title: 20, called: 16, told: 8 }] : []),
      ...pairs.map((pair) => ({ query: pairOf(pair), title: 5, called: 5, told: 1.5 })),
    ]),
    least: words.reduce((sum, { weight }) => sum + weight, 0) * leastPart - 1e-6,
    from,
  });
  return { shown: rows, hasMore: (rows[0]?.among ?? 0) > from + rows.length };
}

/** The half of the words that say most. */
function rarest(words: WeighedWord[]): WeighedWord[] {
  return [...words].sort((a, b) => b.weight - a.weight).slice(0, Math.ceil(words.length / 2));
}

/** One rare word, or two that are not: 'cólica' alone is of every baby. */
const clearlyNamed = sql.raw('2.5');
const lossIds = sql.raw(lossTexts.map((id) => `'${id}'::uuid`).join(', '));

/** How many of the forms a text has, and how often, less and less: from none to one. */
const often = (query: SQL) =>
  sql`(1 - 1 / (1 + ts_rank('{1,1,1,1}', p.all_words, ${query}) * numnode(${query}) / 2))`;

/**
 * Who is weighed is found by index: all that have the words where they are few; else by titles, then introductions, then
 * whole texts, the newest, and no further than needed, so that a common word of twenty thousand articles costs no more
 * than sixty of them (decision 032). One text whatever is sought, so that it is planned once: what is sought comes as
 * rows.
 */
const bestOf = preparedOnce('articles_found', (db) => {
  const atMost = (count: number) => sql.raw(String(count));
  // By `=`, the planner would compare the language last, and unpack the words of the other one first.
  const holding = (column: SQLWrapper, asked: SQL, onlyIf: SQL) => sql`
    select ${posts.id} as id, ${posts.createdAt} as created_at from ${posts}
    where ${onlyIf} and ${readable} and ${posts.language} is not distinct from ${sql.placeholder('language')}
      and ${column} @@ (select ${asked} from asked) limit ${atMost(lookedThrough)}`;
  const newest = (held: SQL) =>
    sql`(select id from (${held}) as held order by created_at desc limit ${atMost(weighed)})`;
  const countOf = (tier: string) => sql.raw(`(select count(*) from ${tier})`);
  const isFull = (tier: string) => sql`${countOf(tier)} = ${atMost(weighed)}`;
  const isEveryday = sql`(select everyday from asked)`;
  const areMany = sql`${countOf('holders')} > ${atMost(weighed)}`;
  const areTooFew = sql`not ${isEveryday} and ${countOf('holders')} < ${atMost(enough)}`;
  const best = sql`
    with asked as materialized (
      select ${sql.placeholder('all')}::tsquery as all_of, ${sql.placeholder('any')}::tsquery as any_of,
        ${sql.placeholder('rarest')}::tsquery as rarest, ${sql.placeholder('isEveryday')}::boolean as everyday),
    words as materialized (
      select n, exact::tsquery, form::tsquery, weight, is_light from json_to_recordset(${sql.placeholder('words')}::json)
        as word(n int, exact text, form text, weight float8, is_light boolean)),
    sides as materialized (
      select query::tsquery, title, called, told from json_to_recordset(${sql.placeholder('sides')}::json)
        as side(query text, title float8, called float8, told float8)),
    holders as materialized (${holding(posts.allWords, sql`all_of`, sql`not ${isEveryday}`)}),
    titled as materialized ${newest(holding(posts.titleWords, sql`all_of`, sql`(${isEveryday} or ${areMany})`))},
    opened as materialized ${newest(holding(posts.openingWords, sql`all_of`, sql`${areMany} and not ${isFull('titled')}`))},
    told as materialized ${newest(sql`select * from holders where not ${isFull('titled')} and not ${isFull('opened')}`)},
    partly_titled as materialized ${newest(holding(posts.titleWords, sql`any_of`, areTooFew))},
    partly_told as materialized ${newest(holding(posts.allWords, sql`rarest`, areTooFew))},
    -- Their words unpacked once: each look at a column of the table would unpack them again.
    candidates as materialized (
      select ${posts.id} as id, ${posts.createdAt} as created_at, ${posts.category} as category,
        ${posts.titleWords} || '' as title_words, ${posts.calledWords} || '' as called_words,
        ${posts.openingWords} || '' as opening_words, ${posts.allWords} || '' as all_words
      from ${posts} where ${posts.id} in (select id from titled union select id from opened union select id from told
        union select id from partly_titled union select id from partly_told)),
    ranked as materialized (
      -- Title, category, introduction, body; what she wrote before its kin; the more often the better, less and less;
      -- and what she wrote side by side. Nobody meets a text on loss unasked: it comes first to who names it, and last
      -- to who looks for something else.
      select p.id, p.created_at, by_word.has,
        (by_word.score + by_side.score
          + case when (${sql.placeholder('categories')}::jsonb) ? p.category then 12 else 0 end)
        * case when p.id in (${lossIds}) and by_word.named < ${clearlyNamed} then 0.2 else 1 end as score
      from candidates p,
      lateral (
        select array_agg(p.all_words @@ form order by n) as has,
          sum(case when p.all_words @@ form then weight else 0 end) as matched,
          sum(case when not is_light and (p.title_words @@ exact or p.called_words @@ exact) then weight else 0 end) as named,
          sum(case when p.all_words @@ form then weight * (
            case when p.title_words @@ exact then 10 when p.title_words @@ form then 6 else 0 end
            + case when p.called_words @@ exact then 8 when p.called_words @@ form then 4 else 0 end
            + case when p.opening_words @@ exact then 4 when p.opening_words @@ form then 2.5 else 0 end
            + 6 * ${often(sql`form`)} + 6 * ${often(sql`exact`)}) else 0 end) as score
        from words) as by_word,
      lateral (
        select coalesce(sum(case when p.title_words @@ query then title when p.called_words @@ query then called
          when p.all_words @@ query then told else 0 end), 0) as score
        from sides) as by_side
      where by_word.matched >= ${sql.placeholder('least')}::float8)
    select id, has, row_number() over (order by score desc, created_at desc, id) as place,
      (count(*) over ())::int as among
    from ranked order by place limit ${atMost(foundPerPage)} offset ${sql.placeholder('from')}::int`;
  return db
    .select({ ...foundColumns, has: sql<boolean[]>`best.has`, among: sql<number>`best.among` })
    .from(posts)
    .innerJoin(sql`(${best}) as best`, sql`best.id = ${posts.id}`)
    .orderBy(sql`best.place`);
});
