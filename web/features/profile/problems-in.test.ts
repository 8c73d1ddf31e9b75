import { expect, it } from 'vitest';
import type { ProfileProblem } from '#shared/profile/profile.schema.ts';
import { calendarDate } from '#shared/time/calendar-date.ts';
import { ApiError } from '#web/platform/api/api-error.ts';
import { problemsIn, problemsOfRefusal } from './problems-in.ts';
import type { ProfileDraft, ProfileField } from './profile-draft.ts';

const today = calendarDate('2026-07-01');

it.each<[ProfileDraft, ProfileField, ProfileProblem | undefined]>([
  [{ name: '' }, 'name', 'required'],
  [{ name: 'A'.repeat(10_000) }, 'name', 'too_long'],
  [{ name: '\u200b' }, 'name', 'required'],
  [{ name: 'Zoë' }, 'name', undefined],
  [{ babyName: '\u2800' }, 'babyName', 'required'],
  [{ babyBirthDate: '1999-12-31' }, 'babyBirthDate', 'date_too_early'],
  [{ babyBirthDate: '2000-01-01' }, 'babyBirthDate', undefined],
  [{ babyBirthDate: '2026-02-30' }, 'babyBirthDate', 'not_a_date'],
  [{ babyBirthDate: '2027-04-21' }, 'babyBirthDate', undefined],
  [{ babyBirthDate: '2027-04-22' }, 'babyBirthDate', 'date_too_late'],
  [{ babyBirthDate: '2026-07-02', journeyType: 'com-bebe' }, 'babyBirthDate', 'birth_ahead'],
  [{ babyBirthDate: '2026-07-01', journeyType: 'com-bebe' }, 'babyBirthDate', undefined],
  [{ babyBirthDate: '2026-06-02', journeyType: 'gestante' }, 'babyBirthDate', 'due_long_past'],
  [{ babyBirthDate: '2026-06-03', journeyType: 'gestante' }, 'babyBirthDate', undefined],
  [{ age: 17 }, 'age', 'age_out_of_range'],
  [{ age: 60 }, 'age', undefined],
  [{ gestationWeeks: 44 }, 'gestationWeeks', 'gestation_out_of_range'],
  [{ otherExperience: 'a'.repeat(301) }, 'otherExperience', 'too_long'],
])('%j', (draft, field, problem) => {
  expect(problemsIn(draft, today)[field]).toBe(problem);
});

it('nothing told is nothing wrong', () => {
  expect(problemsIn({}, today)).toEqual({});
});

it('what the server refused is read by field, and only what we have words for', () => {
  const refusal = new ApiError('invalid_input', {
    fields: { babyBirthDate: 'date_too_late', name: 'is odd', shoes: 'required' },
  });
  expect(problemsOfRefusal(refusal)).toEqual({ babyBirthDate: 'date_too_late' });
  expect(problemsOfRefusal(new Error('boom'))).toEqual({});
});
