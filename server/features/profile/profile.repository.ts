import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { UserId } from '#server/features/access/viewer.ts';
import type { FamilyId } from '#server/features/family/family.gate.ts';
import { babies } from '#server/features/family/family.table.ts';
import { shownDate, shownJourney } from '#server/features/family/told-date.sql.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Quiet } from '#shared/quiet/quiet.rules.ts';
import { profiles } from './profile.table.ts';
import { quietOf, quietSinceOf } from './quiet.sql.ts';

/** What somebody calls herself, for a statement that knows who is meant. */
export const nameOf = (userId: SQL): SQL<string | null> =>
  sql`(select ${profiles.name} from ${profiles} where ${profiles.userId} = ${userId})`;

/** Which baby the profile speaks of. */
export type BabyMeant = { familyId: FamilyId; babyId: string };

const told = {
  ...getTableColumns(profiles),
  babyName: babies.name,
  babyBirthDate: shownDate,
  babyAvatar: babies.avatar,
  gestationWeeks: babies.gestationWeeks,
  journeyType: shownJourney,
  quiet: quietOf(profiles.userId),
  quietSince: quietSinceOf(profiles.userId),
  updatedAt: sql<Date>`greatest(${profiles.updatedAt}, ${babies.updatedAt})`.mapWith(profiles.updatedAt),
};

export async function profileOf(db: Database, userId: UserId, baby: BabyMeant | undefined) {
  const isMeant = baby ? and(eq(babies.familyId, baby.familyId), eq(babies.id, baby.babyId)) : sql`false`;
  const [row] = await db
    .select(told)
    .from(profiles)
    .leftJoin(babies, isMeant)
    .where(eq(profiles.userId, userId));
  return row;
}

export type ProfileRow = NonNullable<Awaited<ReturnType<typeof profileOf>>>;

type Answers = Partial<Omit<typeof profiles.$inferInsert, 'userId' | 'createdAt' | 'updatedAt'>>;

/** One statement, and only the named columns: of two phones that save at once, the later wins per field, not per row. */
export async function saveAnswers(
  db: Database,
  userId: UserId,
  { answers, now }: { answers: Answers; now: Date },
): Promise<void> {
  await db
    .insert(profiles)
    .values({ ...answers, userId, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: profiles.userId, set: { ...answers, updatedAt: now } });
}

/** Hers, said or taken back. Said again with other words, it is as old as it was. */
export async function saveQuiet(
  db: Database,
  userId: UserId,
  { quiet, since, now }: { quiet: Quiet | null; since: Date; now: Date },
): Promise<void> {
  const kept =
    quiet === null ? null : sql`coalesce(${profiles.quietSince}, ${since.toISOString()}::timestamptz)`;
  await db
    .insert(profiles)
    .values({ userId, quiet, quietSince: quiet === null ? null : since, createdAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: profiles.userId, set: { quiet, quietSince: kept, updatedAt: now } });
}

export async function quietSince(db: Database, userId: UserId): Promise<Date | null> {
  const [row] = await db
    .select({ since: profiles.quietSince })
    .from(profiles)
    .where(eq(profiles.userId, userId));
  return row?.since ?? null;
}
