import { pino } from 'pino';
import { describeError } from './describe-error.ts';

/** Lines carry a request id, a route and a duration; never a body, a query string, an address or a cookie. */
export function createLog(level: string, destination?: { write: (line: string) => void }) {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

export type Log = ReturnType<typeof createLog>;
