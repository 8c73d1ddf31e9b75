import { and, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { readable } from '#server/features/library/article-columns.ts';
import { posts } from '#server/features/library/library.table.ts';
import { trashDays } from '#shared/editing/editing.rules.ts';
import type { ArticleSave, ArticleState, Publication } from '#shared/editing/editing.schema.ts';

export const stateColumns = {
  published: posts.published,
  publishAt: posts.publishAt,
  deletedAt: posts.deletedAt,
};

type StateRow = Pick<typeof posts.$inferSelect, 'published' | 'publishAt' | 'deletedAt'>;

/** How it stands, or would stand outside the trash. */
export function publicationOf({ published, publishAt }: Omit<StateRow, 'deletedAt'>): Publication {
  if (published) return 'published';
  return publishAt ? 'scheduled' : 'draft';
}

export function stateOf(row: StateRow): ArticleState {
  return row.deletedAt ? 'trashed' : publicationOf(row);
}

export function publicationColumns(publication: ArticleSave['publication']) {
  return {
    published: publication.state === 'published',
    publishAt: publication.state === 'scheduled' ? new Date(publication.at) : null,
  };
}

/** What was deleted before this moment has had its days in the trash. */
export const trashedUntil = (now: Date) => new Date(now.getTime() - trashDays * 24 * 60 * 60 * 1000);

/** Past its days an article is gone for everyone, even before the sweep has passed. */
export const notPurged = (now: Date): SQL =>
  sql`(${posts.deletedAt} is null or ${posts.deletedAt} > ${trashedUntil(now).toISOString()})`;

/** Said in the words of the index that holds them. */
const unreadable = sql`not (${readable})`;

/** The rows in a state; without one all that is not in the trash. */
export function inState(state: ArticleState | undefined, now: Date): SQL | undefined {
  const kept = isNull(posts.deletedAt);
  switch (state) {
    case undefined:
      return kept;
    case 'published':
      return readable;
    case 'draft':
      return and(unreadable, kept, sql`not ${posts.published}`, isNull(posts.publishAt));
    case 'scheduled':
      return and(unreadable, kept, sql`not ${posts.published}`, isNotNull(posts.publishAt));
    case 'trashed':
      return and(unreadable, isNotNull(posts.deletedAt), notPurged(now));
  }
}
