import { ownRows, type PersonalData } from '#server/features/access/personal-data.ts';
import { receivedWrites } from './sync.table.ts';

/** What a write said is told by the table it went to; here is only that it came. */
export const receivedWriteData: PersonalData = ownRows(receivedWrites, {
  columns: ['id', 'kind', 'receivedAt'],
  inOrder: ['id'],
});
