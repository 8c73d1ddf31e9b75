import { expect, it } from 'vitest';
import { articleCategories, categorySlug } from './library.rules.ts';

it('every category has the address of the specification', () => {
  expect(articleCategories.map(categorySlug)).toEqual([
    'sono-do-bebe',
    'entendendo-o-bebe',
    'primeiras-mordidas',
    'no-seu-tempo',
    'amamentacao-e-acolhimento',
    'mae-inteira',
    'entre-maes',
    'higiene-natural',
  ]);
});
