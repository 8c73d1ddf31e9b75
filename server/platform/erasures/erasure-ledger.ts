import type { Erasure } from './erasure.ts';

/** Kept outside the database, or a backup that is restored would take the list back with everything else. */
export type ErasureLedger = {
  /** Resolves once it is safe from a crash. */
  record: (erasure: Erasure) => Promise<void>;
  all: () => Promise<Erasure[]>;
};
