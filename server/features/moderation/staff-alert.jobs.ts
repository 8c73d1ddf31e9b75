import * as v from 'valibot';
import { listStaff } from '#server/features/staff/staff.repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { JobHandlers } from '#server/platform/jobs/jobs.ts';
import { messageIdOf } from '#server/platform/mail/message-id.ts';
import type { Services } from '#server/services.ts';
import { isUrgent } from '#shared/care/concern.rules.ts';
import { concernIn } from '#shared/care/concern.ts';
import { hasUrgentCase } from './cases.repository.ts';
import { type Place, staffAlertMail } from './staff-alert.mail.ts';
import { staffAlert } from './staff-alert.ts';

const payloadSchema = v.object({ at: v.string() });

/** Older questions were told of in their time; more than these nobody asks in a day. */
const day = 24 * 60 * 60 * 1000;
const questionsHeard = 50;

type Posting = Pick<Services, 'mailer' | 'appUrl' | 'env'>;

/** What was asked since and nobody answered, at most so much of it. */
type UnansweredSince = (db: Database, since: Date, most: number) => Promise<string[]>;

/** Looks anew: where somebody has already taken care of everything, nobody is called. */
export const staffAlertJobs = (
  { mailer, appUrl, env }: Posting,
  unansweredSince: UnansweredSince,
): JobHandlers => ({
  [staffAlert]: async (db, body, now) => {
    const { at } = v.parse(payloadSchema, body);
    const asked = await unansweredSince(db, new Date(now.getTime() - day), questionsHeard);
    const places = await placesToLook(db, asked);
    if (places.length === 0) return undefined;
    const addresses = [...new Set([...env.staffEmails, ...(await listStaff(db))])];
    const mail = staffAlertMail(places, appUrl);
    const send = (to: string) =>
      mailer.send({ ...mail, to, messageId: messageIdOf(`${staffAlert} ${at} ${to}`, appUrl) });
    return {
      act: async () => {
        // One address that refuses keeps nobody else from hearing; the job then comes back, and mailboxes know a
        // mail that they have by its id.
        const sent = await Promise.allSettled(addresses.map(send));
        const failed = sent.find((one) => one.status === 'rejected');
        if (failed) throw failed.reason;
      },
    };
  },
});

async function placesToLook(db: Database, asked: string[]): Promise<Place[]> {
  return [
    ...((await hasUrgentCase(db)) ? (['queue'] as const) : []),
    ...(asked.some((content) => isUrgent(concernIn(content))) ? (['questions'] as const) : []),
  ];
}
