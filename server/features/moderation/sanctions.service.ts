import type { StaffId } from '#server/features/access/viewer.ts';
import { actOfStaff } from '#server/features/audit/audit.service.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { tell } from './notices.repository.ts';
import { liftSanction } from './sanctions.repository.ts';

export async function lift(desk: Pick<Services, 'db' | 'clock'>, by: StaffId, id: string): Promise<void> {
  await actOfStaff(desk, by, async (transaction, now) => {
    const lifted = await liftSanction(transaction, by, { id, now });
    if (!lifted) throw new Refusal('not_found', 'There is no such sanction in force.');
    const { userId, caseId } = lifted;
    // Of a text that is gone there is nothing left to speak of: that she may write again, her standing says.
    if (caseId)
      await tell(transaction, [{ userId, caseId, kind: 'sanction_lifted', reason: '', excerpt: null }], now);
    return { action: 'sanction_lifted', subjectId: caseId };
  });
}
