import { randomUUID } from 'node:crypto';
import type { UserId } from '#server/features/access/viewer.ts';
import type { Database } from '#server/platform/db/database.ts';
import { refuseFields } from '#server/platform/http/refuse-fields.ts';
import { enqueue, forgetJobsAbout } from '#server/platform/jobs/jobs.repository.ts';
import type { BabyProblem } from '#shared/family/family-writes.schema.ts';
import { chooseDefaultBaby, deleteBaby } from '../babies.repository.ts';
import type { FamilyId } from '../family.gate.ts';
import { deleteFamily, lockFamily } from '../family.repository.ts';
import { ensureFamily } from '../family.service.ts';
import { familyDeletionJob, familyDeletionKind } from './family-deletion.jobs.ts';
import {
  askedAtOf,
  atHomeIn,
  chooseDefaultFamily,
  type Deleting,
  otherParents,
  setAskedAt,
} from './family-deletion.repository.ts';

/**
 * A parent wants it deleted: it waits, and the other parents are told. Asked twice, it is as old as it was. Must run inside
 * a transaction.
 */
export async function askDeletion(
  transaction: Database,
  deleting: Deleting,
  { userId, now }: { userId: UserId; now: Date },
): Promise<Date> {
  const { familyId, what } = deleting;
  await lockFamily(transaction, familyId);
  const before = await askedAtOf(transaction, deleting);
  if (before === undefined) refuseFields({ baby: 'unknown_baby' satisfies BabyProblem });
  if (before) return before;
  await setAskedAt(transaction, deleting, now);
  const told = (await otherParents(transaction, familyId, userId)).map((parent) =>
    familyDeletionJob({ userId: parent, familyId, what, askedAt: now.toISOString() }, randomUUID()),
  );
  if (told.length > 0) await enqueue(transaction, told, now);
  return now;
}

/** Any parent may, until it is due: whoever asked, it is theirs as much. Answers whether there was anything to take back. */
export async function takeDeletionBack(transaction: Database, deleting: Deleting): Promise<boolean> {
  await lockFamily(transaction, deleting.familyId);
  if (!(await askedAtOf(transaction, deleting))) return false;
  await setAskedAt(transaction, deleting, null);
  return true;
}

/** All of it. Whoever was at home in it has a home again: another of which she is a parent, or a new one. */
export async function eraseFamily(transaction: Database, familyId: string, now: Date): Promise<void> {
  const homeless = await atHomeIn(transaction, familyId);
  await deleteFamily(transaction, familyId);
  await forgetJobsAbout(transaction, familyDeletionKind, { familyId });
  for (const userId of homeless) {
    await chooseDefaultFamily(transaction, userId);
    await ensureFamily(transaction, userId, now);
  }
}

/** With what hangs on it alone; what was recorded of it is emptied before, by the feature that keeps it. */
export async function eraseBaby(transaction: Database, familyId: FamilyId, babyId: string): Promise<void> {
  await deleteBaby(transaction, familyId, babyId);
  await chooseDefaultBaby(transaction, familyId);
}
