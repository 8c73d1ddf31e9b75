import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { foods as en } from '#web/texts/en/foods.ts';
import { foods as pt } from '#web/texts/pt/foods.ts';
import { allergens } from './food.rules.ts';
import { foodEntrySchema } from './food.schema.ts';
import { foodGroups, foods } from './foods-list.ts';

const keys = foods.map(({ key }) => key);
const texts = foods.flatMap(({ key }) => [`${key}_name`, `${key}_serve`, `${key}_note`]);
const withAllergen = (allergen: string) =>
  foods.filter((food) => food.allergens.some((each) => each === allergen)).map(({ key }) => key);
const fromMonths = (months: number) =>
  foods.filter((food) => food.fromMonths === months).map(({ key }) => key);

describe('the list of foods', () => {
  it('has at least sixty, each once', () => {
    expect(keys.length).toBeGreaterThanOrEqual(60);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('has something in every group', () => {
    expect([...new Set(foods.map(({ group }) => group))].sort()).toEqual([...foodGroups].sort());
  });

  it.each(['bone-broth', 'egg', 'avocado', 'sweet-potato', 'ghee'])('has %s, which the plan names', (key) => {
    expect(keys).toContain(key);
  });

  it('has only keys that her diary takes', () => {
    const food = foodEntrySchema.entries.food;
    expect(keys.filter((key) => !v.is(food, key))).toEqual([]);
  });
});

describe('what is said of a food', () => {
  it.each([
    ['pt', pt],
    ['en', en],
  ])('in %s is its name, how to serve it and a note, and of nothing else', (_, dictionary) => {
    expect(Object.keys(dictionary).sort()).toEqual([...texts].sort());
    const sentences = Object.entries(dictionary).filter(([key]) => !key.endsWith('_name'));
    expect(sentences.filter(([, text]) => !/^[\p{Lu}].*\.$/u.test(text))).toEqual([]);
  });

  it.each([
    ['pt', pt],
    ['en', en],
  ])('in %s gives no two foods the same name', (_, dictionary: Record<string, string>) => {
    const names = keys.map((key) => dictionary[`${key}_name`]);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('a food that may bring a reaction', () => {
  it.each([
    ['milk', ['yoghurt', 'fresh-cheese', 'ricotta', 'cows-milk', 'ghee', 'butter']],
    ['egg', ['egg', 'quail-egg']],
    ['peanut', ['peanut']],
    ['nuts', ['cashew-nut', 'brazil-nut']],
    ['fish', ['sardine', 'tilapia', 'hake', 'salmon']],
    ['shellfish', ['shrimp']],
    ['wheat', ['oats', 'pasta', 'bread']],
    ['soy', ['tofu']],
    ['sesame', ['tahini']],
  ])('is marked: %s', (allergen, marked) => {
    expect(withAllergen(allergen)).toEqual(marked);
  });

  it('is there for every allergen that we name', () => {
    expect(allergens.filter((allergen) => withAllergen(allergen).length === 0)).toEqual([]);
  });

  it('waits no longer than other foods: egg, fish, peanut, nuts and sesame from six months', () => {
    const early = ['egg', 'sardine', 'peanut', 'cashew-nut', 'tahini', 'shrimp', 'tofu', 'pasta'];
    expect(fromMonths(6)).toEqual(expect.arrayContaining(early));
  });
});

describe('the age', () => {
  it('keeps sugar and honey out of the first two years', () => {
    expect(fromMonths(24).sort()).toEqual(['honey', 'sugar']);
    expect(pt.honey_note).toContain('botulismo');
    expect(en.honey_note).toContain('botulism');
  });

  it("keeps cow's milk as a drink and juice out of the first year", () => {
    expect(fromMonths(12)).toEqual(expect.arrayContaining(['cows-milk', 'fruit-juice']));
  });

  it('allows salt as the guide of 2019 does: little, in the pot of the whole family', () => {
    expect(fromMonths(6)).toContain('salt');
    expect(pt.salt_serve).toMatch(/^Pouco, na panela da família/);
    expect(en.salt_serve).toMatch(/^A little, in the whole family/);
    expect(pt.salt_note).toContain('Guia Alimentar (2019)');
  });
});

it('meat, liver, beans and lentils are named as sources of iron; broth is not', () => {
  const iron = foods.filter(({ isIronRich }) => isIronRich).map(({ key }) => key);
  expect(iron).toEqual(expect.arrayContaining(['beef', 'chicken-liver', 'pinto-beans', 'lentils']));
  expect(iron).not.toContain('bone-broth');
});

describe('what chokes', () => {
  it('is cut lengthwise into quarters', () => {
    for (const dictionary of [pt, en])
      for (const text of [dictionary.grape_serve, dictionary.tomato_serve])
        expect(text).toMatch(/em quatro.*comprimento|quarters.*lengthwise/);
  });

  it('is not served whole: nuts and peanuts only as paste, flour or grated', () => {
    for (const text of [pt.peanut_serve, pt['cashew-nut_serve'], pt['brazil-nut_serve']])
      expect(text).toMatch(/(pasta|farinha|[Rr]alada).*só depois dos 4 anos/);
    for (const text of [en.peanut_serve, en['cashew-nut_serve'], en['brazil-nut_serve']])
      expect(text).toMatch(/(paste|flour|grated).*only after 4 years/);
  });
});
