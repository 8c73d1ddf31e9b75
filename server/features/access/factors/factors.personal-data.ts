import { eq } from 'drizzle-orm';
import { ownRows, type PersonalData } from '../personal-data.ts';
import { recoveryCodes, secondFactors } from './factors.table.ts';

export const secondFactorData: PersonalData = ownRows(secondFactors, {
  columns: ['id', 'factorType', 'friendlyName', 'phone', 'verifiedAt', 'createdAt'],
  inOrder: ['createdAt', 'id'],
});

/** A recovery code is nothing but a secret: she learns how many are left. */
export const recoveryCodeData: PersonalData = {
  table: 'recovery_codes',
  rows: async (db, { userId }) => {
    const left = await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
    return left > 0 ? [{ codes_left: left }] : [];
  },
};
