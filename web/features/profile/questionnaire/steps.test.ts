import { describe, expect, it } from 'vitest';
import type { ProfileDraft, ProfileProblems } from '../profile-draft.ts';
import { missingAt, wrongAt } from './steps.ts';

const isStepValid = (step: number, draft: ProfileDraft, problems: ProfileProblems) =>
  missingAt(step, draft).length + wrongAt(step, draft, problems).length === 0;
const valid = (step: number, draft: ProfileDraft) => isStepValid(step, draft, {});

describe('about you', () => {
  it.each<[string, ProfileDraft, boolean]>([
    ['nothing told', {}, false],
    ['a name alone', { name: 'Ana' }, false],
    ['a first child alone', { firstMaternity: true }, false],
    ['a name of spaces', { name: '   ', firstMaternity: true }, false],
    ['a name and a first child', { name: 'Ana', firstMaternity: true }, true],
    ['not the first, nothing more', { name: 'Ana', firstMaternity: false }, false],
    ['with experience', { name: 'Ana', firstMaternity: false, previousExperience: 'dois-filhos' }, true],
    [
      'another story, untold',
      { name: 'Ana', firstMaternity: false, previousExperience: 'outra', otherExperience: ' ' },
      false,
    ],
    [
      'another story, told',
      { name: 'Ana', firstMaternity: false, previousExperience: 'outra', otherExperience: 'Adotei.' },
      true,
    ],
    ['a story without a name', { firstMaternity: false, previousExperience: 'perdi-gravidez' }, false],
  ])('%s', (_case, draft, expected) => {
    expect(valid(1, draft)).toBe(expected);
  });
});

it('about the baby, only the name is needed', () => {
  expect(valid(2, {})).toBe(false);
  expect(valid(2, { babyName: ' ' })).toBe(false);
  expect(valid(2, { babyName: 'Lia' })).toBe(true);
});

it('one or two interests, neither none nor three', () => {
  expect(valid(3, {})).toBe(false);
  expect(valid(3, { interests: [] })).toBe(false);
  expect(valid(3, { interests: ['sono-rotina'] })).toBe(true);
  expect(valid(3, { interests: ['sono-rotina', 'parto-gestacao'] })).toBe(true);
  expect(isStepValid(3, { interests: ['sono-rotina'] }, { interests: 'too_many' })).toBe(false);
});

it('a style is a way to learn and a wish about specialists', () => {
  expect(valid(4, { contentPreference: ['audio'] })).toBe(false);
  expect(valid(4, { specialistAccess: 'as-vezes' })).toBe(false);
  expect(valid(4, { contentPreference: [], specialistAccess: 'as-vezes' })).toBe(false);
  expect(valid(4, { contentPreference: ['audio'], specialistAccess: 'as-vezes' })).toBe(true);
});

it('a problem holds up its own step and no other', () => {
  const draft: ProfileDraft = { name: 'Ana', firstMaternity: true, babyName: 'Lia' };
  expect(isStepValid(2, draft, { babyBirthDate: 'date_too_late' })).toBe(false);
  expect(isStepValid(1, draft, { babyBirthDate: 'date_too_late' })).toBe(true);
});

it('what is missing is named, and only that', () => {
  expect(missingAt(1, {})).toEqual(['name', 'firstMaternity']);
  expect(missingAt(1, { name: 'Ana' })).toEqual(['firstMaternity']);
  expect(missingAt(1, { name: 'Ana', firstMaternity: false })).toEqual(['previousExperience']);
  expect(missingAt(1, { name: ' ', firstMaternity: true })).toEqual(['name']);
  expect(missingAt(4, { contentPreference: ['audio'] })).toEqual(['specialistAccess']);
});

it('what is told and cannot be is wrong, not missing', () => {
  const problems: ProfileProblems = { babyBirthDate: 'date_too_late', babyName: 'required' };
  expect(wrongAt(2, { babyName: '' }, problems)).toEqual(['babyBirthDate']);
});
