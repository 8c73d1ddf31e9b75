import { babyPhase } from './pt/baby-phase.ts';
import { calendar } from './pt/calendar.ts';
import { daily } from './pt/daily.ts';
import { plans } from './pt/plans.ts';
import { specialistParts } from './pt/specialist-parts.ts';
import { specialists } from './pt/specialists.ts';
import { topics } from './pt/topics.ts';

/** What Colo offers her day by day: the week, the topics, the specialists. */
export const texts = { babyPhase, calendar, daily, plans, specialistParts, specialists, topics } as const;
