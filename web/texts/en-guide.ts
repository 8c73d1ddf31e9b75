import type { SameKeys } from '#web/platform/language/translate.ts';
import { babyPhase } from './en/baby-phase.ts';
import { calendar } from './en/calendar.ts';
import { daily } from './en/daily.ts';
import { plans } from './en/plans.ts';
import { specialistParts } from './en/specialist-parts.ts';
import { specialists } from './en/specialists.ts';
import { topics } from './en/topics.ts';
import type { texts as pt } from './pt-guide.ts';

export const texts: SameKeys<typeof pt> = {
  babyPhase,
  calendar,
  daily,
  plans,
  specialistParts,
  specialists,
  topics,
};
