import type { SameKeys } from '#web/platform/language/translate.ts';
import type { baby as pt } from '../pt/baby.ts';

export const baby: SameKeys<typeof pt> = {
  defaultName: 'Your baby',
  days: { one: '{n} day', other: '{n} days' },
  months: { one: '{n} month', other: '{n} months' },
  years: { one: '{n} year', other: '{n} years' },
  and: '{larger} and {smaller}',

  bornToday: 'Born today',
  ageInDays: '{age} old',
  ageInMonths: '{age} old',
  daysToGo: { one: '{n} day to go', other: '{n} days to go' },
  weeksToGo: { one: '{n} week to go', other: '{n} weeks to go' },
  ageUnknown: 'Birth date not told yet',
  corrected: 'Corrected age: {age}',
  correctedBeforeTerm: 'Corrected age: still before the due date',

  phaseExpected: 'Pregnancy, week {n}',
  phaseNewborn: 'Newborn',
  phaseInfant: { one: '{n}-month-old baby', other: '{n}-month-old baby' },
  phaseYears: { one: 'Toddler, {n} year old', other: 'Little one, {n} years old' },
  phaseUnknown: 'Every phase in its own time',

  chapterExpectedEarly: 'The chapter of a secret that grows slowly.',
  chapterExpectedMiddle: 'The chapter of making the nest, one corner at a time.',
  chapterExpectedLate: 'The chapter of waiting: rest when you can.',
  chapterExpectedSoon: 'The chapter of almost: bags packed, heart too.',
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
