import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/features/access/personal-data.ts';
import { waitlistEntries } from './waitlist.table.ts';

/** She may have waited before she had an account: the address is the same person. */
export const waitlistData: PersonalData = {
  table: 'waitlist_entries',
  rows: (db, { email }) =>
    db
      .select({
        id: waitlistEntries.id,
        email: waitlistEntries.email,
        language: waitlistEntries.language,
        created_at: waitlistEntries.createdAt,
      })
      .from(waitlistEntries)
      .where(eq(waitlistEntries.email, email)),
  erase: async (db, { email }) => {
    await db.delete(waitlistEntries).where(eq(waitlistEntries.email, email));
  },
};
