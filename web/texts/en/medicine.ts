import type { SameKeys } from '#web/platform/language/translate.ts';
import type { medicine as pt } from '../pt/medicine.ts';

export const medicine: SameKeys<typeof pt> = {
  name: 'Medicine',
  addTitle: 'Add a medicine',
  editTitle: 'Edit medicine',
  at: '{name} at {time}',
  nameLabel: 'Name of the medicine',
  dose: 'Dose (optional)',
  doseHint: 'As it was prescribed. Colo never works out a dose.',
  everyHours: 'Every how many hours (optional)',
  everyHoursHint: 'As the doctor told you.',
  givenAt: '{name} was given at {time}.',
  tooEarly:
    'By the prescribed interval it’s too early: the next one is {when}. If in doubt, call whoever prescribed it before giving it again.',
  maybeTwice: 'That was less than an hour ago. Could it be the same dose, noted by two people?',
  heardAt: 'This phone knows what the others noted until {time}.',
  total: { one: '{n} dose of medicine', other: '{n} doses of medicine' },
  problem_name_needed: 'Tell us which medicine it was.',
  next: 'Next doses',
  again: 'again {when}',
  notHeard: 'Offline, this phone doesn’t know what the others noted. It’s worth asking before giving it.',
};
