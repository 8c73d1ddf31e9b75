import { texts as desk } from './pt-desk.ts';
import { texts as first } from './pt-first.ts';
import { texts as mother } from './pt-mother.ts';
import { texts as nursing } from './pt-nursing.ts';

/** Portuguese is the source: its keys are the contract that every other language fills. */
export const pt = { ...first, ...nursing, ...mother, ...desk } as const;
