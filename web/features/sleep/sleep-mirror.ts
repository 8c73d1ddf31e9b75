import type { SleepAnswer } from '#shared/sleep/sleep.schema.ts';
import { ownMirror } from '#web/platform/query/own-mirror.ts';

/** The newest sleeps. */
export const sleepMirror = ownMirror('sleeps', 'sleeps', (held): held is SleepAnswer[] =>
  Array.isArray(held),
);
