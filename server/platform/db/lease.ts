import { createHash, randomUUID } from 'node:crypto';
import { and, eq, lt, lte } from 'drizzle-orm';
import type { Database } from './database.ts';
import { leases } from './lease.table.ts';

export type LeaseTerms = { name: string; seconds: number };
export type Lease = { key: string; holder: string; until: Date };

const endOf = ({ seconds }: LeaseTerms, now: Date) => new Date(now.getTime() + seconds * 1000);

/**
 * The right to do something that one at a time may do, on whichever process. Undefined while another has it. It ends by
 * itself, so that a process that dies takes nobody's turn along.
 */
export async function takeLease(
  db: Database,
  terms: LeaseTerms,
  { subject, now }: { subject: string; now: Date },
): Promise<Lease | undefined> {
  const taken = { key: keyOf(terms, subject), holder: randomUUID(), until: endOf(terms, now) };
  const [lease] = await db
    .insert(leases)
    .values(taken)
    .onConflictDoUpdate({ target: leases.key, set: taken, setWhere: lte(leases.until, now) })
    .returning();
  return lease;
}

/** Longer, from now on. Undefined when it had ended and another has it. */
export async function renewLease(
  db: Database,
  terms: LeaseTerms,
  { key, holder, now }: Lease & { now: Date },
): Promise<Lease | undefined> {
  const [lease] = await db
    .update(leases)
    .set({ until: endOf(terms, now) })
    .where(and(eq(leases.key, key), eq(leases.holder, holder)))
    .returning();
  return lease;
}

export async function endLease(db: Database, { key, holder }: Lease): Promise<void> {
  await db.delete(leases).where(and(eq(leases.key, key), eq(leases.holder, holder)));
}

export async function forgetEndedLeases(db: Database, now: Date): Promise<void> {
  await db.delete(leases).where(lt(leases.until, now));
}

/** Hashed, so that the table lists nobody. */
function keyOf({ name }: LeaseTerms, subject: string): string {
  return createHash('sha256').update(`${name}\0${subject}`).digest('base64url');
}
