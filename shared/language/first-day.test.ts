import { expect, it } from 'vitest';
import { withFirstDay } from './first-day.ts';

it.each([
  ['sábado, 1 de novembro de 2026', 'sábado, 1º de novembro de 2026'],
  ['1 de nov. de 2026, 14:20', '1º de nov. de 2026, 14:20'],
  ['11 de novembro', '11 de novembro'],
  ['21 de novembro', '21 de novembro'],
  ['November 1', 'November 1'],
])('the first of November was called 1 de novembro: %s is said %s', (plain, said) => {
  expect(withFirstDay(plain)).toBe(said);
});
