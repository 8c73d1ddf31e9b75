import type { Clock } from '../clock/clock.ts';
import { developmentSms } from './development-sms.ts';
import { httpSms } from './http-sms.ts';
import type { SmsSender } from './sms-sender.ts';

type Settings = { url: string | undefined; folder: string; production: boolean };

/** An address when there is one; a folder while developing; in production nobody is texted by accident. */
export function createSmsSender(settings: Settings, clock: Clock): SmsSender | undefined {
  if (settings.url) return httpSms(settings.url);
  return settings.production ? undefined : developmentSms(settings.folder, clock);
}
