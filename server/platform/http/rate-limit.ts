import { createHash } from 'node:crypto';
import { eq, lt, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { preparedRows } from '../db/prepared.ts';
import { rateLimits } from './rate-limit.table.ts';
import { Refusal } from './refusal.ts';

export type Limit = {
  name: string;
  points: number;
  seconds: number;
  /** What this use costs; one point where nothing is said. */
  cost?: number;
};

/** What came of a use: whether its window was spent before, and when the next begins. */
export type Spent = { isOver: boolean; endsAt: string };

/** The values of `spentCtes`: a use of each limit by `subject` (an address, an e-mail, an account). */
export const spending = (limits: Limit[], subject: string, now: Date) => ({
  now: now.toISOString(),
  limits: JSON.stringify(
    limits.map((limit) => ({
      key: keyOf(limit, subject),
      cost: limit.cost ?? 1,
      most: limit.points,
      fresh_end: new Date(now.getTime() + limit.seconds * 1000).toISOString(),
    })),
  ),
});

/**
 * Counts a use of each limit within the statement that it is a part of, which finds in `spent` what came of it: a row
 * with `isOver` and `endsAt` for each. Nothing is counted where `from` has no row.
 */
export const spentCtes = (from: SQL) => {
  const over = sql`counted.window_ends_at <= ${sql.placeholder('now')}::timestamptz`;
  return sql`
    asked as materialized (
      select asked.* from jsonb_to_recordset(${sql.placeholder('limits')}::text::jsonb)
        as asked (key text, cost int, most int, fresh_end timestamptz), ${from}),
    counted as (
      insert into rate_limits as counted (key, points, window_ends_at)
      select key, cost, fresh_end from asked order by key
      on conflict (key) do update set
        points = case when ${over} then excluded.points else least(counted.points + excluded.points, 1000000000) end,
        window_ends_at = case when ${over} then excluded.window_ends_at else counted.window_ends_at end
      returning key, points, window_ends_at),
    spent as materialized (
      select counted.points > asked.most as "isOver", counted.window_ends_at as "endsAt"
      from counted join asked using (key))`;
};

const spendOnly = preparedRows<Spent>(
  'spend_limits',
  () => sql`with ${spentCtes(sql`(select 1) as always`)} select "isOver", "endsAt"::text from spent`,
);

/**
 * Counts one use of `subject` (an address, an e-mail) and refuses when its window is spent. One statement,
 * so that two processes counting at once cannot both slip through.
 */
export async function spend(keeping: Keeping, limit: Limit, subject: string): Promise<void> {
  const now = keeping.clock.now();
  refuseIfOver(await spendOnly(keeping.db, spending([limit], subject, now)), now);
}

/** The same of several at once, by a use that was refused already, or failed: it counts, and says nothing more. */
export async function noteUse({ db, clock }: Keeping, limits: Limit[], subject: string): Promise<void> {
  await spendOnly(db, spending(limits, subject, clock.now()));
}

type Keeping = { db: Database; clock: Clock };

export function refuseIfOver(spent: Spent[], now: Date): void {
  const over = spent.find(({ isOver }) => isOver);
  if (!over) return;
  throw new Refusal('too_many_requests', 'Too many tries. Please wait a little.', {
    retryAfterSeconds: Math.max(1, Math.ceil((new Date(over.endsAt).getTime() - now.getTime()) / 1000)),
  });
}

/** What was spent came to nothing, through no fault of hers: it does not count. */
export async function giveBack(db: Database, limit: Limit, subject: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ points: sql`greatest(${rateLimits.points} - 1, 0)` })
    .where(eq(rateLimits.key, keyOf(limit, subject)));
}

export async function forgetSpentWindows(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now));
}

/** How much of a limit was used before this, within a statement: nothing where its window is over. */
export const usedBefore = (key: Placeholder, now: Placeholder) =>
  sql<number>`coalesce((select points from rate_limits where key = ${key} and window_ends_at > ${now}::timestamptz), 0)`;

/** Hashed, so that the table lists no e-mail and no address. */
export function keyOf(limit: Limit, subject: string): string {
  return createHash('sha256').update(`${limit.name}\0${subject}`).digest('base64url');
}
