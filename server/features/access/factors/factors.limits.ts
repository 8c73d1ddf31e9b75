import type { Limit } from '#server/platform/http/rate-limit.ts';

const quarterHour = 15 * 60;
const day = 24 * 60 * 60;

/** By user. Three codes of a million are right at any moment: fifty tries a day leave a thief no hope. */
export const factorTries: Limit = { name: 'factor-try', points: 10, seconds: quarterHour };
export const factorTriesPerDay: Limit = { name: 'factor-try-day', points: 50, seconds: day };

/** A right code that was lost must not be needed to use a recovery code, so these count by themselves. */
export const recoveryTries: Limit = { name: 'recovery-try', points: 10, seconds: quarterHour };

export const challenges: Limit = { name: 'factor-challenge', points: 20, seconds: quarterHour };

/** Messages cost money and wake people: by user and by number. */
export const messages: Limit = { name: 'sms', points: 5, seconds: quarterHour };
export const messagesPerDay: Limit = { name: 'sms-day', points: 20, seconds: day };
