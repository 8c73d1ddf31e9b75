import { forgetExpired } from './features/access/access.repository.ts';
import { forgetUnansweredFactors } from './features/access/factors/factors.repository.ts';
import { forgetExpiredKeys } from './features/access/tokens/signing-keys.repository.ts';
import { eraseDueAccounts } from './features/account/account.service.ts';
import { forgetSpentWindows } from './platform/http/rate-limit.ts';
import type { Services } from './services.ts';

const everyTenMinutes = 10 * 60 * 1000;

type Sweeper = Pick<Services, 'db' | 'clock' | 'media' | 'log'>;

/** Each is harmless to repeat, so every process may do it, and none waits for another's luck. */
const sweeps: ((services: Sweeper) => Promise<void>)[] = [
  ({ db, clock }) => forgetExpired(db, clock.now()),
  ({ db, clock }) => forgetUnansweredFactors(db, clock.now()),
  ({ db, clock }) => forgetExpiredKeys(db, clock.now()),
  ({ db, clock }) => forgetSpentWindows(db, clock.now()),
  eraseDueAccounts,
];

/** Sweeps out what has run its time. */
export async function sweep(services: Sweeper): Promise<void> {
  for (const one of sweeps) {
    await one(services).catch((error: unknown) =>
      services.log.error({ err: error }, 'housekeeping failed; it is tried again'),
    );
  }
}

export function startHousekeeping(services: Sweeper) {
  const timer = setInterval(() => sweep(services), everyTenMinutes);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
