import { and, asc, eq, gte, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FamilyId } from '#server/features/family/family.gate.ts';
import type { Database } from '#server/platform/db/database.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import { concerns } from '#shared/foods/pause-subject.rules.ts';
import { diaryRecords } from '../diary.table.ts';
import { type FoodClearingRow, foodClearings } from './food-clearings.table.ts';

/** A baby's, with what is of nobody in particular; without one, everybody's. */
type Whose = { babyId?: string | null };

function seenWith(column: PgColumn, { babyId }: Whose): SQL | undefined {
  if (babyId === undefined) return undefined;
  return babyId === null ? isNull(column) : or(eq(column, babyId), isNull(column));
}

export async function clearingsOf(
  db: Database,
  familyId: FamilyId,
  whose: Whose = {},
): Promise<FoodClearingRow[]> {
  return db
    .select()
    .from(foodClearings)
    .where(and(eq(foodClearings.familyId, familyId), seenWith(foodClearings.babyId, whose)))
    .orderBy(asc(foodClearings.food));
}

/** A food that was cleared stays so: of two clearings the later counts. */
export async function putClearing(
  db: Database,
  familyId: FamilyId,
  { babyId, food, clearedAt }: { babyId: string | null; food: string; clearedAt: Date },
): Promise<void> {
  await db
    .insert(foodClearings)
    .values({ familyId, babyId, food: storableText(food), clearedAt })
    .onConflictDoUpdate({
      target: [foodClearings.familyId, foodClearings.babyId, foodClearings.food],
      set: { clearedAt: sql`greatest(${foodClearings.clearedAt}, excluded.cleared_at)` },
    });
}

/** When it counts as told. What arrives together has one moment: a reaction behind a clearing still counts as told after it. */
export async function foodToldAt(
  db: Database,
  familyId: FamilyId,
  { babyId, food, now }: { babyId: string | null; food: string; now: Date },
): Promise<Date> {
  const about = (await clearingsOf(db, familyId, { babyId })).filter((clearing) =>
    concerns(clearing.food, food),
  );
  return new Date(Math.max(now.getTime(), latest(about.map(({ clearedAt }) => clearedAt)) + 1));
}

/** When it was last told of what is cleared in what arrived together with this: the phone knew of it as it cleared. */
export async function toldJustNow(
  db: Database,
  familyId: FamilyId,
  { babyId, subject, now }: { babyId: string | null; subject: string; now: Date },
): Promise<number> {
  const entries = await db
    .select({ food: sql<string>`${diaryRecords.details}->>'food'`, updatedAt: diaryRecords.updatedAt })
    .from(diaryRecords)
    .where(
      and(
        eq(diaryRecords.familyId, familyId),
        eq(diaryRecords.kind, 'food'),
        isNull(diaryRecords.deletedAt),
        gte(diaryRecords.updatedAt, now),
        seenWith(diaryRecords.babyId, { babyId }),
      ),
    );
  const about = entries.filter(({ food }) => concerns(subject, food));
  return latest(about.map(({ updatedAt }) => updatedAt));
}

const latest = (moments: Date[]) =>
  Math.max(Number.NEGATIVE_INFINITY, ...moments.map((moment) => moment.getTime()));
