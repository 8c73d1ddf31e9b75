import { searchElsewhere } from '#server/features/search/seek-elsewhere.ts';
import type { Database } from '#server/platform/db/database.ts';
import { type FeedQuery, type FeedRow, nearPosts, searchPage, type Viewer } from './feed.repository.ts';

/** Posts that hold what she typed, newest first. */
export function searchFeed(db: Database, viewer: Viewer, { q, cursor, ...asked }: FeedQuery & { q: string }) {
  return searchElsewhere<FeedRow>(db, {
    q,
    language: asked.language,
    cursor,
    pageOf: async (words, fit, place) =>
      fit === 'alike'
        ? { shown: await nearPosts(db, viewer, { ...asked, words }), nextCursor: null }
        : searchPage(db, viewer, { ...asked, cursor: place, words, joined: fit === 'all' ? 'and' : 'or' }),
    textOf: ({ content }) => content,
    inside: true,
  });
}
