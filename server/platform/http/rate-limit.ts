import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { rateLimits } from './rate-limit.table.ts';
import { Refusal } from './refusal.ts';

export type Limit = {
  name: string;
  points: number;
  seconds: number;
  /** What this use costs; one point where nothing is said. */
  cost?: number;
};

/**
 * Counts one use of `subject` (an address, an e-mail) and refuses when its window is spent. One statement,
 * so that two processes counting at once cannot both slip through.
 */
export async function spend(
  { db, clock }: { db: Database; clock: Clock },
  limit: Limit,
  subject: string,
): Promise<void> {
  const now = clock.now();
  const { cost = 1 } = limit;
  const freshEnd = new Date(now.getTime() + limit.seconds * 1000);
  const over = sql`${rateLimits.windowEndsAt} <= ${now.toISOString()}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key: keyOf(limit, subject), points: cost, windowEndsAt: freshEnd })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        points: sql`case when ${over} then ${cost}::int else least(${rateLimits.points} + ${cost}::int, 1000000000) end`,
        windowEndsAt: sql`case when ${over} then ${freshEnd.toISOString()} else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({ points: rateLimits.points, windowEndsAt: rateLimits.windowEndsAt });
  if (row && row.points > limit.points) {
    throw new Refusal('too_many_requests', 'Too many tries. Please wait a little.', {
      retryAfterSeconds: Math.max(1, Math.ceil((row.windowEndsAt.getTime() - now.getTime()) / 1000)),
    });
  }
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

/** Hashed, so that the table lists no e-mail and no address. */
function keyOf(limit: Limit, subject: string): string {
  return createHash('sha256').update(`${limit.name}\0${subject}`).digest('base64url');
}
