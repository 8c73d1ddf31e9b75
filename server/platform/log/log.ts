import { pino } from 'pino';
import { describeError } from './describe-error.ts';

/** Mail servers name in their refusals whom they refuse, and so may anything that was not written for a log. */
const mailAddress = /[^\s<>"'`/\\()[\],;:=]{1,200}(?:@|%40)[^\s<>"'`/\\()[\],;:=]{1,255}/gi;

/**
 * Lines carry a request id, a route and a duration; never a body, a query string, an address or a cookie. Mail addresses
 * are taken out of the whole line, whoever wrote it.
 */
export function createLog(level: string, destination?: { write: (line: string) => void }) {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    hooks: { streamWrite: (line: string) => line.replaceAll(mailAddress, '[address]') },
  };
  return destination ? pino(options, destination) : pino(options);
}

export type Log = ReturnType<typeof createLog>;
