import type { SameKeys } from '#web/platform/language/translate.ts';
import type { milestone as pt } from '../pt/milestone.ts';

export const milestone: SameKeys<typeof pt> = {
  name: 'Milestone',
  addTitle: 'Add a milestone',
  editTitle: 'Edit milestone',
  on: 'Milestone of {day}',
  what: 'What happened',
  whatHint: 'Pick one from here or say it in your own words.',
  suggestions: 'Suggestions',
  notes: 'How it was (optional)',
  total: { one: '{n} milestone', other: '{n} milestones' },
  problem_milestone_needed: 'Tell us what happened, even in one word.',
};
