import type { StaffId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { Services } from '#server/services.ts';
import type { AuditAction } from '#shared/audit/audit.schema.ts';
import { record } from './audit.repository.ts';

type Done = { action: AuditAction; subject?: string; subjectId?: string | null };

/**
 * An act of staff and the note of it, stored together. `act` tells what was done and to what; undefined where nothing
 * was to be done, of which nothing is written down.
 */
export async function actOfStaff<Noted extends Done | undefined>(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  staffId: StaffId,
  act: (transaction: Database, now: Date) => Promise<Noted>,
): Promise<Noted> {
  const now = clock.now();
  return db.transaction(async (transaction) => {
    const done = await act(transaction, now);
    if (done) await record(transaction, staffId, { ...done, at: now });
    return done;
  });
}
