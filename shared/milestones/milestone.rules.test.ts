import { describe, expect, it } from 'vitest';
import { languages } from '../language/language.rules.ts';
import { isOurs, milestoneName, milestonesAround, whenToTell } from './milestone.rules.ts';
import { milestones } from './milestones.ts';

const named = (key: string) => {
  const found = milestones.find((one) => one.key === key);
  if (!found) throw new Error(`no ${key}`);
  return found;
};

describe('milestones', () => {
  it('are some sixty, each with its own key', () => {
    expect(milestones.length).toBeGreaterThanOrEqual(60);
    expect(new Set(milestones.map(({ key }) => key)).size).toBe(milestones.length);
  });

  it('have words in both languages, none of them twice and none that fits no row', () => {
    for (const language of languages) {
      const names = milestones.map(({ key }) => milestoneName(key, language));
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => name.length > 70)).toEqual([]);
    }
  });

  it('come as ranges: four in each band of the Caderneta, from birth to three years without a gap', () => {
    const bands = new Map<string, number>();
    for (const { months } of milestones)
      if (months) bands.set(months.join('-'), (bands.get(months.join('-')) ?? 0) + 1);
    expect([...bands.keys()]).toEqual([
      ...['0-1', '1-2', '2-4', '4-6', '6-9', '9-12', '12-15', '15-18', '18-24', '24-30', '30-36'],
    ]);
    expect(new Set(bands.values())).toEqual(new Set([4]));
  });

  it('alarm nobody: no word says late, behind, delay or should', () => {
    const alarming = /atras|demor|deveria|problema|anormal|preocup|delay|late\b|behind|should|abnormal|worr/i;
    for (const language of languages)
      for (const one of milestones)
        expect([milestoneName(one.key, language), whenToTell(one, language)].join(' ')).not.toMatch(alarming);
  });
});

it('a line for the health team stands beside what the Caderneta looks at, and beside no first time', () => {
  expect(whenToTell(named('sits-alone'), 'pt')).toContain('9 meses');
  expect(whenToTell(named('curled-up'), 'pt')).toContain('1 mês');
  expect(whenToTell(named('sits-alone'), 'en')).toContain('9 months');
  expect(whenToTell(named('first-tooth'), 'pt')).toBeNull();
});

it('what is around the corner follows the corrected months', () => {
  const keys = (months: number) => milestonesAround(months).map(({ key }) => key);
  expect(keys(5)).toEqual(['reaches', 'to-the-mouth', 'turns-to-sound', 'rolls']);
  expect(keys(6)).toContain('sits-alone');
  expect(keys(6)).toContain('rolls');
  expect(keys(40)).toEqual([]);
});

it('her own words are hers', () => {
  expect(milestoneName('Dançou com a vovó', 'en')).toBe('Dançou com a vovó');
  expect(isOurs('Dançou com a vovó')).toBe(false);
  expect(isOurs('rolls')).toBe(true);
});
