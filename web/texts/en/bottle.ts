import type { SameKeys } from '#web/platform/language/translate.ts';
import type { bottle as pt } from '../pt/bottle.ts';

export const bottle: SameKeys<typeof pt> = {
  name: 'Bottle',
  addTitle: 'Add a bottle',
  editTitle: 'Edit bottle',
  at: 'Bottle at {time}',
  milk: 'Which milk',
  milk_own: 'My milk',
  milk_donor: 'Donor milk',
  milk_formula: 'Formula',
  milk_other: 'Other',
  taken: 'Taken (ml)',
  offered: 'Offered (ml)',
  optional: 'If you like',
  ml: '{ml} ml',
  takenOf: '{taken} of {offered} ml',
  total: { one: '{n} bottle, {ml} ml', other: '{n} bottles, {ml} ml' },
  problem_amount_needed: 'Tell us how much it was, even roughly.',
  problem_more_than_offered: 'More taken than offered? Please check both numbers.',
};
