import type { SleepAnswer } from '#shared/sleep/sleep.schema.ts';
import { recall, remember } from '#web/platform/query/remembered.ts';

/**
 * The newest sleeps as the server last told them, so that the diary has them before any answer, and offline.
 * Forgotten when she leaves, and nobody else's in any case.
 */
type Mirror = { owner: string; sleeps: SleepAnswer[] };

const name = 'sleeps';

export function mirroredSleeps(owner: string): SleepAnswer[] | undefined {
  const mirror = recall(name, isMirror);
  return mirror?.owner === owner ? mirror.sleeps : undefined;
}

export function mirrorSleeps(owner: string, sleeps: SleepAnswer[]): void {
  remember(name, { owner, sleeps } satisfies Mirror);
}

function isMirror(answer: unknown): answer is Mirror {
  const { owner, sleeps } = (answer ?? {}) as Partial<Mirror>;
  return typeof owner === 'string' && Array.isArray(sleeps);
}
