import { eq, inArray } from 'drizzle-orm';
import { type Owner, ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import type { Database } from '#server/platform/db/database.ts';
import { leaveAllFamilies } from './family.service.ts';
import { babies, families, familyMembers } from './family.table.ts';
import { familiesAsParent } from './taken-along.ts';

/** Which rows are of a family that she belongs to. */
const familiesOfHers = ({ userId }: Owner, db: Database) =>
  db.select({ id: familyMembers.familyId }).from(familyMembers).where(eq(familyMembers.userId, userId));

export const familyData: PersonalData = {
  ...ownRows(families, {
    columns: [
      'id',
      'asksWhose',
      'timeZone',
      'dayStartHour',
      'sleepDayStartHour',
      'deletionAskedAt',
      'recordsDeletionAskedAt',
      'createdAt',
    ],
    whose: (owner, db) => inArray(families.id, familiesOfHers(owner, db)),
  }),
  erase: (db, { userId }) => leaveAllFamilies(db, userId),
};

/** What she is in each. Who else belongs to one is not hers to take along. */
export const familyMemberData: PersonalData = ownRows(familyMembers, {
  columns: ['familyId', 'role', 'isDefault', 'joinedAt'],
});

/** Of families of which she is a parent: a carer takes along what she recorded, and no child's dates. */
export const babyData: PersonalData = ownRows(babies, {
  columns: [
    'familyId',
    'id',
    'name',
    'sex',
    'avatar',
    'arrival',
    'birthDate',
    'dueDate',
    'toldDate',
    'gestationWeeks',
    'state',
    'stateSince',
    'isDefault',
    'deletionAskedAt',
    'createdAt',
    'updatedAt',
  ],
  whose: ({ userId }, db) => inArray(babies.familyId, familiesAsParent(db, userId)),
});
