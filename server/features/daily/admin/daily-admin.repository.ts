import { and, asc, eq, gte, isNull, lte, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { StaffId } from '#server/features/access/viewer.ts';
import { mediaUploads } from '#server/features/uploads/uploads.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pageOf } from '#server/platform/db/page.ts';
import type { dailyListQuerySchema } from '#shared/daily/daily.schema.ts';
import { dailyContent } from '../daily.table.ts';

export type DailyRow = typeof dailyContent.$inferSelect;

const piecesPerPage = 50;
const { id, pieceId, fromAge, toAge, deletedAt } = dailyContent;
const shape = /^(-?\d{1,4}) (-?\d{1,4}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** By age, the youngest first, published or not. What is no position asks for the first page. */
export async function dailyPage(
  db: Database,
  _reader: StaffId,
  { language, age, type, cursor }: v.InferOutput<typeof dailyListQuerySchema>,
) {
  const [, from, to, last] = shape.exec(cursor ?? '') ?? [];
  const rows = await db
    .select({
      pieceId,
      title: dailyContent.title,
      contentType: dailyContent.contentType,
      category: dailyContent.category,
      fromAge,
      toAge,
      published: dailyContent.published,
      isOriginal: sql<boolean>`${dailyContent.contentHash} is not null`,
      position: sql<string>`concat_ws(' ', ${fromAge}, ${toAge}, ${id})`,
    })
    .from(dailyContent)
    .where(
      and(
        eq(dailyContent.language, language),
        isNull(deletedAt),
        age === undefined ? undefined : and(lte(fromAge, age), gte(toAge, age)),
        type && eq(dailyContent.contentType, type),
        last === undefined
          ? undefined
          : sql`(${fromAge}, ${toAge}, ${id}) > (${from}::int, ${to}::int, ${last}::uuid)`,
      ),
    )
    .orderBy(asc(fromAge), asc(toAge), asc(id))
    .limit(piecesPerPage + 1);
  return pageOf(rows, piecesPerPage);
}

/** Both languages of a piece, Portuguese first; also of one that was deleted. */
export function pieceRows(db: Database, piece: string): Promise<DailyRow[]> {
  return db.select().from(dailyContent).where(eq(pieceId, piece)).orderBy(sql`${dailyContent.language} desc`);
}

type Columns = typeof dailyContent.$inferInsert;

/** Its row in that language, new or not. */
export async function putPiece(
  transaction: Database,
  { createdAt, ...columns }: Columns & { createdAt: Date },
): Promise<void> {
  await transaction
    .insert(dailyContent)
    .values({ ...columns, createdAt })
    .onConflictDoUpdate({ target: [pieceId, dailyContent.language], set: columns });
}

export async function markPiece(
  transaction: Database,
  piece: string,
  changes: { deletedAt: Date | null; updatedAt: Date },
): Promise<void> {
  await transaction.update(dailyContent).set(changes).where(eq(pieceId, piece));
}

/** Whether staff uploaded a picture that stands at this address. */
export async function isUploadedPicture(db: Database, url: string): Promise<boolean> {
  const found = and(eq(mediaUploads.url, url), eq(mediaUploads.bucket, 'post-images'));
  return (await db.$count(mediaUploads, found)) > 0;
}
