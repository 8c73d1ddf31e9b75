import { eq, sql } from 'drizzle-orm';
import { users } from '#server/features/access/access.table.ts';
import type { Leaver, PersonalData } from '#server/features/access/personal-data.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Deleting } from '#server/features/family/deletion/family-deletion.repository.ts';
import { lockFamily, lockOwnFamily } from '#server/features/family/family.repository.ts';
import { erasePersonalData } from '#server/features/personal-data/personal-data.erasure.ts';
import { leaveStaff } from '#server/features/staff/staff.service.ts';
import type { Database } from '#server/platform/db/database.ts';
import { rowsOf } from '#server/platform/db/rows.ts';
import { type Erasure, type ErasureOf, hashAddress } from '#server/platform/erasures/erasure.ts';
import type { MediaStore } from '#server/platform/media/media-store.ts';
import { eraseOfFamily } from './erase-of-family.ts';

type Restored = {
  media: MediaStore;
  /** Undefined where none is known: then only ids find who was erased. */
  secret: string | undefined;
  /** When the backup was made: what was erased before is not in it. */
  madeAt: Date;
  personalData: readonly PersonalData[];
};

/** A backup brings back everybody who was there: who was erased since goes again. Answers how much did. */
export async function eraseAgain(
  transaction: Database,
  erasures: Erasure[],
  restored: Restored,
): Promise<{ accounts: number; records: number }> {
  const done = { accounts: 0, records: 0 };
  const isSince = ({ at }: Erasure) => new Date(at) >= restored.madeAt;
  const addresses = await addressesByHash(transaction, restored.secret);
  for (const erasure of erasures.filter((one) => one.kind === 'account')) {
    const address = isSince(erasure) ? addresses.get(erasure.addressHash ?? '') : undefined;
    const leaver = await findLeaver(transaction, erasure, address);
    if (!leaver) continue;
    await leaveStaff(transaction, leaver.email, new Date(erasure.at));
    await erasePersonalData(transaction, leaver, restored);
    done.accounts += 1;
  }
  for (const erasure of erasures.filter(isSince)) {
    const deleting = await deletingOf(transaction, erasure);
    if (!deleting || !(await lockFamily(transaction, deleting.familyId))) continue;
    const now = new Date(erasure.at);
    await eraseOfFamily(transaction, deleting, { personalData: restored.personalData, now });
    done.records += 1;
  }
  return done;
}

/** Of a family, or what somebody had recorded in hers: a line of before does not say in which. */
async function deletingOf(transaction: Database, erasure: Erasure): Promise<Deleting | undefined> {
  if (erasure.kind === 'account') return undefined;
  if (erasure.kind === 'family') return { what: 'family', familyId: erasure.familyId };
  if (erasure.kind === 'baby') return { what: 'baby', familyId: erasure.familyId, babyId: erasure.babyId };
  const familyId =
    erasure.familyId ?? (erasure.userId && (await lockOwnFamily(transaction, erasure.userId as UserId)));
  return familyId ? { what: 'records', familyId } : undefined;
}

/**
 * By her id, which nobody ever has again. Where the backup is older than her account, by her address: she may have
 * waited for a place, or had an account before.
 */
async function findLeaver(
  transaction: Database,
  { userId, keepCommunityTexts }: ErasureOf<'account'>,
  address: string | undefined,
): Promise<Leaver | undefined> {
  const byId = eq(users.id, userId);
  const [known] = await transaction.select({ userId: users.id, email: users.email }).from(users).where(byId);
  if (!known && address === undefined) return undefined;
  const [namesake] = known
    ? []
    : await transaction
        .select({ userId: users.id })
        .from(users)
        .where(eq(users.email, address ?? ''));
  const whose = (known ?? namesake)?.userId ?? userId;
  return { userId: whose as UserId, email: known?.email ?? address ?? '', keepCommunityTexts };
}

/** Every address in any table, by what the ledger would know it as. */
async function addressesByHash(
  transaction: Database,
  secret: string | undefined,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  if (secret === undefined) return found;
  const columns = await rowsOf<{ table: string; column: string }>(
    transaction,
    sql`select c.table_name as "table", c.column_name as "column"
        from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name ~ '(^|_)email$'`,
  );
  for (const { table, column } of columns) {
    const rows = await rowsOf<{ email: string | null }>(
      transaction,
      sql`select distinct ${sql.identifier(column)} as email from ${sql.identifier(table)}`,
    );
    for (const { email } of rows) if (email) found.set(hashAddress(secret, email), email);
  }
  return found;
}
