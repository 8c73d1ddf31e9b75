import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock/clock.ts';
import type { SmsSender } from './sms-sender.ts';

/** Writes each message as a file whose name sorts by time, newest last, as the development mailbox does. */
export function developmentSms(folder: string, clock: Clock): SmsSender {
  let sent = 0;
  return {
    description: folder,
    send: async ({ to, text }) => {
      sent += 1;
      const time = clock.now().toISOString().replaceAll(/[-:]/g, '').replace('.', '');
      const name = `${time}-${String(process.pid)}-${String(sent).padStart(6, '0')}.txt`;
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `.${name}`), `To: ${to}\n\n${text}\n`);
      await rename(join(folder, `.${name}`), join(folder, name));
    },
  };
}
