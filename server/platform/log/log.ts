import { pino } from 'pino';

/** Lines carry a request id, a route and a duration; never a body, a query string, an address or a cookie. */
export function createLog(level: string) {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}

export type Log = ReturnType<typeof createLog>;
