import type { SameKeys } from '#web/platform/language/translate.ts';
import type { sleep as pt } from '../pt/sleep.ts';

export const sleep: SameKeys<typeof pt> = {
  title: 'Baby Sleep',
  back: 'Back to Baby Sleep',
  morningText: 'How was the night? Any answer will do.',
  afternoonText: 'If the baby sleeps, a rest for you counts too.',
  eveningText: 'Low light and one step at a time. You are not alone.',

  tools: 'Sleep tools',
  calculator: 'Sleep calculator',
  calculatorText: 'When the next sleep tends to come',
  calendar: 'Sleep calendar',
  calendarText: 'Days side by side, hour by hour',
  routine: 'Routine planner',
  routineText: 'The steps of the day, with calendar reminders',
  diary: 'Sleep diary',
  diaryText: 'Naps and nights, with moods and notes',
  awakeSince: 'Awake since {time}',
  asleepSince: 'Asleep since {time}',

  articles: 'To read or listen to',
  articlesEmpty: 'There are no texts about sleep here yet. The library has other topics.',
  articlesAll: 'See everything about sleep',
  listen: 'Listen: {title}',
  stopListening: 'Stop listening: {title}',
  cannotListen: 'It could not be played now',
  cannotListenText:
    'This device has no voice in this language, or the connection dropped. The text is in the library.',

  community: 'Between Mothers: sleep',
  communityEmpty: 'Nobody has written about sleep yet. The first conversation can be yours.',
  communityAll: 'See all conversations',
  respond: 'Respond',
  respondTo: 'Respond to {author}',
  postAnonymously: 'Post anonymously',
  postAnonymouslyText: 'Your name is shown to nobody.',
};
