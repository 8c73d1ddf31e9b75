import { describe, expect, it } from 'vitest';
import { languages } from '../language/language.rules.ts';
import { bandsAround, firstTimes, isOurs, milestoneName } from './milestone.rules.ts';
import { milestones } from './milestones.ts';

describe('milestones', () => {
  it('are some forty, each with its own key', () => {
    expect(milestones.length).toBeGreaterThanOrEqual(44);
    expect(new Set(milestones.map(({ key }) => key)).size).toBe(milestones.length);
  });

  it('have words in both languages, none of them twice and none that fits no row', () => {
    for (const language of languages) {
      const names = milestones.map(({ key }) => milestoneName(key, language));
      expect(new Set(names).size).toBe(names.length);
      expect(names.filter((name) => name.length > 70)).toEqual([]);
    }
  });

  it('come as ranges: four in each band of the Caderneta, from birth to one year without a gap', () => {
    const bands = new Map<string, number>();
    for (const { months } of milestones)
      if (months) bands.set(months.join('-'), (bands.get(months.join('-')) ?? 0) + 1);
    expect([...bands.keys()]).toEqual(['0-1', '1-2', '2-4', '4-6', '6-9', '9-12']);
    expect(new Set(bands.values())).toEqual(new Set([4]));
  });

  it('alarm nobody: no word says late, behind, delay or should', () => {
    const alarming = /atras|demor|deveria|problema|anormal|preocup|delay|late\b|behind|should|abnormal|worr/i;
    for (const language of languages)
      for (const { key } of milestones) expect(milestoneName(key, language)).not.toMatch(alarming);
  });
});

it('what is around the corner follows the corrected months, band by band', () => {
  const keys = (months: number) =>
    bandsAround(months).map((band) => band.milestones.map(({ key }) => key).join(' '));
  expect(keys(5)).toEqual(['reaches to-the-mouth turns-to-sound rolls']);
  expect(bandsAround(6).map(({ months }) => months)).toEqual([
    [4, 6],
    [6, 9],
  ]);
  expect(keys(0)).toEqual(['curled-up looks-at-face reacts-to-sound lifts-head']);
  expect(keys(13)).toEqual([]);
});

it('first times have no age', () => {
  expect(firstTimes.map(({ key }) => key)).toContain('first-tooth');
  expect(firstTimes.map(({ key }) => key)).not.toContain('rolls');
});

it('her own words are hers', () => {
  expect(milestoneName('Dançou com a vovó', 'en')).toBe('Dançou com a vovó');
  expect(isOurs('Dançou com a vovó')).toBe(false);
  expect(isOurs('rolls')).toBe(true);
});
