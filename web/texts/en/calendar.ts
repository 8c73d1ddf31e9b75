import type { SameKeys } from '#web/platform/language/translate.ts';
import type { calendar as pt } from '../pt/calendar.ts';

export const calendar: SameKeys<typeof pt> = {
  title: 'Your Week',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  thisWeek: 'This week',
  weeksAhead: { one: '+{n} week', other: '+{n} weeks' },
  weeksBehind: { one: '-{n} week', other: '-{n} weeks' },
  weekOf: 'Week of {day}',
  toThisWeek: 'Back to this week',
  phase: 'Your baby’s phase',
  weekHighlight: 'Highlight of week {n}',
  highlight1: 'Arms, milk and rest in small pieces: in these first weeks, that is plenty.',
  highlight8: 'Eyes look for yours and smiles begin to answer, each baby in their own time.',
  highlight11: 'Hands become toys and the voice finds new sounds. Talking together is already play.',
  highlight16: 'Everything is interesting, even while feeding. A calm corner helps you both.',
  highlight24:
    'New positions, new gestures and lots of curiosity. Food waits for six months, then comes beside milk.',
  month: 'Calendar of the month',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  dayDetail: 'The chosen day',
  today: 'today',
  open: 'Open content',
  days: 'The seven days',
  loadFailed: 'This week could not be opened',
  offline: 'You are offline. This week shows up here as soon as you are back.',
  savedTitle: 'What you saved',
};
