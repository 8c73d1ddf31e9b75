import type { SameKeys } from '#web/platform/language/translate.ts';
import type { grain as pt } from '../../pt/foods/grain.ts';

export const grain: SameKeys<typeof pt> = {
  rice_name: 'Rice',
  rice_serve: 'Well cooked and moist, mashed with beans.',
  rice_note: 'With beans, each completes the protein of the other: the family plate is already baby food.',
  oats_name: 'Oats',
  oats_serve: 'Fine flakes, cooked in water or breast milk, or stirred into mashed fruit.',
  oats_note:
    'Brazilian labels put them in the wheat group: a reaction to one pauses both. Start with a little and watch.',
  cornmeal_name: 'Cornmeal (polenta)',
  cornmeal_serve: 'Soft, well-cooked polenta, with bean broth or shredded meat.',
  cornmeal_note: 'In Brazil the packaged kind is usually fortified with iron and folic acid: see the label.',
  corn_name: 'Sweetcorn',
  corn_serve: 'Cooked and grated or scraped off the cob and sieved. Whole kernels come later.',
  corn_note: 'Popcorn never before 4 years: it is a common cause of choking.',
  'corn-couscous_name': 'Corn couscous (cuscuz)',
  'corn-couscous_serve': 'Moist and fluffy, mashed with egg, beans or a drizzle of olive oil.',
  'corn-couscous_note': 'Dry, it crumbles and makes babies cough: moisten it until it holds together.',
  tapioca_name: 'Tapioca pancake',
  tapioca_serve: 'Thin and soft, in strips, with egg, fresh cheese or mashed fruit.',
  tapioca_note: 'It is sticky when hot: serve it lukewarm, thin, and always stay close.',
  pasta_name: 'Pasta',
  pasta_serve: 'Well cooked, mashed or in shapes that are easy to hold, with home-made tomato sauce.',
  pasta_note:
    'It is wheat, and many kinds have egg: start small and read the label. Leave instant noodles out.',
  bread_name: 'Bread',
  bread_serve: 'Without sugar, in lightly toasted strips. Avoid balls of fresh crumb, which stick.',
  bread_note: 'It has salt and may have milk or soy: read the label. It should not replace meals.',
  quinoa_name: 'Quinoa',
  quinoa_serve: 'Rinsed, well cooked and moist, mixed into mashed vegetables.',
  quinoa_note: 'Good protein, but you can do without: rice and beans do the job for less.',
};
