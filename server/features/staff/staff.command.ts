import * as v from 'valibot';
import type { Env } from '#server/env.ts';
import { endEverySession, endSessionsOf } from '#server/features/access/end-sessions.ts';
import { forgetFactors } from '#server/features/access/factors/forget-factors.ts';
import { recordCommand } from '#server/features/audit/audit.repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { AuditAction } from '#shared/audit/audit.schema.ts';
import { emailSchema } from '#shared/email/email.schema.ts';
import { addStaff, listStaff, removeStaff } from './staff.repository.ts';

type Place = { db: Database; env: Pick<Env, 'staffEmails'>; operator: string; now: Date };

/** What `npm run staff` does, and says line by line; undefined where it does not know the words. */
export async function runStaffCommand(
  { db, env, operator, now }: Place,
  [verb, given]: string[],
): Promise<string[] | undefined> {
  return db.transaction(async (transaction) => {
    const note = (action: AuditAction, subject: string) =>
      recordCommand(transaction, { operator, action, subject, at: now });
    if (verb === 'list') {
      await note('staff_listed_by_command', '');
      const fixed = env.staffEmails.map((email) => `${email} (by STAFF_EMAILS)`);
      return [...fixed, ...(await listStaff(transaction))];
    }
    if (verb === 'sign-out' && given === '--everyone') {
      const ended = await endEverySession(transaction);
      await note('sessions_ended_by_command', '*');
      return [`Everybody is signed out: ${ended} sessions ended.`];
    }
    if (!['add', 'remove', 'forget-factors', 'sign-out'].includes(verb ?? '')) return undefined;
    const email = v.parse(emailSchema, given);
    if (verb === 'sign-out') {
      const known = await endSessionsOf(transaction, email);
      if (known) await note('sessions_ended_by_command', email);
      return [known ? `${email} is signed out everywhere.` : `Nobody signs in as ${email}.`];
    }
    if (verb === 'add') {
      if (await addStaff(transaction, email, now)) await note('staff_added_by_command', email);
      return [`${email} is staff now.`];
    }
    if (verb === 'remove') {
      const removed = await removeStaff(transaction, email);
      if (removed) await note('staff_removed_by_command', email);
      return [removed ? `${email} is no longer staff.` : `${email} was not named by this command.`];
    }
    const known = await forgetFactors(transaction, email);
    if (known) await note('factors_forgotten_by_command', email);
    return [
      known
        ? `${email} signs in by mail alone again, and is signed out everywhere.`
        : `Nobody signs in as ${email}.`,
    ];
  });
}
