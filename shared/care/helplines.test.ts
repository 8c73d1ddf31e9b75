import { expect, it } from 'vitest';
import { helplineCountries, helplinesFor } from './helplines.ts';

const numbersOf = (...told: Parameters<typeof helplinesFor>) =>
  helplinesFor(...told).map(({ number }) => number);

it('in Brazil: the CVV first, then emergency, police, violence and rights', () => {
  expect(numbersOf('BR')).toEqual(['188', '192', '190', '180', '100']);
  expect(helplinesFor('BR', ['violence'])[0]?.whatsapp?.number).toBe('(61) 9610-0180');
});

it.each([
  ['US', '988'],
  ['CA', '988'],
  ['GB', '116 123'],
  ['IE', '116 123'],
  ['AU', '13 11 14'],
] as const)('in %s somebody listens at %s', (country, number) => {
  expect(numbersOf(country, ['life'])).toEqual([number]);
  expect(numbersOf(country, ['emergency'])).toHaveLength(1);
});

it('elsewhere there is no number to guess', () => {
  expect(numbersOf('other')).toEqual([]);
});

it('a tap dials what is read', () => {
  for (const country of helplineCountries)
    for (const { number, tel } of helplinesFor(country))
      expect(tel).toBe(`tel:${number.replaceAll(' ', '')}`);
});
