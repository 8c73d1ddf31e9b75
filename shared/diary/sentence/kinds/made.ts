import type { Draft, DraftWhen, SentenceKind } from '../sentence.ts';

/** What a kind makes of its pieces; whose it is and where it stood are the sentence's to add. */
export type Made<Kind extends SentenceKind = SentenceKind> = {
  [One in Kind]: {
    kind: One;
    details: Draft<One>['details'];
    when: DraftWhen;
    /** Kept with it: what the kind has no field for. */
    notes?: string | null;
  };
}[Kind];
