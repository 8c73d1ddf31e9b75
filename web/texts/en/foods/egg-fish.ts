import type { SameKeys } from '#web/platform/language/translate.ts';
import type { eggFish as pt } from '../../pt/foods/egg-fish.ts';

export const eggFish: SameKeys<typeof pt> = {
  egg_name: 'Egg',
  egg_serve: 'Well cooked, with yolk and white firm, mashed, scrambled or in strips of omelette.',
  egg_note:
    'No need to separate the yolk: the whole egg, well cooked, is fine from 6 months. Start with a little and watch.',
  'quail-egg_name': 'Quail egg',
  'quail-egg_serve': 'Well cooked and mashed, or cut into quarters. Never whole.',
  'quail-egg_note':
    'Round and slippery, it can choke. It is the same allergen as hen’s egg: a reaction to one pauses both.',
  sardine_name: 'Sardine',
  sardine_serve: 'Fresh and well cooked, boned, flaked and mashed with vegetables.',
  sardine_note: 'Cheap, with good fats and little mercury. Tinned ones have salt: choose fresh.',
  tilapia_name: 'Tilapia',
  tilapia_serve: 'A well-cooked fillet, flaked with your fingers to find any bones.',
  tilapia_note: 'Mild, and good as a first fish. The first time, offer a little and watch.',
  hake_name: 'Hake or weakfish',
  hake_serve: 'Well cooked, without skin or bones, flaked into mash.',
  hake_note: 'Smaller fish have less mercury: leave shark and swordfish aside.',
  salmon_name: 'Salmon',
  salmon_serve: 'Well cooked, without skin or bones, in flakes. Never raw.',
  salmon_note: 'It has good fats but costs a lot: sardines have the same fats for much less.',
  shrimp_name: 'Prawns (shrimp)',
  shrimp_serve: 'Well cooked, shelled and deveined, very finely chopped into the food.',
  shrimp_note: 'Prawn allergy is common: start with a little, at home and in the daytime, and watch.',
};
