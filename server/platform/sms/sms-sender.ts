export type Sms = { to: string; text: string };

export type SmsSender = {
  /** Where messages go, for the owner's eyes: never with a password. */
  description: string;
  send: (sms: Sms) => Promise<void>;
};
