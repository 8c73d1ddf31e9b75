import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { NewJob } from '#server/platform/jobs/jobs.repository.ts';
import type { JobHandlers } from '#server/platform/jobs/jobs.ts';
import type { Services } from '#server/services.ts';
import { isTimeToEnd } from './device-end.rules.ts';
import { newDevice } from './known-devices.repository.ts';
import { newDeviceMail } from './new-device.mail.ts';

const payload = v.object({ deviceId: v.string() });

/** Noted with the sign-in itself: a mail server that is away delays the mail and does not swallow it. */
export function newDeviceJob(deviceId: string, now: Date): NewJob {
  return { kind: 'new-device', key: `new-device ${deviceId}`, payload: { deviceId }, runAt: now };
}

type Posting = Pick<Services, 'mailer' | 'appUrl' | 'secret'>;

export const newDeviceJobs = ({ mailer, appUrl, secret }: Posting): JobHandlers => ({
  'new-device': async (db, body, now) => {
    const { deviceId } = v.parse(payload, body);
    const found = await newDevice(db, deviceId);
    // Ended, erased, or so late that the button would not work any more.
    if (!found || !isTimeToEnd(now, found.device.firstSeenAt)) return undefined;
    const mail = newDeviceMail(found, { appUrl, secret });
    const messageId = `<${createHash('sha256').update(`new-device ${deviceId}`).digest('hex').slice(0, 40)}@${new URL(appUrl).hostname}>`;
    return { act: () => mailer.send({ ...mail, to: found.email, messageId }) };
  },
});
