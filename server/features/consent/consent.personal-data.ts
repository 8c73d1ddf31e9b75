import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#server/features/personal-data/personal-data.ts';
import { consents } from './consent.table.ts';

export const consentData: PersonalData = {
  table: 'consents',
  rows: (db, { userId }) =>
    db
      .select({
        kind: consents.kind,
        version: consents.version,
        given_at: consents.givenAt,
        asked: consents.asked,
        withdrawn_at: consents.withdrawnAt,
        after_withdrawal: consents.afterWithdrawal,
      })
      .from(consents)
      .where(eq(consents.userId, userId))
      .orderBy(asc(consents.givenAt), asc(consents.kind)),
};
