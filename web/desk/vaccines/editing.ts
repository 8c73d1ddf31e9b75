import type { ScheduledDose, VaccineSchedule } from '#shared/vaccines/schedule.schema.ts';

export type Vaccine = VaccineSchedule['vaccines'][number];
export type Source = VaccineSchedule['sources'][number];
export type When = ScheduledDose['when'];

export const whenSorts = [
  'age',
  'unit-says',
  'early-or-at-risk',
  'pregnancy',
] as const satisfies When['sort'][];

/** Written in records and never shown: it only has to be no other's. */
const freshKey = (prefix: string) => `${prefix}-${crypto.randomUUID().slice(0, 8)}`;

export const newVaccine = (): Vaccine => ({
  key: freshKey('v'),
  name: { pt: '', en: '' },
  against: { pt: '', en: '' },
});

export const newDose = (vaccine: string): ScheduledDose => ({
  vaccine,
  dose: freshKey('d'),
  name: { pt: '', en: '' },
  when: { sort: 'age', months: 0 },
  remark: null,
  toConfirm: false,
});

/** The age or the week it was, where the other way of telling has one too. */
export function whenOf(sort: When['sort'], before: When): When {
  const months = 'months' in before ? before.months : 'fromMonths' in before ? before.fromMonths : 0;
  switch (sort) {
    case 'age':
      return { sort, months };
    case 'unit-says':
      return { sort, fromMonths: months };
    case 'pregnancy':
      return { sort, fromWeek: null, byHistory: false };
    default:
      return { sort };
  }
}

export const replaced = <One>(all: readonly One[], before: One, now: One): One[] =>
  all.map((one) => (one === before ? now : one));
