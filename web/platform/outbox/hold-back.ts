import type { Write } from './write.ts';

/**
 * Which of her writes may not leave yet, because something has to be asked of her first: told whose they are and all
 * that waits, in its order. They stay on the phone, neither sent nor refused.
 */
export type HoldBack = (owner: string, writes: readonly Write[]) => (write: Write) => boolean;
