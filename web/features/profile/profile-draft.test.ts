import { describe, expect, it } from 'vitest';
import { calendarDate } from '#shared/time/calendar-date.ts';
import { changedFields, draftOf, profileOf, withoutHiddenAnswers } from './profile-draft.ts';

describe('what changed', () => {
  const profile = profileOf({ name: 'Ana', interests: ['sono-rotina', 'parto-gestacao'], age: 30 });

  it('is only what says something else', () => {
    expect(changedFields({ name: 'Ana', age: 31, babyName: 'Lia' }, profile)).toEqual({
      age: 31,
      babyName: 'Lia',
    });
  });

  it('can be an answer taken back', () => {
    expect(changedFields({ age: null, joinGroups: null }, profile)).toEqual({ age: null });
  });

  it('is not the order in which boxes were ticked', () => {
    expect(changedFields({ interests: ['parto-gestacao', 'sono-rotina'] }, profile)).toEqual({});
  });

  it('is everything when nothing was known', () => {
    expect(changedFields({ name: 'Ana', firstMaternity: false }, null)).toEqual({
      name: 'Ana',
      firstMaternity: false,
    });
  });
});

describe('what is hidden is not said', () => {
  const today = calendarDate('2026-07-01');

  it.each([
    ['a first child has no experience before', { firstMaternity: true, previousExperience: 'outra' }],
    ['only another story has words', { firstMaternity: false, previousExperience: 'dois-filhos' }],
  ] as const)('%s', (_rule, answers) => {
    const settled = withoutHiddenAnswers({ ...answers, otherExperience: 'Adotei.' }, today);
    expect(settled.otherExperience).toBeNull();
    expect(settled.previousExperience).toBe(answers.firstMaternity ? null : 'dois-filhos');
  });

  it('another story keeps its words', () => {
    const draft = { firstMaternity: false, previousExperience: 'outra', otherExperience: 'Adotei.' } as const;
    expect(withoutHiddenAnswers(draft, today)).toEqual(draft);
  });

  it('a birth still to come has no weeks', () => {
    expect(withoutHiddenAnswers({ babyBirthDate: '2026-07-02', gestationWeeks: 34 }, today)).toEqual({
      babyBirthDate: '2026-07-02',
      gestationWeeks: null,
    });
    expect(withoutHiddenAnswers({ babyBirthDate: today, gestationWeeks: 34 }, today).gestationWeeks).toBe(34);
    const overdue = { babyBirthDate: '2026-06-20', journeyType: 'gestante', gestationWeeks: 34 } as const;
    expect(withoutHiddenAnswers(overdue, today).gestationWeeks).toBeNull();
  });

  it('fields that were not touched are not mentioned', () => {
    expect(withoutHiddenAnswers({ name: 'Ana' }, today)).toEqual({ name: 'Ana' });
  });
});

it('a profile without a name is edited without one', () => {
  expect(draftOf(profileOf({ age: 30 }))).not.toHaveProperty('name');
  expect(draftOf(profileOf({ name: 'Ana' })).name).toBe('Ana');
});
