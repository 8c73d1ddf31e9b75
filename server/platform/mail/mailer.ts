import nodemailer from 'nodemailer';
import type { Clock } from '../clock/clock.ts';
import { developmentMailbox } from './development-mailbox.ts';

export type Mail = { to: string; subject: string; text: string; html: string };

export type Mailer = {
  /** Where mails appear, for the owner's eyes: never with a password. */
  description: string;
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};

type Settings = { smtpUrl: string | undefined; from: string; folder: string };

/** SMTP when there is a server; otherwise one file per mail in a folder. */
export function createMailer(settings: Settings, clock: Clock): Mailer {
  return settings.smtpUrl
    ? smtpMailer(settings.smtpUrl, settings.from)
    : developmentMailbox(settings.folder, settings.from, clock);
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = nodemailer.createTransport(url, { from });
  return {
    description: `SMTP at ${new URL(url).host}`,
    send: async (mail) => {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}
