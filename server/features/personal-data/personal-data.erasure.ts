import { eq } from 'drizzle-orm';
import { users } from '#server/features/access/access.table.ts';
import type { Leaver, PersonalData } from '#server/features/access/personal-data.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { MediaStore } from '#server/platform/media/media-store.ts';

/**
 * Removes every row and file of hers. Must run inside a transaction. Files go before the rows that name them: if one
 * cannot be removed, nothing is, and the next try finds all names still there.
 */
export async function erasePersonalData(
  transaction: Database,
  media: MediaStore,
  leaver: Leaver,
  tables: readonly PersonalData[],
): Promise<void> {
  for (const { files } of tables) {
    for (const { bucket, name } of (await files?.(transaction, leaver)) ?? [])
      await media.remove(bucket, name);
  }
  for (const { erase } of tables) await erase?.(transaction, leaver);
  await transaction.delete(users).where(eq(users.id, leaver.userId));
}
