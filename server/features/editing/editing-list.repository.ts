import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { StaffId } from '#server/features/access/viewer.ts';
import { cardColumns } from '#server/features/library/article-columns.ts';
import { posts } from '#server/features/library/library.table.ts';
import { olderThan, positionOf } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pageOf } from '#server/platform/db/page.ts';
import type { ArticleState } from '#shared/editing/editing.schema.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { type ArticlesSought, articlesSought } from './article-search.ts';
import { inState, stateColumns } from './article-state.ts';

const articlesPerPage = 50;

type EditingListQuery = {
  category?: string | undefined;
  language?: Language | undefined;
  state?: ArticleState | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
};

type Pair = { id: string; language: Language };

/** Asked for each row that is shown, and for no other. */
const pair = sql<Pair | null>`(
  select json_build_object('id', twin.id, 'language', twin.language) from posts twin
  where twin.pair_id = posts.pair_id and twin.language <> posts.language)`;

const newest = positionOf(posts.createdAt, posts.id);

const { id, title, beginning, category, language, author, createdAt } = cardColumns;

/** One statement, newest first, or what is most about the words; without words its cost is that of a page, however many articles there are. */
export async function editingPage(
  db: Database,
  _reader: StaffId,
  { wish, now }: { wish: EditingListQuery; now: Date },
) {
  const sought = await articlesSought(db, wish.q);
  const rows = await db
    .select({
      ...{ id, title, beginning, category, language, author, createdAt },
      ...stateColumns,
      updatedAt: posts.updatedAt,
      pair,
      position: sought ? sql<string>`${sought.relevance}::text || ' ' || ${newest}` : newest,
    })
    .from(posts)
    .where(
      and(
        inState(wish.state, now),
        wish.category ? eq(posts.category, wish.category) : undefined,
        wish.language ? eq(posts.language, wish.language) : undefined,
        sought?.holds,
        after(wish.cursor, sought),
      ),
    )
    .orderBy(...(sought ? [desc(sought.relevance)] : []), desc(posts.createdAt), desc(posts.id))
    .limit(articlesPerPage + 1);
  return pageOf(rows, articlesPerPage);
}

/** Where the page before ended; what is no such place asks for the first page. */
function after(cursor: string | undefined, sought: ArticlesSought | undefined): SQL | undefined {
  if (!sought) return olderThan(posts.createdAt, posts.id, cursor);
  const [, relevance, rest] = /^(\d{1,7}) (.+)$/.exec(cursor ?? '') ?? [];
  const older = olderThan(posts.createdAt, posts.id, rest);
  if (!older) return undefined;
  const { relevance: its } = sought;
  return sql`(${its} < ${Number(relevance)} or (${its} = ${Number(relevance)} and ${older}))`;
}
