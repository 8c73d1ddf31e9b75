import type { Write } from './write.ts';

/** Where writes survive a reload. Each call happens wholly or not at all, and rejects when it could not. */
export type OutboxStorage = {
  /** In the order in which she made them. */
  all: () => Promise<Write[]>;
  /** Last in the order, or where it was if it comes back. Those it replaces go, unless one was on its way meanwhile. */
  add: (write: Write, replaced: readonly string[]) => Promise<void>;
  /** Those that are still there; `undefined` removes one. */
  change: (ids: readonly string[], to: (write: Write) => Write | undefined) => Promise<void>;
  /** The browser cleared it while the app was open. */
  onLost?: (listener: () => void) => void;
};
