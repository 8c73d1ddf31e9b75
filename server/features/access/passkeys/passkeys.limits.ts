import type { Limit } from '#server/platform/http/rate-limit.ts';

/** By caller, as generous as the codes of mails: a whole neighbourhood can share one address. */
export const passkeyQuestions: Limit = { name: 'passkey-question-caller', points: 300, seconds: 15 * 60 };

/** By user: enrolments and confirmations begun. */
export const ownPasskeyQuestions: Limit = { name: 'passkey-question', points: 30, seconds: 15 * 60 };
