import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { preparedOnce } from '#server/platform/db/prepared.ts';
import type { Language } from '#shared/language/language.rules.ts';

/** A word to look up: which of the typed words it stands for, and whether she wrote it herself. */
export type Entry = { n: number; plain: string; spelling: string; isTyped: boolean; isTyping: boolean };

export type VocabularyWord = {
  n: number;
  plain: string;
  spelling: string;
  articles: number;
  /** The same word, its kin, what else mothers call it, what begins so, what is spelled nearly so, two words written as one. */
  how: 'exact' | 'kin' | 'said' | 'begun' | 'near' | 'part';
  /** Whose kin it is: of words that are spelled nearly so, only those of the nearest count. Of two words, where they part. */
  via: string;
  /** Of words that are spelled nearly so: what their kin, and what the kin of the typed one have in common. */
  stem: string;
  typedStem: string;
};

/** Equal, said so that only the index of whole words can answer: by `=` the planner would take the one of trigrams. */
const isWord = (word: SQL) =>
  sql`search_vocabulary.plain ~>=~ ${word} and search_vocabulary.plain ~<=~ ${word}`;

const begunShown = sql.raw('40');
const nearLookedAt = sql.raw('10');

/** Every word of the library that a typed one may mean, in one statement; and how many articles there are. */
export async function lookUp(
  db: Database,
  language: Language,
  entries: Entry[],
): Promise<{ words: VocabularyWord[]; articles: number }> {
  const [{ found } = { found: [] }] = await lookedUp[language](db).execute({
    entries: JSON.stringify(entries),
  });
  return {
    words: found.filter(({ n }) => n >= 0),
    articles: found.find(({ n }) => n < 0)?.articles ?? 0,
  };
}

/** A statement for each language: the index of what is spelled nearly so is one for each, and is found by its name alone. */
const lookedUp = { pt: lookedUpIn('pt'), en: lookedUpIn('en') };

function lookedUpIn(which: Language) {
  const language = sql.raw(`'${which}'`);
  // `offset 0` keeps each look apart: joined, the planner reads the whole vocabulary to find two words in it.
  const whose = (such: SQL) => sql`lateral (
    select plain, spelling, stem, articles from search_vocabulary
    where language = ${language} and ${such} offset 0)`;
  const found = sql`
    with asked as materialized (
      select * from json_to_recordset(${sql.placeholder('entries')}::json)
        as asked(n int, plain text, spelling text, "isTyped" boolean, "isTyping" boolean)),
    exact as materialized (
      select a.n, m.plain, m.spelling, m.articles, a."isTyped", m.stem
      from asked a, ${whose(isWord(sql`a.plain`))} m),
    stems as (
      select n, stem, "isTyped", plain as via from exact where "isTyped"
      union select n, search_stem(${language}, spelling), "isTyped", plain from asked where "isTyped"),
    kin as materialized (
      select s.n, m.plain, m.spelling, m.articles, s."isTyped", s.via
      from stems s, ${whose(sql`search_vocabulary.stem = s.stem`)} m),
    begun as materialized (
      select a.n, m.* from asked a join lateral (
        select plain, spelling, articles from search_vocabulary
        where language = ${language} and plain ~>=~ a.plain and plain ~<~ (a.plain || '~')
        order by articles desc limit ${begunShown}) m on true
      where a."isTyping"),
    known as materialized (
      select n from exact where "isTyped" union select n from kin where "isTyped" union select n from begun),
    unknown as materialized (
      select n, plain, search_stem(${language}, spelling) as stem
      from asked where "isTyped" and length(plain) > 3 and n not in (select n from known)),
    near as materialized (
      select u.n, u.stem as typed_stem, m.* from unknown u join lateral (
        select plain, spelling, stem, articles from search_vocabulary v
        where v.language = ${language} order by v.plain <-> u.plain limit ${nearLookedAt}) m on true),
    parts as (
      select u.n, half.plain, half.spelling, half.articles, cut::text as via
      from unknown u, generate_series(2, length(u.plain) - 2) as cut,
        lateral (select * from ${whose(isWord(sql`left(u.plain, cut)`))} m
                 order by articles desc limit 1) as first,
        lateral (select * from ${whose(isWord(sql`substr(u.plain, cut + 1)`))} m
                 order by articles desc limit 1) as second,
        lateral (select first.plain, first.spelling, first.articles
                 union all select second.plain, second.spelling, second.articles) as half)
    select n, plain, spelling, articles, case when "isTyped" then 'exact' else 'said' end as how, plain as via,
      '' as stem, '' as "typedStem" from exact
    union all select n, plain, spelling, articles, case when "isTyped" then 'kin' else 'said' end, via, '', '' from kin
    union all select n, plain, spelling, articles, 'begun', plain, '', '' from begun
    union all select n, plain, spelling, articles, 'near', plain, stem, typed_stem from near
    union all select near.n, m.plain, m.spelling, m.articles, 'near', near.plain, near.stem, near.typed_stem
      from near, ${whose(sql`search_vocabulary.stem = near.stem and search_vocabulary.plain <> near.plain`)} m
    union all select n, plain, spelling, articles, 'part', via, '', '' from parts
    union all select -1, '', '', coalesce(max(articles), 0), 'exact', '', '', ''
      from search_vocabulary where language = ${language}`;
  // One row for all of them: some eighty rows, each made an object of, would cost as much as finding them.
  return preparedOnce(`vocabulary_${which}`, (db) =>
    db.select({ found: sql<VocabularyWord[]>`json_agg(found)` }).from(sql`(${found}) as found`),
  );
}
