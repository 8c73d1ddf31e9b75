import * as v from 'valibot';
import type { NewJob } from '#server/platform/jobs/jobs.repository.ts';
import type { JobHandlers } from '#server/platform/jobs/jobs.ts';
import { messageIdOf } from '#server/platform/mail/message-id.ts';
import type { Services } from '#server/services.ts';
import { languages } from '#shared/language/language.rules.ts';
import { accountOf } from '../access.repository.ts';
import type { UserId } from '../viewer.ts';
import { isTimeToEnd } from './device-end.rules.ts';
import { languageBefore } from './known-devices.repository.ts';
import { newDeviceMail } from './new-device.mail.ts';

const payloadSchema = v.object({
  userId: v.string(),
  deviceId: v.string(),
  device: v.string(),
  language: v.picklist(languages),
  seenAt: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
  ),
});

type Payload = v.InferInput<typeof payloadSchema>;

/**
 * Noted with the sign-in itself: a mail server that is away delays the mail and does not swallow it. All that is told
 * stands in the job, so that a thief who signs out everywhere at once does not take the news along.
 */
export function newDeviceJob(payload: Payload, now: Date): NewJob {
  return { kind: 'new-device', key: `new-device ${payload.deviceId}`, payload, runAt: now };
}

type Posting = Pick<Services, 'mailer' | 'appUrl' | 'secret'>;

export const newDeviceJobs = ({ mailer, appUrl, secret }: Posting): JobHandlers => ({
  'new-device': async (db, body, now) => {
    const seen = v.parse(payloadSchema, body);
    const userId = seen.userId as UserId;
    const account = await accountOf(db, userId);
    // Erased since, or so late that the button would not work any more.
    if (!account || !isTimeToEnd(now, seen.seenAt)) return undefined;
    const language = (await languageBefore(db, userId, seen.deviceId)) ?? seen.language;
    const mail = newDeviceMail({ ...seen, language }, { appUrl, secret });
    return {
      act: () =>
        mailer.send({
          ...mail,
          to: account.email,
          messageId: messageIdOf(`new-device ${seen.deviceId}`, appUrl),
        }),
    };
  },
});
