import type { Limit } from '#server/platform/http/rate-limit.ts';

const quarterHour = 15 * 60;
const day = 24 * 60 * 60;

/**
 * Mails to one address: enough for a tired night, too few to flood somebody's mailbox. All who are strangers to the
 * account share these; a device that has signed in to it before has its own, which they cannot use up.
 */
export const mailsPerAddress: Limit = { name: 'sign-in-mail', points: 5, seconds: quarterHour };
export const mailsPerAddressAndDay: Limit = { name: 'sign-in-mail-day', points: 20, seconds: day };
export const mailsPerDevice: Limit = { name: 'sign-in-mail-device', points: 5, seconds: quarterHour };
export const mailsPerDeviceAndDay: Limit = { name: 'sign-in-mail-device-day', points: 20, seconds: day };

/** Codes tried in a day, beside the few that each mail allows. */
export const triesPerAddressAndDay: Limit = { name: 'sign-in-try-day', points: 50, seconds: day };
export const triesPerDeviceAndDay: Limit = { name: 'sign-in-try-device-day', points: 100, seconds: day };

/** By caller, generous: a whole neighbourhood on mobile data can share one address. */
export const mailsPerCaller: Limit = { name: 'sign-in-mail-caller', points: 100, seconds: quarterHour };
export const triesPerCaller: Limit = { name: 'sign-in-try-caller', points: 100, seconds: quarterHour };
/** Apart from codes: somebody's guesses on the same network must not close the way by the link. */
export const linksPerCaller: Limit = { name: 'sign-in-link-caller', points: 200, seconds: quarterHour };
