import type { SameKeys } from '#web/platform/language/translate.ts';
import type { breastfeeding as pt } from '../pt/breastfeeding.ts';

export const breastfeeding: SameKeys<typeof pt> = {
  title: 'Breastfeeding & Support',
  recommended: 'Recommended content',
  recommendedEmpty: 'There is nothing about breastfeeding here yet. The library has other subjects.',
  recommendedAll: 'See everything about breastfeeding',
  logger: 'Record a feed',
  openTimer: 'Full screen',
  questions: 'Frequent questions',
  question1: 'Is my milk enough?',
  answer1:
    'Wet nappies (six or more a day from the fifth or sixth day) and weight gain say more than the clock. If you are still unsure, your clinic can help.',
  search1: 'milk enough',
  question2: 'How often does a baby feed?',
  answer2:
    'When they ask. In the first weeks 8 to 12 feeds in 24 hours are common, sometimes one right after the other.',
  search2: 'cluster feeding',
  question3: 'Should breastfeeding hurt?',
  answer3:
    'Some discomfort at the start is common, but pain that goes on calls for help with the latch. In Brazil, milk banks and health centres help for free.',
  search3: 'latch',
  question4: 'How long is breast milk alone enough?',
  answer4:
    'Until six months, and then beside other foods, up to two years or beyond: that is the guidance of the WHO and of the Brazilian Ministry of Health. Only vitamin D comes on top, from the first week, as your paediatrician prescribes (Brazil’s paediatric society).',
  search4: 'six months',
  readMore: 'Read in the library',
  community: 'Between Mothers: breastfeeding and cuddles',
};
