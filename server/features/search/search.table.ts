import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { type Language, languages } from '#shared/language/language.rules.ts';

/**
 * Every word of the articles that readers see, kept by triggers on `posts` (migration 0016). What is typed is looked up
 * here first: its kin, what it begins, and the words it may be a slip of. Nothing that a mother wrote is in it.
 */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  {
    language: text().$type<Language>().notNull(),
    /** As texts spell it, in lower case. */
    spelling: text().notNull(),
    /** Without accents: as it is searched for. */
    plain: text().notNull(),
    /** What its kin have in common. */
    stem: text().notNull(),
    /** How many articles have it. */
    articles: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.spelling] }),
    index('search_vocabulary_plain_idx').on(table.language, table.plain.op('text_pattern_ops')),
    index('search_vocabulary_stem_idx').on(table.language, table.stem),
    index('search_vocabulary_articles_idx').on(table.language, table.articles.desc()),
    // One for each language: what is spelled nearly so is looked for among half of the words.
    ...languages.map((language) =>
      index(`search_vocabulary_near_${language}_idx`)
        .using('gist', table.plain.op('gist_trgm_ops'))
        .where(sql`${table.language} = ${sql.raw(`'${language}'`)}`),
    ),
  ],
);
