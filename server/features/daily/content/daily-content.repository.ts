import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import { dailyContent } from '../daily.table.ts';
import type { dailyRow } from './daily-row.ts';

type Row = ReturnType<typeof dailyRow>;

/** Neither edited nor deleted by staff: what they edit keeps its key and loses its hash. */
const ours = and(isNotNull(dailyContent.contentHash), isNull(dailyContent.deletedAt));

/** What of content/daily is there already, deleted rows included. */
export function loadedPieces(db: Database) {
  return db
    .select({
      contentKey: sql<string>`${dailyContent.contentKey}`,
      language: dailyContent.language,
      contentHash: dailyContent.contentHash,
      isOurs: sql<boolean>`${ours}`,
    })
    .from(dailyContent)
    .where(isNotNull(dailyContent.contentKey));
}

export async function addPieces(db: Database, rows: Row[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(dailyContent)
    .values(rows.map((row) => ({ ...row, createdAt: now, updatedAt: now })))
    .onConflictDoNothing();
}

export async function renewPiece(db: Database, row: Row, now: Date): Promise<void> {
  const { id: _id, pieceId: _piece, contentKey, language, ...told } = row;
  await db
    .update(dailyContent)
    .set({ ...told, updatedAt: now })
    .where(and(eq(dailyContent.contentKey, contentKey), eq(dailyContent.language, language), ours));
}
