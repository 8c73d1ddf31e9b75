import type { SameKeys } from '#web/platform/language/translate.ts';
import type { dairy as pt } from '../../pt/foods/dairy.ts';

export const dairy: SameKeys<typeof pt> = {
  yoghurt_name: 'Plain yoghurt',
  yoghurt_serve: 'Full-fat, with no sugar or sweetener, plain or with mashed fruit.',
  yoghurt_note: 'It is milk: start with a little and watch. It does not replace the breast.',
  'fresh-cheese_name': 'Fresh white cheese',
  'fresh-cheese_serve': 'Pasteurised, mashed or in thin slices, in small amounts.',
  'fresh-cheese_note': 'It is salted: choose the one with the least sodium on the label.',
  ricotta_name: 'Ricotta',
  ricotta_serve: 'Pasteurised and unsalted, mashed with vegetables or fruit.',
  ricotta_note: 'Soft and among the least salty. It is milk: the first time, just a little.',
  'cows-milk_name': "Cow's milk",
  'cows-milk_serve':
    'As a drink only after 1 year: whole, pasteurised or UHT, in a cup. Before that, only a little as an ingredient.',
  'cows-milk_note':
    'It has little iron and, early and in quantity, makes anaemia more likely. Breastfeeding goes on to 2 years or beyond.',
};
