import { and, desc, eq, gt, lte, sql } from 'drizzle-orm';
import { hasConsentIn } from '#server/features/consent/health-consent.ts';
import { diaryRecords } from '#server/features/diary/diary.table.ts';
import { type RecordedRow, recorded } from '#server/features/diary/recorded-row.ts';
import { armsOf, type Seeing, seenBy } from '#server/features/diary/seeing.ts';
import type { FamilyId } from '#server/features/family/family.gate.ts';
import { type BabyRow, babies, families } from '#server/features/family/family.table.ts';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import type { SheetDocument } from '#shared/consultation/sheet.schema.ts';
import { type ConsultationLinkRow, consultationLinks } from './consultation.table.ts';

const oneLink = (familyId: FamilyId, id: string) =>
  and(eq(consultationLinks.familyId, familyId), eq(consultationLinks.id, id));
const openIn = (familyId: FamilyId, now: Date) =>
  and(eq(consultationLinks.familyId, familyId), gt(consultationLinks.expiresAt, now));

/** The baby, if it is one that is spoken of, and how its family's days are told apart. */
export async function babyHere(
  db: Database,
  familyId: FamilyId,
  babyId: string,
): Promise<{ baby: BabyRow; family: typeof families.$inferSelect } | undefined> {
  const here = and(eq(babies.familyId, familyId), eq(babies.id, babyId), eq(babies.state, 'here'));
  const [row] = await db
    .select({ baby: babies, family: families })
    .from(babies)
    .innerJoin(families, eq(families.id, babies.familyId))
    .where(here);
  return row;
}

/** More would not be read at an appointment. */
const mostQuestions = 50;

/** Those that nobody answered, whenever they were written. */
export async function openQuestions(db: Database, seeing: Seeing, babyId: string): Promise<RecordedRow[]> {
  const arms = armsOf(babyId).map(
    (ofBaby) => sql`(select r.* from ${diaryRecords} r where ${seenBy(seeing)} and r.deleted_at is null
      and r.start_time is not null and r.kind = 'question' ${ofBaby} and not (r.details->>'answered')::boolean
      order by r.start_time desc limit ${mostQuestions}::int)`,
  );
  return rowsOf<RecordedRow>(
    db,
    sql`with told as materialized (${sql.join(arms, sql` union all `)})
      select ${recorded} from told r order by r.start_time desc, r.id desc limit ${mostQuestions}::int`,
  );
}

/** Newest first. */
export async function linksOf(db: Database, familyId: FamilyId, now: Date): Promise<ConsultationLinkRow[]> {
  return db
    .select()
    .from(consultationLinks)
    .where(openIn(familyId, now))
    .orderBy(desc(consultationLinks.createdAt), desc(consultationLinks.id));
}

export const countOpen = (db: Database, familyId: FamilyId, now: Date): Promise<number> =>
  db.$count(consultationLinks, openIn(familyId, now));

export async function insertLink(
  db: Database,
  familyId: FamilyId,
  link: Omit<typeof consultationLinks.$inferInsert, 'familyId'>,
): Promise<void> {
  await db.insert(consultationLinks).values({ ...link, familyId });
}

/** Answers whether it was there: what is closed leaves nothing behind. */
export async function closeLink(db: Database, familyId: FamilyId, id: string): Promise<boolean> {
  const closed = await db
    .delete(consultationLinks)
    .where(oneLink(familyId, id))
    .returning({ id: consultationLinks.id });
  return closed.length > 0;
}

/**
 * What whoever has the link may read now, and that it was read, in one statement. It needs no FamilyId: the link itself is
 * what a parent gave away. It opens nothing once its time is over, the family's consent is taken back, or nothing is to speak
 * of that baby.
 */
export async function openByLink(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<SheetDocument | undefined> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const [row] = await rowsOf<{ document: SheetDocument }>(
    db,
    sql`update ${consultationLinks} l set
        opened = least(l.opened + 1, 1000000), last_opened_at = ${at}
      from ${babies} b
      where l.token_hash = ${tokenHash} and l.expires_at > ${at} and b.family_id = l.family_id and b.id = l.baby_id
        and b.state = 'here' and ${hasConsentIn(sql`l.family_id`)}
      returning l.document`,
  );
  return row?.document;
}

/** Their time is over. */
export async function forgetEndedLinks(db: Database, now: Date): Promise<void> {
  await db.delete(consultationLinks).where(lte(consultationLinks.expiresAt, now));
}
