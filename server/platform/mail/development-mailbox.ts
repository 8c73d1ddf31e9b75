import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import nodemailer from 'nodemailer';
import type { Clock } from '../clock/clock.ts';
import type { Mailer } from './mailer.ts';

/** Writes each mail as an .eml file whose name sorts by time, newest last. */
export function developmentMailbox(folder: string, from: string, clock: Clock): Mailer {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true }, { from });
  let sent = 0;
  return {
    description: folder,
    send: async (mail) => {
      const { message } = await transport.sendMail({ ...mail, date: clock.now() });
      sent += 1;
      const time = clock.now().toISOString().replaceAll(/[-:]/g, '').replace('.', '');
      const name = `${time}-${String(process.pid)}-${String(sent).padStart(6, '0')}.eml`;
      await mkdir(folder, { recursive: true });
      // Written aside and then named, so that nobody reads half a mail.
      await writeFile(join(folder, `.${name}`), message);
      await rename(join(folder, `.${name}`), join(folder, name));
    },
    close: () => transport.close(),
  };
}
