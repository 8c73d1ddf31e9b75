import type { SleepAnswer } from '#shared/sleep/sleep.schema.ts';
import { rememberedAnswer } from '#web/platform/query/remembered-answer.ts';

/** Followed by whose they are, and by the span's two moments. */
export const rangeKey = ['sleep', 'range'] as const;

/** Of the days that end today, whichever they were. */
export const rememberedSleeps = rememberedAnswer<{ sleeps: SleepAnswer[] }>('sleeps', {
  looksRight: ({ sleeps }) => Array.isArray(sleeps),
});
