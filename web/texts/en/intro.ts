import type { SameKeys } from '#web/platform/language/translate.ts';
import type { intro as pt } from '../pt/intro.ts';

export const intro: SameKeys<typeof pt> = {
  pageTitle: 'Welcome',
  carousel: 'Introduction',
  slide: 'slide',
  progress: '{n} of {total}',
  next: 'Next',
  start: 'Make Colo mine',
  skip: 'Skip intro',
  skipAll: 'Skip full personalization',

  title1: 'While you hold your baby, we hold you',
  text1:
    'Colo is a warm place for mothers and mothers-to-be. No hurry, no pressure, and no right way to feel.',
  title2: 'Open at three in the morning, too',
  text2:
    'Feeds, sleep, crying, questions. What you are looking for is one tap away, lights low, one hand free.',
  title3: 'Each week, at your own pace',
  text3: 'What you read grows with your baby, from the bump to the first steps. A little a day is plenty.',
  title4: 'You are not alone in this',
  text4: 'Other mothers and specialists are close by. Say as much as you like, with your name or without it.',
  title5: 'Now, make it yours',
  text5: 'Four short steps help Colo get to know you both. You can change everything later.',
};
