import type { SameKeys } from '#web/platform/language/translate.ts';
import type { home as pt } from '../pt/home.ts';

export const home: SameKeys<typeof pt> = {
  back: 'Back',
  name: 'Home',
  morning: 'Good morning, {name}',
  afternoon: 'Good afternoon, {name}',
  evening: 'Good evening, {name}',
  defaultName: 'Mama',
  baby: '{name}: {age}',
  tellBirth: 'Tell us the birth or due date',
  diaryText: 'Everything you recorded',
  week: 'Your Week',
  exampleWeek: 'Example: the week of a 5-month-old baby',
  seeCalendar: 'See calendar',
  weekOffline: 'You are offline. Your week shows up here as soon as you are back.',
  inPreparation: 'Content in preparation',
  minutes: '{n} min',
  type_video: 'Video',
  type_audio: 'Audio',
  type_article: 'Article',
  type_activity: 'Activity',
  type_tip: 'Tip',
};
