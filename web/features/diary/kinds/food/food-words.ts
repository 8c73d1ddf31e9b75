import { paths } from '#shared/navigation/paths.ts';
import type { KindWords } from '../kind-words.ts';
import { foodName } from './use-food-words.ts';

export const foodWords: KindWords<'food'> = {
  name: (t) => t('foodDiary.name'),
  nouns: ['foodDiary'],
  problems: ['food_required', 'reaction_without_food'],
  path: paths.foodDiary,
  titles: (t) => ({ add: t('foodDiary.addTitle'), edit: t('foodDiary.editTitle') }),
  nameOf: ({ details, day: on }, { t, day }) =>
    t('foodDiary.entryOf', { food: foodName(details.food, t), day: day(on ?? '') }),
  dayTotal: ({ foods = 0 }, { t }) => (foods === 0 ? null : t('foodDiary.total', { n: foods })),
};
