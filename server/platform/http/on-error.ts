import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { isCollision, isConnectionLost, isLockTimeout, sqlStateOf } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import { Refusal } from './refusal.ts';
import { requestIdOf } from './request-log.ts';

/**
 * Every failure leaves in the one envelope. What was not foreseen is logged whole and told as 'internal'. Below
 * `flatUnder` code and message also stand beside the envelope, for clients that look for them there.
 */
export function onError(log: Log, { flatUnder }: { flatUnder?: string } = {}) {
  return (error: unknown, c: Context): Response => {
    const requestId = requestIdOf(c);
    const refusal = refusalOf(error);
    if (refusal.status >= 500) log.error({ requestId, err: refusal.details.cause ?? error }, refusal.message);
    const { retryAfterSeconds } = refusal.details;
    if (retryAfterSeconds !== undefined) c.header('Retry-After', String(retryAfterSeconds));
    c.header('Cache-Control', 'no-store');
    const envelope = refusal.envelope(requestId);
    if (!flatUnder || !c.req.path.startsWith(flatUnder)) return c.json(envelope, refusal.status);
    return c.json({ ...envelope, error_code: refusal.code, msg: refusal.message }, refusal.status);
  };
}

function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof HTTPException && error.status === 413) {
    return new Refusal('too_large', 'The request is larger than allowed.');
  }
  if (error instanceof HTTPException && error.status < 500) {
    return new Refusal('invalid_input', 'The request could not be read.');
  }
  // Class 22: the value itself cannot be (a date that does not exist, a zero byte in a text).
  if (sqlStateOf(error)?.startsWith('22')) {
    return new Refusal('invalid_input', 'Some of what was sent is not as it should be.');
  }
  if (isCollision(error) || isLockTimeout(error)) {
    return new Refusal('unavailable', 'Too many at once. Please try again.', {
      cause: error,
      retryAfterSeconds: 1,
    });
  }
  if (isConnectionLost(error)) {
    return new Refusal('unavailable', 'The database cannot be reached right now.', { cause: error });
  }
  // The time that a statement may take was over; or somebody ended it.
  if (sqlStateOf(error) === '57014') {
    return new Refusal('unavailable', 'This takes too long right now.', { cause: error });
  }
  if (isOutOfRoom(error)) {
    return new Refusal('unavailable', 'There is no room for this right now.', { cause: error });
  }
  return new Refusal('internal', 'Something went wrong on our side.', { cause: error });
}

/** Class 53: the database has no disk, memory or connection left. The others are a full disk beside it. */
function isOutOfRoom(error: unknown): boolean {
  if (sqlStateOf(error)?.startsWith('53')) return true;
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && (at.code === 'ENOSPC' || at.code === 'EDQUOT')) return true;
  }
  return false;
}
