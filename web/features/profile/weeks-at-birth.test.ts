import { expect, it } from 'vitest';
import { calendarDate } from '#shared/time/calendar-date.ts';
import { withWeeksAtBirth } from './weeks-at-birth.ts';

const today = calendarDate('2026-07-01');
const birth = { journeyType: 'com-bebe', babyBirthDate: '2026-06-20' } as const;
const pregnant = { journeyType: 'gestante', babyBirthDate: '2026-06-25' } as const;

it('the due date and the birth tell the weeks', () => {
  expect(withWeeksAtBirth(birth, pregnant, today)).toEqual({ ...birth, gestationWeeks: 39 });
  const ahead = { journeyType: null, babyBirthDate: '2026-08-15' };
  expect(withWeeksAtBirth(birth, ahead, today)).toEqual({ ...birth, gestationWeeks: 32 });
});

it('weeks that she told count before the due date', () => {
  const told = { ...birth, gestationWeeks: 38 };
  expect(withWeeksAtBirth(told, pregnant, today)).toEqual(told);
  expect(withWeeksAtBirth(birth, { ...pregnant, gestationWeeks: 36 }, today)).toEqual(birth);
});

it.each([
  ['no due date', {}],
  ['another birth before', { journeyType: 'com-bebe', babyBirthDate: '2026-06-25' } as const],
  ['a date that may be either', { babyBirthDate: '2026-06-25' }],
  ['a due date of long ago', { journeyType: 'gestante', babyBirthDate: '2024-06-25' } as const],
])('with %s no weeks are invented', (_what, known) => {
  expect(withWeeksAtBirth(birth, known, today)).toEqual(birth);
});

it('what is no birth is left as it is', () => {
  expect(withWeeksAtBirth({ babyName: 'Lia' }, pregnant, today)).toEqual({ babyName: 'Lia' });
  const unsaid = { journeyType: 'com-bebe', babyBirthDate: null } as const;
  expect(withWeeksAtBirth(unsaid, pregnant, today)).toEqual(unsaid);
});
