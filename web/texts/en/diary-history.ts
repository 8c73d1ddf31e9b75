import type { SameKeys } from '#web/platform/language/translate.ts';
import type { diaryHistory as pt } from '../pt/diary-history.ts';

export const diaryHistory: SameKeys<typeof pt> = {
  same: '{name} wrote one down, too, at {time}. Could it be the same?',
  removeMine: 'Delete mine',
  keepBoth: 'Keep both',

  text: 'What was changed is kept for 30 days.',
  nothing: 'Nothing changed in the last 30 days.',
  failed: 'It could not be fetched just now. Try again once you are online.',
  byHer: 'You changed it: {day}, {time}',
  byOther: '{name} changed it: {day}, {time}',
  was: 'Before, it was:',
  putBack: 'Put it back',
};
