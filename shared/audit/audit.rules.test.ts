import { expect, it } from 'vitest';
import { keptUntil } from './audit.rules.ts';

const at = new Date('2026-08-31T03:00:00.000Z');

it('what staff did and read is kept five years', () => {
  expect(keptUntil('act', at)).toEqual(new Date('2031-08-31T03:00:00.000Z'));
  expect(keptUntil('read', at)).toEqual(new Date('2031-08-31T03:00:00.000Z'));
});

it('who came in is kept six months, and never a day less where a month is short', () => {
  expect(keptUntil('access', new Date('2026-03-08T03:00:00.000Z'))).toEqual(
    new Date('2026-09-08T03:00:00.000Z'),
  );
  expect(keptUntil('access', at).getTime()).toBeGreaterThanOrEqual(Date.parse('2027-02-28T03:00:00.000Z'));
});
