import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '#server/platform/db/database.ts';
import type { UserId } from './viewer.ts';

type RecordsTable = PgTable & Record<'userId' | 'id' | 'updatedAt' | 'deletedAt', PgColumn>;

/** Rows of hers that she may delete, and put back for `undoDays`: then they are gone for good. */
export function ownRecords(table: RecordsTable, undoDays: number) {
  const kept = (userId: UserId) => and(eq(table.userId, userId), isNull(table.deletedAt));
  return {
    /** Which are hers and not deleted. */
    kept,
    countOthers: (db: Database, userId: UserId, id: string): Promise<number> =>
      db.$count(table, and(kept(userId), ne(table.id, id))),
    async remove(db: Database, userId: UserId, { id, now }: { id: string; now: Date }): Promise<void> {
      await db
        .update(table)
        .set({ deletedAt: now, updatedAt: now })
        .where(and(kept(userId), eq(table.id, id)));
    },
    /** The time of the undo is over. */
    async forgetDeleted(db: Database, now: Date): Promise<void> {
      const oldest = new Date(now.getTime() - undoDays * 86_400_000);
      await db.delete(table).where(lt(table.deletedAt, oldest));
    },
  };
}
