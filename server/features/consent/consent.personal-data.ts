import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/features/access/personal-data.ts';
import { consents } from './consent.table.ts';

export const consentData: PersonalData = {
  table: 'consents',
  inOrder: ['given_at', 'id'],
  rows: (db, { userId }) =>
    db
      .select({
        id: consents.id,
        kind: consents.kind,
        version: consents.version,
        given_at: consents.givenAt,
        asked: consents.asked,
        withdrawn_at: consents.withdrawnAt,
        after_withdrawal: consents.afterWithdrawal,
      })
      .from(consents)
      .where(eq(consents.userId, userId)),
};
