import { and, asc, count, eq, exists, isNotNull, isNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import type { Timer } from '#shared/timer/timer.rules.ts';
import type { RecordsTable, TimersTable } from './timers.table-shape.ts';

/** What was removed is remembered this long, so that no late phone wakes it. */
const removedTimerDays = 30;

/**
 * Timers of one kind, and the records that they become when she saves. Without a state a timer was removed: the row
 * stays a while.
 */
export function timersRepository<State extends Timer>(timers: TimersTable<State>, records: RecordsTable) {
  const isOpen = (userId: UserId) => and(eq(timers.userId, userId), isNotNull(timers.state));

  /** A record keeps its timer's id: whatever a late phone still says about that timer, it was saved, or saved and deleted. */
  const savedAs = (db: Database, userId: unknown, id: unknown) =>
    db
      .select({ one: sql`1` })
      .from(records)
      .where(and(sql`${records.userId} = ${userId}`, sql`${records.id} = ${id}`));

  return {
    async open(db: Database, userId: UserId): Promise<State[]> {
      const rows = await db
        .select({ state: timers.state })
        .from(timers)
        .where(and(isOpen(userId), notExists(savedAs(db, userId, timers.id))))
        .orderBy(asc(timers.updatedAt), asc(timers.id));
      return rows.flatMap(({ state }) => state ?? []);
    },

    async countOthers(db: Database, userId: UserId, id: string): Promise<number> {
      const [row] = await db
        .select({ others: count() })
        .from(timers)
        .where(and(isOpen(userId), ne(timers.id, id), notExists(savedAs(db, userId, timers.id))));
      return row?.others ?? 0;
    },

    /** Of two phones the larger revision stands, whichever arrives last; also against a removal. */
    async put(db: Database, userId: UserId, { timer, now }: { timer: State; now: Date }): Promise<void> {
      const state = { ...timer, notes: storableText(timer.notes), timeZone: storableText(timer.timeZone) };
      const told = { state, revision: timer.revision, updatedAt: now };
      const [saved] = await savedAs(db, userId, timer.id).limit(1);
      if (saved) return;
      await db
        .insert(timers)
        .values({ ...told, userId, id: timer.id })
        .onConflictDoUpdate({
          target: [timers.userId, timers.id],
          set: told,
          setWhere: lt(timers.revision, timer.revision),
        });
    },

    /** What it held is forgotten at once; only that it is gone, and at which revision, is remembered. */
    async remove(db: Database, userId: UserId, { id, now }: { id: string; now: Date }): Promise<void> {
      await db
        .update(timers)
        .set({ state: null, updatedAt: now })
        .where(and(isOpen(userId), eq(timers.id, id)));
    },

    async forgetRemoved(db: Database, now: Date): Promise<void> {
      const oldest = new Date(now.getTime() - removedTimerDays * 86_400_000);
      const removed = and(isNull(timers.state), lt(timers.updatedAt, oldest));
      // Saved by a phone that died before it removed them: the record remembers them, and holds all they held.
      await db.delete(timers).where(or(removed, exists(savedAs(db, timers.userId, timers.id))));
    },
  };
}
