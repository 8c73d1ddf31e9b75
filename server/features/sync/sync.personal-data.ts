import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/features/access/personal-data.ts';
import { receivedWrites } from './sync.table.ts';

/** What a write said is told by the table it went to; here is only that it came. */
export const receivedWriteData: PersonalData = {
  table: 'received_writes',
  inOrder: ['id'],
  rows: (db, { userId }) =>
    db
      .select({ id: receivedWrites.id, kind: receivedWrites.kind, received_at: receivedWrites.receivedAt })
      .from(receivedWrites)
      .where(eq(receivedWrites.userId, userId)),
};
