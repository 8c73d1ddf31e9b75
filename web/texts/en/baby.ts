import type { SameKeys } from '#web/platform/language/translate.ts';
import type { baby as pt } from '../pt/baby.ts';

export const baby: SameKeys<typeof pt> = {
  defaultName: 'Your baby',
  numbered: 'Baby {n}',
  days: { one: '{n} day', other: '{n} days' },
  months: { one: '{n} month', other: '{n} months' },
  years: { one: '{n} year', other: '{n} years' },
  weeks: { one: '{n} week', other: '{n} weeks' },
  and: '{larger} and {smaller}',

  bornToday: 'Born today',
  ageInDays: '{age} old',
  ageInMonths: '{age} old',
  daysToGo: { one: '{n} day to go', other: '{n} days to go' },
  weeksToGo: { one: '{n} week to go', other: '{n} weeks to go' },
  pregnant: '{time} pregnant',
  pastDue: 'Past the due date',
  ageUnknown: 'No date yet',
  beside: '{age} · {corrected}',
  corrected: 'corrected age: {age}',
  correctedBeforeTerm: 'corrected age: still before the due date',
};
