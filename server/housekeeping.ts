import { forgetExpired } from './features/access/access.repository.ts';
import { forgetSpentWindows } from './platform/http/rate-limit.ts';
import type { Services } from './services.ts';

const everyTenMinutes = 10 * 60 * 1000;

/** Sweeps out what has run its time. Each sweep is harmless to repeat, so every process may do it. */
export function startHousekeeping({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>) {
  const sweep = async () => {
    try {
      await forgetExpired(db, clock.now());
      await forgetSpentWindows(db, clock.now());
    } catch (error) {
      log.error({ err: error }, 'housekeeping failed; it is tried again');
    }
  };
  const timer = setInterval(sweep, everyTenMinutes);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
