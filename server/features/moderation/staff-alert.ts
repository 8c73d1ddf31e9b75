import type { Database } from '#server/platform/db/database.ts';
import { enqueue, lastOfKind } from '#server/platform/jobs/jobs.repository.ts';

export const staffAlert = 'staff-alert';

/** Many texts in one night are one reason to look, not many mails. */
const pause = 10 * 60 * 1000;

/**
 * Somebody may be in danger, and a public text says so: staff get a mail. At once, or as soon as the last mail is ten
 * minutes old; the one that waits speaks for all that came meanwhile. The job knows neither the text nor its author,
 * and its moment is the text's own, which does not tell what else was sent in it.
 */
export async function enqueueStaffAlert(db: Database, at: Date): Promise<void> {
  const last = await lastOfKind(db, staffAlert);
  if (last && !last.doneAt) return;
  const runAt = new Date(Math.max(at.getTime(), last ? last.runAt.getTime() + pause : 0));
  // Two at once choose the same span, and the second finds it taken.
  const key = `${staffAlert}:${Math.floor(runAt.getTime() / pause)}`;
  await enqueue(db, [{ kind: staffAlert, key, payload: { at: runAt.toISOString() }, runAt }], at);
}
