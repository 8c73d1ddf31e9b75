import { first } from './pt-first.ts';
import { rest } from './pt-rest.ts';
import { staffPanel } from './pt-staff.ts';

/** Portuguese is the source: its keys are the contract that every other language fills. */
export const pt = { ...first, ...rest, ...staffPanel } as const;
