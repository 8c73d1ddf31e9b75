import { and, desc, eq, sql } from 'drizzle-orm';
import type { StaffId } from '#server/features/access/viewer.ts';
import { cardColumns, pageOf } from '#server/features/library/article-columns.ts';
import { posts } from '#server/features/library/library.table.ts';
import { olderThan, positionOf } from '#server/platform/db/cursor.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { ArticleState } from '#shared/editing/editing.schema.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { holding } from './article-search.ts';
import { inState, stateColumns } from './article-state.ts';

const articlesPerPage = 50;

type Wish = {
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

const { id, title, beginning, category, language, author, createdAt } = cardColumns;

/** One statement, newest first; its cost is that of a page, however many articles there are. */
export async function editingPage(db: Database, _reader: StaffId, wish: Wish, now: Date) {
  const rows = await db
    .select({
      ...{ id, title, beginning, category, language, author, createdAt },
      ...stateColumns,
      updatedAt: posts.updatedAt,
      pair,
      position: positionOf(posts.createdAt, posts.id),
    })
    .from(posts)
    .where(
      and(
        inState(wish.state, now),
        wish.category ? eq(posts.category, wish.category) : undefined,
        wish.language ? eq(posts.language, wish.language) : undefined,
        holding(wish.q),
        olderThan(posts.createdAt, posts.id, wish.cursor),
      ),
    )
    .orderBy(desc(posts.createdAt), desc(posts.id))
    .limit(articlesPerPage + 1);
  return pageOf(rows, articlesPerPage);
}
