import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { posts } from '../library.table.ts';
import type { contentRow } from './content-row.ts';

export type LoadedArticle = Awaited<ReturnType<typeof loadedArticles>>[number];

/** What of content/ is in the library already, deleted rows included. */
export function loadedArticles(db: Database) {
  return db
    .select({
      contentKey: sql<string>`${posts.contentKey}`,
      contentHash: posts.contentHash,
      imageUrl: posts.imageUrl,
      imageAlt: posts.imageAlt,
      audioUrl: posts.audioUrl,
      isOurs: sql<boolean>`${posts.version} = 1 and ${posts.deletedAt} is null`,
    })
    .from(posts)
    .where(isNotNull(posts.contentKey));
}

type ContentRow = ReturnType<typeof contentRow>;

/** Several processes may start at once: the first to come inserts. */
export async function addArticles(db: Database, rows: ContentRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(posts)
    .values(rows.map((row) => ({ ...row, updatedAt: row.createdAt })))
    .onConflictDoNothing();
  // The embedded database never counts its rows by itself, and a server only later: until then a search reads every word.
  await db.execute(sql`analyze posts, search_vocabulary`);
}

/** Neither edited nor deleted by staff: asked again with every write, for they may be at it now. */
const stillOurs = (key: string) =>
  and(eq(posts.contentKey, key), eq(posts.version, 1), isNull(posts.deletedAt));

export async function renewArticle(db: Database, row: ContentRow, now: Date): Promise<void> {
  const { id: _id, pairId: _pair, createdAt: _created, published: _published, contentKey, ...told } = row;
  await db
    .update(posts)
    .set({ ...told, updatedAt: now })
    .where(stillOurs(contentKey));
}

type Media = Partial<
  Pick<
    typeof posts.$inferInsert,
    | 'imageUrl'
    | 'imageAlt'
    | 'imageWidth'
    | 'imageHeight'
    | 'imageWidths'
    | 'audioUrl'
    | 'audioDurationSeconds'
  >
>;

export async function attachMedia(db: Database, contentKey: string, media: Media): Promise<void> {
  await db.update(posts).set(media).where(stillOurs(contentKey));
}
