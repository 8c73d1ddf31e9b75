import { ne, type SQL, sql } from 'drizzle-orm';
import type { UserId } from './features/access/viewer.ts';
import { dailyContent } from './features/daily/daily.table.ts';
import { postDrafts, postRevisions } from './features/editing/editing.table.ts';
import { posts } from './features/library/library.table.ts';
import { specialists } from './features/specialists/specialists.table.ts';
import type { MediaUser } from './features/uploads/unused.sql.ts';

/** Everyone who may name an uploaded file. Who is missing here loses files after a day. */
const usersAmong = (drafts: SQL): MediaUser[] => [
  sql`select ${posts.imageUrl} as url from ${posts}`,
  sql`select ${posts.audioUrl} as url from ${posts}`,
  sql`select ${postDrafts.pictureUrl} as url from ${postDrafts} where ${drafts}`,
  sql`select ${postDrafts.audioUrl} as url from ${postDrafts} where ${drafts}`,
  sql`select ${postRevisions.pictureUrl} as url from ${postRevisions}`,
  sql`select ${postRevisions.audioUrl} as url from ${postRevisions}`,
  // Of a removed one, too: removing can be undone.
  sql`select ${specialists.photoUrl} as url from ${specialists}`,
  sql`select ${dailyContent.thumbnailUrl} as url from ${dailyContent}`,
];
export const mediaUsers = usersAmong(sql`true`);

/** Who still names it when this writer has left: her drafts go with her. */
export const mediaUsersWithout = (writer: UserId): MediaUser[] => usersAmong(ne(postDrafts.userId, writer));
