import nodemailer from 'nodemailer';
import type { Clock } from '../clock/clock.ts';
import { developmentMailbox } from './development-mailbox.ts';
import type { Mailer } from './mailer.ts';

type Settings = { smtpUrl: string | undefined; from: string; folder: string };

/** SMTP when there is a server; otherwise one file per mail in a folder. */
export function createMailer(settings: Settings, clock: Clock): Mailer {
  return settings.smtpUrl
    ? smtpMailer(settings.smtpUrl, settings.from)
    : developmentMailbox(settings.folder, settings.from, clock);
}

/** A mail server that says nothing for so long is away: what waits for it, a person or a job, is told. */
const silence = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport({ url, ...silence }, { from });
  return {
    description: `SMTP at ${new URL(url).host}`,
    send: async (mail) => {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}
