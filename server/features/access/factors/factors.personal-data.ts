import { eq } from 'drizzle-orm';
import type { PersonalData } from '../personal-data.ts';
import { recoveryCodes, secondFactors } from './factors.table.ts';

export const secondFactorData: PersonalData = {
  table: 'second_factors',
  inOrder: ['created_at', 'id'],
  rows: (db, { userId }) =>
    db
      .select({
        id: secondFactors.id,
        factor_type: secondFactors.factorType,
        friendly_name: secondFactors.friendlyName,
        phone: secondFactors.phone,
        verified_at: secondFactors.verifiedAt,
        created_at: secondFactors.createdAt,
      })
      .from(secondFactors)
      .where(eq(secondFactors.userId, userId)),
};

/** A recovery code is nothing but a secret: she learns how many are left. */
export const recoveryCodeData: PersonalData = {
  table: 'recovery_codes',
  rows: async (db, { userId }) => {
    const left = await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
    return left > 0 ? [{ codes_left: left }] : [];
  },
};
