import type { SameKeys } from '#web/platform/language/translate.ts';
import type { growth as pt } from '../pt/growth.ts';

export const growth: SameKeys<typeof pt> = {
  name: 'Measures',
  addTitle: 'Add measures',
  editTitle: 'Edit measures',
  on: 'Measures of {day}',
  weightGrams: 'Weight (kg)',
  lengthMm: 'Length (cm)',
  headMm: 'Head, around (cm)',
  weightGrams_is: '{n} kg',
  lengthMm_is: '{n} cm',
  headMm_is: 'head {n} cm',
  weightGrams_plain: '{n} kg',
  lengthMm_plain: '{n} cm',
  headMm_plain: '{n} cm',
  unitRight: '{n}: are the number and the unit right?',
  unitMeant: 'Was it {from}? Put {to}',
  problem_measure_needed: 'Tell us at least one measure.',
};
