import { eq } from 'drizzle-orm';
import { users } from '#server/features/access/access.table.ts';
import type { Leaver } from '#server/features/access/personal-data.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Services } from '#server/services.ts';

/**
 * Removes every row and file of hers. Must run inside a transaction. Files go before the rows that name them: if one
 * cannot be removed, nothing is, and the next try finds all names still there.
 */
export async function erasePersonalData(
  transaction: Database,
  leaver: Leaver,
  { media, personalData }: Pick<Services, 'media' | 'personalData'>,
): Promise<void> {
  for (const { files } of personalData) {
    for (const { bucket, name } of (await files?.(transaction, leaver)) ?? [])
      await media.remove(bucket, name);
  }
  for (const { erase } of personalData) await erase?.(transaction, leaver);
  await transaction.delete(users).where(eq(users.id, leaver.userId));
}
