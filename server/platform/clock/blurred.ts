import { randomInt } from 'node:crypto';

/**
 * A few seconds early. A phone that was offline sends in one breath what she signed and what she did not: the same
 * millisecond on both would tell that they are hers.
 */
export const blurred = (now: Date): Date => new Date(now.getTime() - randomInt(20_000));
