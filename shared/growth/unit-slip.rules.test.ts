import { describe, expect, it } from 'vitest';
import { gramsOf, lengthQuestion, millimetresOf, weightQuestion } from './unit-slip.rules.ts';

const ofFourMonths = { min: 2600, max: 12_000 };
const longOfFourMonths = { min: 480, max: 760 };

describe('is the unit right?', () => {
  it.each([
    ['4.2 typed as grams', { value: 4.2, unit: 'g' as const }, 'kg'],
    ['6400 typed as kilograms', { value: 6400, unit: 'kg' as const }, 'g'],
    ['14.1 typed as kilograms', { value: 14.1, unit: 'kg' as const }, 'lb'],
    ['225 typed as kilograms', { value: 225, unit: 'kg' as const }, 'oz'],
  ])('is asked of %s', (_, typed, meant) => {
    expect(weightQuestion({ ...typed, range: ofFourMonths })).toEqual({ meant });
  });

  it.each([
    ['62.5 typed as millimetres', { value: 62.5, unit: 'mm' as const }, 'cm'],
    ['625 typed as centimetres', { value: 625, unit: 'cm' as const }, 'mm'],
    ['24.6 typed as centimetres', { value: 24.6, unit: 'cm' as const }, 'in'],
    ['0.625 typed as centimetres', { value: 0.625, unit: 'cm' as const }, 'm'],
  ])('is asked of %s', (_, typed, meant) => {
    expect(lengthQuestion({ ...typed, range: longOfFourMonths })).toEqual({ meant });
  });

  it('is not asked of what can be', () => {
    expect(weightQuestion({ value: 6.4, unit: 'kg', range: ofFourMonths })).toBeNull();
    expect(lengthQuestion({ value: 62.5, unit: 'cm', range: longOfFourMonths })).toBeNull();
  });

  it('is asked without a guess where no unit makes sense of the number', () => {
    expect(weightQuestion({ value: 70, unit: 'kg', range: ofFourMonths })).toEqual({ meant: null });
  });
});

it('weights are stored in whole grams and lengths in whole millimetres, whatever was typed', () => {
  expect([gramsOf(4.2, 'kg'), gramsOf(9, 'lb'), gramsOf(4215.4, 'g')]).toEqual([4200, 4082, 4215]);
  expect([millimetresOf(62.5, 'cm'), millimetresOf(24.5, 'in')]).toEqual([625, 622]);
});
