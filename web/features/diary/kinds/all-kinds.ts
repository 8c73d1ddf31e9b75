import type { KindName } from '#shared/diary/kinds.ts';
import { activityParts } from './activity/activity-parts.tsx';
import { bottleParts } from './bottle/bottle-parts.tsx';
import { feedParts } from './feed/feed-parts.tsx';
import { foodParts } from './food/food-parts.tsx';
import { growthParts } from './growth/growth-parts.tsx';
import type { ShownKind } from './kind-parts.ts';
import { medicineParts } from './medicine/medicine-parts.tsx';
import { milestoneParts } from './milestone/milestone-parts.tsx';
import { milkParts } from './milk/milk-parts.tsx';
import { nappyParts } from './nappy/nappy-parts.tsx';
import { noteParts } from './note/note-parts.tsx';
import { pumpingParts } from './pumping/pumping-parts.tsx';
import { questionParts } from './question/question-parts.tsx';
import { sleepParts } from './sleep/sleep-parts.tsx';
import { temperatureParts } from './temperature/temperature-parts.tsx';
import { vaccineParts } from './vaccine/vaccine-parts.tsx';

/** The parts of every kind, in the order in which they are offered: the compiler refuses a kind that has none. */
const kindParts: Record<KindName, ShownKind> = {
  feed: feedParts,
  bottle: bottleParts,
  nappy: nappyParts,
  sleep: sleepParts,
  food: foodParts,
  pumping: pumpingParts,
  milk: milkParts,
  temperature: temperatureParts,
  medicine: medicineParts,
  growth: growthParts,
  vaccine: vaccineParts,
  activity: activityParts,
  milestone: milestoneParts,
  note: noteParts,
  question: questionParts,
};

export const allKinds = Object.values(kindParts);
