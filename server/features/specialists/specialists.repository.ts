import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/db/database.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { houseMonday, type SessionCategory } from '#shared/specialists/specialists.rules.ts';
import { isLive, isRecent, isScheduled, moment } from './session-state.sql.ts';
import { specialists, videoSessions } from './specialists.table.ts';

const kept = isNull(specialists.deletedAt);

const itsSessions = (where: SQL | undefined) =>
  sql`from ${videoSessions} where ${videoSessions.specialistId} = ${specialists.id} and ${and(isNull(videoSessions.deletedAt), where)}`;

/** Staff said so, or she is live at this moment. */
const isAvailable = (now: Date): SQL<boolean> =>
  sql<boolean>`(coalesce(${specialists.availableUntil} > ${moment(now)}, false)
    or exists (select 1 ${itsSessions(and(isRecent(now), isLive(now)))}))`;

const rows = (db: Database, now: Date) =>
  db.select({ specialist: specialists, availableNow: isAvailable(now) }).from(specialists);

export type SpecialistListRow = Awaited<ReturnType<typeof rows>>[number];

export async function specialistById(
  db: Database,
  id: string,
  now: Date,
): Promise<SpecialistListRow | undefined> {
  const [row] = await rows(db, now).where(and(kept, eq(specialists.id, id)));
  return row;
}

/** Also one who left: her sessions still say whose they are. */
export async function specialistOfSession(
  db: Database,
  id: string,
  now: Date,
): Promise<SpecialistListRow | undefined> {
  const [row] = await rows(db, now).where(eq(specialists.id, id));
  return row;
}

export async function specialistCounts(
  db: Database,
  now: Date,
): Promise<{ availableNow: number; specialistCount: number }> {
  const [counts] = await db
    .select({
      availableNow: sql<number>`count(*) filter (where ${isAvailable(now)})::int`,
      specialistCount: sql<number>`count(*)::int`,
    })
    .from(specialists)
    .where(kept);
  return counts ?? { availableNow: 0, specialistCount: 0 };
}

/**
 * Whom staff chose for this week; else who has the soonest session to come on that topic; else whoever knows it. The
 * same answer for everyone, until one of these changes. Only who speaks the language of the page.
 */
export async function specialistOfTheWeek(
  db: Database,
  { language, category }: { language: Language; category?: SessionCategory | undefined },
  now: Date,
): Promise<SpecialistListRow | undefined> {
  const onTopic = and(
    eq(videoSessions.language, language),
    category ? eq(videoSessions.category, category) : undefined,
    isRecent(now),
    sql`(${isLive(now)} or ${isScheduled(now)})`,
  );
  const soonest = sql`(select min(${videoSessions.startsAt}) ${itsSessions(onTopic)})`;
  const knows = category ? sql`${category} = any(${specialists.topics})` : sql`true`;
  const isChosen = sql`(coalesce(${specialists.weekOf} = ${houseMonday(now)}::date, false) and ${knows})`;
  const [row] = await rows(db, now)
    .where(
      and(
        kept,
        sql`${language} = any(${specialists.languages})`,
        sql`(${isChosen} or ${soonest} is not null or ${knows})`,
      ),
    )
    .orderBy(
      sql`${isChosen} desc`,
      sql`${soonest} asc nulls last`,
      asc(specialists.createdAt),
      asc(specialists.id),
    )
    .limit(1);
  return row;
}
