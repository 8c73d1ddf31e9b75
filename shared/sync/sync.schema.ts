import * as v from 'valibot';
import type { ErrorCode } from '../errors/error-codes.ts';
import { maxWritesPerSync } from './sync.rules.ts';

/**
 * What her phone kept until there was a network. The id is made on the phone: the server does a write once,
 * however often it arrives, and answers the same each time.
 */
export const syncRequestSchema = v.strictObject({
  /** Whose writes the phone believes they are: refused when somebody else is signed in by now. */
  owner: v.optional(v.pipe(v.string(), v.maxLength(60))),
  writes: v.pipe(
    v.array(
      v.strictObject({
        id: v.pipe(v.string(), v.uuid('must be a uuid')),
        kind: v.pipe(v.string(), v.maxLength(60)),
        body: v.unknown(),
      }),
    ),
    v.minLength(1),
    v.maxLength(maxWritesPerSync),
  ),
});

export type SyncRequest = v.InferOutput<typeof syncRequestSchema>;

/** One answer per write, in the order of the request. A refused one stays on the phone, to be mended. */
export type WriteOutcome =
  | { id: string; done: true }
  | { id: string; done: false; code: ErrorCode; fields?: Record<string, string> | undefined };

export type SyncAnswer = { outcomes: WriteOutcome[] };
