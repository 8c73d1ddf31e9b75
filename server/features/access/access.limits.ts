import type { Limit } from '#server/platform/http/rate-limit.ts';

const quarterHour = 15 * 60;

/** Mails to one address: enough for a tired night, too few to flood somebody's mailbox. */
export const mailsPerAddress: Limit = { name: 'sign-in-mail', points: 5, seconds: quarterHour };

/** By caller, generous: a whole neighbourhood on mobile data can share one address. */
export const mailsPerCaller: Limit = { name: 'sign-in-mail-caller', points: 100, seconds: quarterHour };
export const triesPerCaller: Limit = { name: 'sign-in-try-caller', points: 100, seconds: quarterHour };
