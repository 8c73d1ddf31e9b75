import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '../personal-data.ts';
import { passkeys } from './passkeys.table.ts';

/** The keys themselves stay out: they mean something to the device and to Colo only. */
export const passkeyData: PersonalData = {
  table: 'passkeys',
  rows: (db, { userId }) =>
    db
      .select({
        id: passkeys.id,
        name: passkeys.name,
        transports: passkeys.transports,
        is_backed_up: passkeys.isBackedUp,
        created_at: passkeys.createdAt,
        last_used_at: passkeys.lastUsedAt,
      })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
};
