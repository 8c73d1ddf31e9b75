import { ownRows, type PersonalData } from '../personal-data.ts';
import { passkeys } from './passkeys.table.ts';

/** The keys themselves stay out: they mean something to the device and to Colo only. */
export const passkeyData: PersonalData = ownRows(passkeys, {
  columns: ['id', 'name', 'transports', 'isBackedUp', 'createdAt', 'lastUsedAt'],
  inOrder: ['createdAt', 'id'],
});
