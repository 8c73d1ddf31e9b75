export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Given where the same mail might be handed over twice: mailboxes know it by this. */
  messageId?: string;
};

export type Mailer = {
  /** Where mails appear, for the owner's eyes: never with a password. */
  description: string;
  send: (mail: Mail) => Promise<void>;
  close: () => void;
};
