import { eq } from 'drizzle-orm';
import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { waitlistEntries } from './waitlist.table.ts';

/** She may have waited before she had an account: the address is the same person. */
export const waitlistData: PersonalData = ownRows(waitlistEntries, {
  columns: ['id', 'email', 'language', 'createdAt'],
  whose: ({ email }) => eq(waitlistEntries.email, email),
  isErased: true,
});
