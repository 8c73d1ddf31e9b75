import { eq } from 'drizzle-orm';
import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { staffMembers } from '#server/features/access/staff.table.ts';

/** That she was named as staff. The role goes with the account: who signs up with her address later has none. */
export const staffData: PersonalData = ownRows(staffMembers, {
  columns: ['email', 'addedAt'],
  whose: ({ email }) => eq(staffMembers.email, email),
  isErased: true,
});
