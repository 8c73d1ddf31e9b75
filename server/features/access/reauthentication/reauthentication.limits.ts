import type { Limit } from '#server/platform/http/rate-limit.ts';

/** By user, and apart from the mails of signing in: who holds her phone must not use those up. */
export const reauthenticationMails: Limit = { name: 'reauthentication-mail', points: 5, seconds: 15 * 60 };
