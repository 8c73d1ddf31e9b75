import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { consents } from './consent.table.ts';

export const consentData: PersonalData = ownRows(consents, {
  columns: ['id', 'familyId', 'kind', 'version', 'givenAt', 'asked', 'withdrawnAt', 'afterWithdrawal'],
  inOrder: ['givenAt', 'id'],
});
