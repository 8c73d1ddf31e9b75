import type { KindName } from '#shared/diary/kinds.ts';
import { activityWords } from './activity/activity-words.ts';
import { bottleWords } from './bottle/bottle-words.ts';
import { feedWords } from './feed/feed-words.ts';
import { foodWords } from './food/food-words.ts';
import { growthWords } from './growth/growth-words.ts';
import type { KindWords } from './kind-words.ts';
import { medicineWords } from './medicine/medicine-words.ts';
import { milestoneWords } from './milestone/milestone-words.ts';
import { milkWords } from './milk/milk-words.ts';
import { nappyWords } from './nappy/nappy-words.ts';
import { noteWords } from './note/note-words.ts';
import { pumpingWords } from './pumping/pumping-words.ts';
import { questionWords } from './question/question-words.ts';
import { sleepWords } from './sleep/sleep-words.ts';
import { temperatureWords } from './temperature/temperature-words.ts';
import { vaccineWords } from './vaccine/vaccine-words.ts';

/** The words of every kind: the compiler refuses a kind that has none. */
const kindWords: { [Kind in KindName]: KindWords<Kind> } = {
  feed: feedWords,
  bottle: bottleWords,
  nappy: nappyWords,
  sleep: sleepWords,
  food: foodWords,
  pumping: pumpingWords,
  milk: milkWords,
  temperature: temperatureWords,
  medicine: medicineWords,
  growth: growthWords,
  vaccine: vaccineWords,
  activity: activityWords,
  milestone: milestoneWords,
  note: noteWords,
  question: questionWords,
};

export const wordsOf = (kind: KindName): KindWords<KindName> => kindWords[kind];
