import type { Chance } from './chance.ts';

/** Values that break what was not thought through: wrong types, edges, and what databases and shells trip over. */
const strings = [
  '',
  ' ',
  'a',
  '0',
  '-1',
  'true',
  'null',
  'pt',
  'en',
  'undefined',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff solto',
  '🌱'.repeat(40),
  '\u202eoãn',
  'e\u0301'.repeat(300),
  '\u2028\u2029\ufeff',
  "'; drop table users; --",
  '%_\\',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..%2f..%2fsecret',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://exemplo.test/a.m3u8',
  'ana@exemplo.test',
  '@',
  '2026-02-30',
  '2026-11-15',
  '0000-00-00',
  '-000001-01-01',
  '9999-12-31',
  '2026-11-15T03:00:00.000Z',
  '2026-13-45T99:99:99Z',
  '+275760-09-13T00:00:00.001Z',
  'America/Sao_Paulo',
  'Etc/../../passwd',
  '00000000-0000-0000-0000-000000000000',
  '00000000-0000-4000-8000-00000000000',
  '1e309',
  '٣',
  'x'.repeat(257),
  'x'.repeat(10_000),
  'ç'.repeat(60_000),
];

const others: unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  1,
  -1,
  0.1,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  5e-324,
  [],
  [null],
  [[[[]]]],
  {},
  { length: -1 },
  { toString: 'x', constructor: null },
];

export function badString(chance: Chance, known: readonly string[]): string {
  if (known.length > 0 && chance.happens(0.4)) return chance.pick(known);
  if (chance.happens(0.1)) return chance.uuid();
  return chance.pick(strings);
}

export function badValue(chance: Chance, known: readonly string[], depth = 0): unknown {
  const turn = chance.next();
  if (turn < 0.5) return badString(chance, known);
  // A copy: whoever is given an object may put something into it.
  if (turn < 0.8 || depth > 3) return structuredClone(chance.pick(others));
  if (turn < 0.83) return deep(chance.pick([50, 500, 3000]));
  if (turn < 0.86) return Array.from({ length: chance.pick([2, 600]) }, () => chance.pick(others));
  const size = chance.below(4);
  if (turn < 0.93) return Array.from({ length: size }, () => badValue(chance, known, depth + 1));
  return Object.fromEntries(
    Array.from({ length: size }, () => [badString(chance, known), badValue(chance, known, depth + 1)]),
  );
}

function deep(levels: number): unknown {
  let value: unknown = 'fundo';
  for (let level = 0; level < levels; level += 1) value = level % 2 ? [value] : { a: value };
  return value;
}
