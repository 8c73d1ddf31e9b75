import { type AnyColumn, and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/db/database.ts';
import { textsBeside } from '#shared/quiet/texts-beside.rules.ts';
import { cardColumns, readable } from './article-columns.ts';
import { posts } from './library.table.ts';

const relatedCount = 3;
/** So many of the newest are looked at, of the category and of the others: the cost stays when the library grows. */
const lookedAt = 60;

/** Of another category, so many words in common are no chance: nearly every text says 'bebê'. */
const enoughShared = 3;

const source = alias(posts, 'source');

type Worded = { language: AnyColumn; title: AnyColumn; introduction: AnyColumn };

/** What a text is about: the words of its title and introduction, by their stems, without those that stand everywhere. */
const wordsOf = ({ language, title, introduction }: Worded): SQL =>
  sql`tsvector_to_array(to_tsvector(
    case ${language} when 'pt' then 'portuguese'::regconfig else 'english'::regconfig end,
    ${title} || ' ' || coalesce(${introduction}, '')))`;

/**
 * What leads on from an article, in its language: its category first, and there what shares most words with it; other
 * categories fill up, where they share enough. One statement. Of what nobody may read, nothing.
 */
export async function relatedArticles(db: Database, id: string) {
  const beside = textsBeside(id);
  const near = sql`(
    select near.id, near.is_kin, cardinality(array(
      select unnest(near.words) intersect select unnest(about.words))) as shared
    from (select ${wordsOf(source)} as words offset 0) as about, (
      (select id, true as is_kin, ${wordsOf(posts)} as words from posts
        where ${readable} and language = ${source.language} and category = ${source.category}
        order by created_at desc, id desc limit ${lookedAt})
      union all
      (select id, false as is_kin, ${wordsOf(posts)} as words from posts
        where ${readable} and language = ${source.language} and category <> ${source.category}
        order by created_at desc, id desc limit ${lookedAt})
    ) as near
  )`;
  return db
    .select(cardColumns)
    .from(source)
    .innerJoinLateral(sql`${near} as near`, sql`near.is_kin or near.shared >= ${enoughShared}`)
    .innerJoin(posts, sql`${posts.id} = near.id`)
    .where(
      and(
        eq(source.id, id),
        eq(source.published, true),
        sql`${source.deletedAt} is null`,
        sql`${posts.id} <> ${source.id}`,
        'only' in beside ? inArray(posts.id, beside.only) : notInArray(posts.id, beside.never),
      ),
    )
    .orderBy(sql`near.is_kin desc, near.shared desc, ${posts.createdAt} desc, ${posts.id}`)
    .limit(relatedCount);
}
