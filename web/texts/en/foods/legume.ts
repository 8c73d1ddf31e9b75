import type { SameKeys } from '#web/platform/language/translate.ts';
import type { legume as pt } from '../../pt/foods/legume.ts';

export const legume: SameKeys<typeof pt> = {
  'pinto-beans_name': 'Pinto beans',
  'pinto-beans_serve': 'Well cooked, beans and broth mashed with a fork. The broth alone is not enough.',
  'pinto-beans_note':
    'Iron for every day at a good price. With orange or kale beside them, the body uses more.',
  'black-beans_name': 'Black beans',
  'black-beans_serve': 'Well cooked and mashed with their broth, without sausage or salted meat.',
  'black-beans_note': 'They have iron. Soaking and changing the water helps to reduce wind.',
  cowpeas_name: 'Cowpeas (black-eyed peas)',
  cowpeas_serve: 'Well cooked and mashed; at first, remove any loose skins.',
  cowpeas_note: 'They have iron and cook faster than other beans.',
  lentils_name: 'Lentils',
  lentils_serve: 'Cooked until they fall apart, mashed with rice or vegetables.',
  lentils_note: 'They have iron and need no soaking: quick to make.',
  chickpeas_name: 'Chickpeas',
  chickpeas_serve: 'Well cooked, skinned and mashed. Whole chickpeas are a choking risk.',
  chickpeas_note: 'They have iron. Mashed with olive oil and lemon they make a dip for the whole family.',
  peas_name: 'Peas',
  peas_serve: 'Fresh or frozen, well cooked and squashed one by one. Whole ones come later.',
  peas_note: 'Tinned peas have salt: choose frozen or dried.',
  tofu_name: 'Tofu',
  tofu_serve: 'Soft, unsalted, warmed, mashed or in strips.',
  tofu_note: 'It is soy: start with a little and watch. It has protein and iron.',
};
