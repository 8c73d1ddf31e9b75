import type { KindName } from '../diary/kinds.ts';
import type { BabyState, Role } from './family.schema.ts';

/** How many there are, for staff: of whom nobody is named, where there is none nothing is told. */
export type FamilyCountsAnswer = {
  families: number;
  members: Partial<Record<Role, number>>;
  babies: Partial<Record<BabyState, number>>;
  recordsOfAWeek: Partial<Record<KindName, number>>;
};
