import { and, asc, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FamilyId } from '#server/features/family/family.gate.ts';
import type { Database } from '#server/platform/db/database.ts';
import { storableText } from '#server/platform/db/storable-text.ts';
import type { DetailsOf } from '#shared/diary/kinds.ts';
import type { FoodSign } from '#shared/foods/food.rules.ts';
import type { SeenReaction } from '#shared/foods/food.schema.ts';
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

type Clearing = {
  babyId: string | null;
  subject: string;
  at: Date;
  now: Date;
  seen: readonly SeenReaction[];
};

/**
 * Up to when a clearing reaches. Reactions that she saw as she cleared may have reached the server later than she did:
 * on their way already, or together with it. The first that she cannot have seen ends it, and the food goes on resting.
 */
export async function clearedUntil(
  db: Database,
  familyId: FamilyId,
  { babyId, subject, at, now, seen }: Clearing,
): Promise<Date> {
  const since = await db
    .select({ id: diaryRecords.id, details: diaryRecords.details, updatedAt: diaryRecords.updatedAt })
    .from(diaryRecords)
    .where(
      and(
        eq(diaryRecords.familyId, familyId),
        eq(diaryRecords.kind, 'food'),
        isNull(diaryRecords.deletedAt),
        gt(diaryRecords.updatedAt, at),
        seenWith(diaryRecords.babyId, { babyId }),
      ),
    )
    .orderBy(asc(diaryRecords.updatedAt));
  const signsSeen = new Map(seen.map(({ id, signs }) => [id, new Set<FoodSign>(signs)]));
  const reactions = since
    .map(({ details, ...rest }) => ({ ...rest, ...(details as DetailsOf<'food'>) }))
    .filter(({ food, signs }) => signs.length > 0 && concerns(subject, food));
  const unseen = reactions.find(
    ({ id, signs, updatedAt }) => updatedAt < now && !signs.every((sign) => signsSeen.get(id)?.has(sign)),
  );
  const known = reactions.filter(({ updatedAt }) => !unseen || updatedAt < unseen.updatedAt);
  return known.at(-1)?.updatedAt ?? at;
}

const latest = (moments: Date[]) =>
  Math.max(Number.NEGATIVE_INFINITY, ...moments.map((moment) => moment.getTime()));
