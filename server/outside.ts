import type { Env } from './env.ts';
import { erasuresFile, mailFolder, mediaFolder, smsFolder } from './folders.ts';
import type { Clock } from './platform/clock/clock.ts';
import { openErasureLedger } from './platform/erasures/open-erasure-ledger.ts';
import { createMailer } from './platform/mail/create-mailer.ts';
import { openMediaStore } from './platform/media/open-media-store.ts';
import { createSmsSender } from './platform/sms/create-sms-sender.ts';
import type { Services } from './services.ts';

/** How Colo reaches the world outside its database, as the environment says. */
export async function openOutside(
  env: Env,
  clock: Clock,
): Promise<Pick<Services, 'mailer' | 'sms' | 'media' | 'erasures'>> {
  const { smtpUrl, mailFrom, smsUrl, production, s3 } = env;
  return {
    mailer: createMailer({ smtpUrl, from: mailFrom, folder: mailFolder(env) }, clock),
    sms: createSmsSender({ url: smsUrl, folder: smsFolder(env), production }, clock),
    media: await openMediaStore(mediaFolder(env), s3),
    erasures: await openErasureLedger(erasuresFile(env), s3),
  };
}
