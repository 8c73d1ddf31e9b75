import type { SameKeys } from '#web/platform/language/translate.ts';
import type { babyPhase as pt } from '../pt/baby-phase.ts';

export const babyPhase: SameKeys<typeof pt> = {
  expected: { one: 'Pregnancy, {n} week', other: 'Pregnancy, {n} weeks' },
  waiting: 'Pregnancy',
  newborn: 'Newborn',
  firstMonth: 'Baby of almost 1 month',
  infant: { one: '{n}-month-old baby', other: '{n}-month-old baby' },
  years: { one: 'Toddler, {n} year old', other: 'Little one, {n} years old' },
  unknown: 'Every phase in its own time',

  chapterExpectedEarly: 'The chapter of a secret that grows slowly.',
  chapterExpectedMiddle: 'The chapter of making the nest, one corner at a time.',
  chapterExpectedLate: 'The chapter of waiting: rest when you can.',
  chapterExpectedSoon: 'The chapter of almost: bags packed, heart too.',
  chapterOverdue: 'The chapter of the last wait: every baby picks their own hour.',
  chapterBeforeTerm: 'The chapter of an early arrival: one day at a time.',
  chapterNewborn: 'The chapter of being held: you are getting to know each other.',
  chapterFirstMonths: 'The chapter of first smiles and broken nights.',
  chapterMiddleMonths: 'The chapter of little hands that want to reach everything.',
  chapterLaterMonths: 'The chapter of discoveries, on the floor and at the table.',
  chapterFirstYear: 'The chapter of almost a year: look how far you have come.',
  chapterSecondYear: 'The chapter of little steps and first words.',
  chapterOlder: 'The chapter of endless questions.',
  chapterUnknown: 'Your chapter begins whenever you want to tell it.',
};
