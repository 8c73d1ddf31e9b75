import { expect, it } from 'vitest';
import { allergens } from './food.rules.ts';
import { foods } from './foods-list.ts';
import { concerns, foodIdentity, foodsOfSubject, pauseSubjects } from './pause-subject.rules.ts';

const resting = (subject: string) => foodsOfSubject(subject).map(({ key }) => key);

it('with egg rest hen’s egg, quail’s egg and what may hold egg', () => {
  expect(resting('allergen:egg')).toEqual(['pasta', 'egg', 'quail-egg']);
});

it('with wheat rest oats, as on Brazilian labels', () => {
  expect(resting('allergen:wheat')).toEqual(['oats', 'pasta', 'bread']);
});

it('with any allergen rests every food that is marked with it', () => {
  for (const allergen of allergens) {
    const marked = foods.filter((food) => food.allergens.some((each) => each === allergen));
    expect(resting(`allergen:${allergen}`)).toEqual(expect.arrayContaining(marked.map(({ key }) => key)));
  }
});

it('a food without a listed allergen, and one of hers, rests by itself', () => {
  expect(pauseSubjects('banana')).toEqual(['banana']);
  expect(pauseSubjects('own:Sopa da VÓ')).toEqual(['own:sopa da vó']);
  expect(concerns('banana', 'mango')).toBe(false);
});

it('a food of hers is one, in whatever capitals and blanks she wrote it', () => {
  expect(foodIdentity('own: Papinha  da VÓ ')).toBe('own:papinha da vó');
  expect(foodIdentity('own:papinha da vó')).toBe('own:papinha da vó');
});
