import { describe, expect, it } from 'vitest';
import { calendarDate } from '../time/calendar-date.ts';
import { babiesHere, babyShown, mayDo, toldOf } from './family.rules.ts';
import { type BabyAnswer, doings, type FamilyAnswer } from './family.schema.ts';

describe('what somebody may do in a family', () => {
  it.each([
    ['parent', ['see', 'record', 'manage']],
    ['carer', ['see', 'record']],
    ['guest', ['see']],
  ] as const)('a %s: %s', (role, permitted) => {
    expect(doings.filter((doing) => mayDo(role, doing))).toEqual(permitted);
  });
});

const baby = (id: string, told: Partial<BabyAnswer> = {}): BabyAnswer => ({
  id,
  name: null,
  sex: null,
  avatar: null,
  arrival: 'unsaid',
  birthDate: null,
  dueDate: null,
  toldDate: null,
  gestationWeeks: null,
  state: 'here',
  stateSince: null,
  isDefault: false,
  updatedAt: '2026-07-01T00:00:00.000Z',
  ...told,
});
const family = (id: string, babies: BabyAnswer[], told: Partial<FamilyAnswer> = {}): FamilyAnswer => ({
  id,
  role: 'parent',
  isDefault: true,
  change: 0,
  asksWhose: false,
  timeZone: null,
  dayStartHour: 0,
  sleepDayStartHour: 6,
  members: [],
  babies,
  ...told,
});

describe('what is told of a baby', () => {
  const [birthDate, dueDate, toldDate] = ['2026-01-01', '2026-02-01', '2026-03-01'].map(calendarDate);
  const dates = { birthDate, dueDate, toldDate } as Partial<BabyAnswer>;

  it.each([
    ['born', 'com-bebe', birthDate],
    ['expected', 'gestante', dueDate],
    // A date alone is nobody's birth: it is asked about.
    ['unsaid', null, toldDate],
  ] as const)('%s: journey %s, dated %s', (arrival, journeyType, babyBirthDate) => {
    expect(toldOf(baby('a', { ...dates, arrival }))).toMatchObject({ journeyType, babyBirthDate });
  });
});

describe('the baby that a device shows', () => {
  const twins = family('own', [baby('ana', { isDefault: true }), baby('bia')]);
  const cousins = family('cousins', [baby('caio')], { isDefault: false, role: 'carer' });
  const shown = (families: FamilyAnswer[], chosen?: string) => {
    const found = babyShown(families, chosen);
    return [found.family?.id, found.baby?.id];
  };

  it('is the one chosen on it, in whichever family of hers', () => {
    expect(shown([twins, cousins], 'bia')).toEqual(['own', 'bia']);
    expect(shown([cousins, twins], 'caio')).toEqual(['cousins', 'caio']);
  });

  it('is the one that is meant where nothing was chosen, or who was chosen is not known here', () => {
    expect(shown([cousins, twins])).toEqual(['own', 'ana']);
    expect(shown([twins], 'caio')).toEqual(['own', 'ana']);
  });

  it.each(['died', 'ended', 'archived'] as const)('is never one who %s: the living twin is', (state) => {
    const left = family('own', [baby('ana', { isDefault: true, state }), baby('bia')]);
    expect(babiesHere(left).map(({ id }) => id)).toEqual(['bia']);
    expect(shown([left], 'ana')).toEqual(['own', 'bia']);
    expect(shown([family('own', [baby('ana', { state })])], 'ana')).toEqual(['own', undefined]);
  });

  it('is nobody before there is one', () => {
    expect(shown([family('own', [])])).toEqual(['own', undefined]);
    expect(shown([])).toEqual([undefined, undefined]);
  });
});
