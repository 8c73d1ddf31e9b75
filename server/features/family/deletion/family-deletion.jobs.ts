import * as v from 'valibot';
import { accountOf } from '#server/features/access/access.repository.ts';
import { newestLanguage } from '#server/features/access/devices/known-devices.repository.ts';
import type { UserId } from '#server/features/access/viewer.ts';
import type { NewJob } from '#server/platform/jobs/jobs.repository.ts';
import type { JobHandlers } from '#server/platform/jobs/jobs.ts';
import { messageIdOf } from '#server/platform/mail/message-id.ts';
import type { Services } from '#server/services.ts';
import { deletionDueAt } from '#shared/family/family-deletion.rules.ts';
import { familyDeletionMail } from './family-deletion.mail.ts';
import { isStillAsked } from './family-deletion.repository.ts';

/** It names no baby: what is deleted must not be found in what was noted about it. */
const payloadSchema = v.object({
  userId: v.string(),
  familyId: v.string(),
  what: v.picklist(['family', 'baby', 'records']),
  askedAt: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
  ),
});

export const familyDeletionKind = 'family-deletion';

/** One for each of the other parents, noted with the request itself. */
export function familyDeletionJob(payload: v.InferInput<typeof payloadSchema>, id: string): NewJob {
  return {
    kind: familyDeletionKind,
    key: `${familyDeletionKind} ${id}`,
    payload,
    runAt: new Date(payload.askedAt),
  };
}

/** Tells a parent that another wants something deleted, unless that was taken back, or is done, by then. */
export const familyDeletionJobs = ({ mailer, appUrl }: Pick<Services, 'mailer' | 'appUrl'>): JobHandlers => ({
  [familyDeletionKind]: async (db, body, now) => {
    const told = v.parse(payloadSchema, body);
    const userId = told.userId as UserId;
    const dueAt = deletionDueAt(told.askedAt);
    const account = await accountOf(db, userId);
    if (!account || now >= dueAt || !(await isStillAsked(db, { ...told, userId }))) return undefined;
    const language = (await newestLanguage(db, userId)) ?? 'pt';
    const mail = familyDeletionMail({ what: told.what, dueAt, language }, appUrl);
    const messageId = messageIdOf(`${familyDeletionKind} ${JSON.stringify(body)}`, appUrl);
    return { act: () => mailer.send({ ...mail, to: account.email, messageId }) };
  },
});
