import { asc, eq, getTableColumns, gt, ilike, sql } from 'drizzle-orm';
import { users } from '#server/features/access/access.table.ts';
import type { SessionFact } from '#server/features/access/session-fact.ts';
import type { StaffId, UserId, Viewer } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { pageOf } from '#server/platform/db/page.ts';
import type { SubscriberFields } from '#shared/specialists/session-admin.schema.ts';
import type { Plan } from '#shared/specialists/specialists.rules.ts';
import { premiumInterests, subscribers } from './subscribers.table.ts';

const subscribersPerPage = 50;

/** By the row of her address; free without one. */
export async function planOf(db: Database, { userId }: Pick<Viewer, 'userId'>): Promise<Plan> {
  const [row] = await db
    .select({ plan: subscribers.plan })
    .from(subscribers)
    .innerJoin(users, eq(users.email, subscribers.email))
    .where(eq(users.id, userId));
  return row?.plan ?? 'free';
}

/** The same, found with her session. */
export const herPlan: SessionFact<Plan> = {
  name: 'plan',
  of: sql`coalesce((select ${subscribers.plan} from ${subscribers} where ${subscribers.email} = ${users.email}), 'free')`,
};

/** In the order of their addresses; those that hold `q` where it is asked for. */
export async function subscriberPage(
  db: Database,
  _reader: StaffId,
  { q, cursor }: { q?: string | undefined; cursor?: string | undefined },
) {
  const holding = q
    ?.trim()
    .toLowerCase()
    .replaceAll(/[\\%_]/g, '\\$&');
  const rows = await db
    .select({ ...getTableColumns(subscribers), position: subscribers.email })
    .from(subscribers)
    .where(
      sql`${holding ? ilike(subscribers.email, `%${holding}%`) : sql`true`}
        and ${cursor ? gt(subscribers.email, cursor) : sql`true`}`,
    )
    .orderBy(asc(subscribers.email))
    .limit(subscribersPerPage + 1);
  return pageOf(rows, subscribersPerPage);
}

/** All of them at once; who is there already keeps the day she came. */
export async function saveSubscribers(
  db: Database,
  _writer: StaffId,
  { entries, now }: { entries: SubscriberFields[]; now: Date },
): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insert(subscribers)
    .values(entries.map((entry) => ({ ...entry, createdAt: now })))
    .onConflictDoUpdate({
      target: subscribers.email,
      set: { plan: sql`excluded.plan`, paymentCurrency: sql`excluded.payment_currency` },
    });
}

export async function removeSubscriber(db: Database, _writer: StaffId, email: string): Promise<boolean> {
  const removed = await db
    .delete(subscribers)
    .where(eq(subscribers.email, email))
    .returning({ email: subscribers.email });
  return removed.length > 0;
}

export async function noteInterest(db: Database, userId: UserId, now: Date): Promise<void> {
  await db.insert(premiumInterests).values({ userId, createdAt: now }).onConflictDoNothing();
}

export async function isInterested(db: Database, userId: UserId): Promise<boolean> {
  return (await db.$count(premiumInterests, eq(premiumInterests.userId, userId))) > 0;
}

export const countInterested = (db: Database): Promise<number> => db.$count(premiumInterests);
