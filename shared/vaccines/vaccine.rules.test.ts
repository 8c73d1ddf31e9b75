import ICAL from 'ical.js';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '../time/calendar-date.ts';
import { pni } from './pni.ts';
import { type VaccineSchedule, vaccineScheduleSchema } from './schedule.schema.ts';
import {
  dosesOfBaby,
  dosesOfPregnancy,
  dueDays,
  othersRecorded,
  type VaccineRecord,
} from './vaccine.rules.ts';
import { vaccineCalendar } from './vaccine-calendar.rules.ts';

const birthDate = calendarDate('2026-01-31');
const on = (today: string, records: VaccineRecord[] = [], isEarlyOrAtRisk = false) =>
  dosesOfBaby({ schedule: pni, birthDate, isEarlyOrAtRisk, records, today: calendarDate(today) });
const stateOf = (doses: ReturnType<typeof on>, vaccine: string, dose: string) =>
  doses.find((one) => one.dose.vaccine === vaccine && one.dose.dose === dose);
const record = (vaccine: string, dose: string, state: 'done' | 'skipped' = 'done', day = '2026-04-02') => ({
  day: calendarDate(day),
  details: { vaccine, dose, state },
});

describe('the calendar of the PNI', () => {
  it('says at each age what Brazil gives', () => {
    const byAge: Record<number, string[]> = {};
    for (const { when, vaccine, dose } of pni.doses)
      if (when.sort === 'age') byAge[when.months] = [...(byAge[when.months] ?? []), `${vaccine} ${dose}`];
    expect(byAge).toEqual({
      0: ['bcg single', 'hepatitis-b birth'],
      2: ['penta 1', 'vip 1', 'pneumo 1', 'rotavirus 1'],
      3: ['meningo-c 1'],
      4: ['penta 2', 'vip 2', 'pneumo 2', 'rotavirus 2'],
      5: ['meningo-c 2'],
      6: ['penta 3', 'vip 3', 'influenza 1', 'covid-19 series'],
      9: ['yellow-fever 1'],
      12: ['mmr 1', 'pneumo booster', 'meningo-acwy single'],
      15: ['dtp first-booster', 'vip booster', 'hepatitis-a single', 'mmr 2', 'varicella 1'],
    });
  });

  it('is well formed, as staff must leave it', () => {
    expect(v.parse(vaccineScheduleSchema, structuredClone(pni))).toEqual(pni);
  });

  it('marks what was announced or widened as to be confirmed', () => {
    const marked = pni.doses.filter(({ toConfirm }) => toConfirm).map(({ vaccine }) => vaccine);
    expect(new Set(marked)).toEqual(new Set(['pneumo', 'rotavirus']));
  });
});

describe('a calendar that staff wrote', () => {
  const refused = (change: (schedule: VaccineSchedule) => void) => {
    const changed = structuredClone(pni);
    change(changed);
    return v.safeParse(vaccineScheduleSchema, changed).issues?.map(({ message }) => message);
  };

  it('is refused without a source, with a dose twice, or of a vaccine that it does not name', () => {
    expect(refused((one) => one.sources.splice(0))).toEqual(['source_needed']);
    expect(refused((one) => one.doses.push(structuredClone(pni.doses[0] as never)))).toEqual(['dose_twice']);
    expect(refused((one) => one.vaccines.shift())).toEqual(['unknown_vaccine']);
    expect(refused((one) => one.vaccines.push(structuredClone(pni.vaccines[0] as never)))).toEqual([
      'key_twice',
    ]);
  });

  it('is refused without words in both languages', () => {
    const changed = structuredClone(pni);
    if (changed.vaccines[0]) changed.vaccines[0].name.en = ' ';
    expect(v.safeParse(vaccineScheduleSchema, changed).success).toBe(false);
  });
});

describe('a dose', () => {
  it('is due on the day its months are full, by the calendar: from the 31st, on the last day of a shorter month', () => {
    const doses = on('2026-03-01');
    expect(stateOf(doses, 'penta', '1')?.dueOn).toBe('2026-03-31');
    expect(stateOf(doses, 'meningo-c', '1')?.dueOn).toBe('2026-04-30');
    expect(stateOf(doses, 'mmr', '1')?.dueOn).toBe('2027-01-31');
  });

  it('is later, soon two weeks before, due on its day, and then the UBS decides', () => {
    const state = (today: string) => stateOf(on(today), 'penta', '1');
    expect(state('2026-03-16')?.state).toBe('later');
    expect(state('2026-03-17')?.state).toBe('soon');
    expect(state('2026-03-31')?.state).toBe('due');
    expect(state('2026-04-30')).toMatchObject({ state: 'due', unitDecides: false });
    expect(state('2026-05-01')).toMatchObject({ state: 'due', unitDecides: true });
  });

  it('is done or skipped as the family recorded it, and done wins', () => {
    const given = on('2026-05-20', [record('penta', '1'), record('rotavirus', '1', 'skipped')]);
    expect(stateOf(given, 'penta', '1')).toMatchObject({
      state: 'done',
      unitDecides: false,
      recordedOn: '2026-04-02',
    });
    expect(stateOf(given, 'rotavirus', '1')?.state).toBe('skipped');
    expect(stateOf(given, 'penta', '2')?.state).toBe('soon');
    const madeUpFor = on('2026-05-20', [record('vip', '1'), record('vip', '1', 'skipped', '2026-03-31')]);
    expect(stateOf(madeUpFor, 'vip', '1')?.state).toBe('done');
  });

  it('that is missed moves no other one: no catch-up is worked out', () => {
    const late = on('2026-09-01', [record('penta', '1', 'done', '2026-08-30')]);
    expect(stateOf(late, 'penta', '2')).toMatchObject({ dueOn: '2026-05-31', unitDecides: true });
  });

  it('whose day the unit sets has none here', () => {
    expect(stateOf(on('2026-09-01'), 'influenza', '2')).toMatchObject({
      state: 'ask',
      dueOn: null,
      unitDecides: false,
    });
    expect(stateOf(on('2026-03-31'), 'influenza', '2')).toMatchObject({ state: 'later', dueOn: null });
  });
});

it('nirsevimab is shown for babies born early or at risk, and the team says when', () => {
  expect(stateOf(on('2026-02-10'), 'nirsevimab', 'single')).toBeUndefined();
  expect(stateOf(on('2026-02-10', [], true), 'nirsevimab', 'single')).toMatchObject({
    state: 'ask',
    dueOn: null,
  });
});

it('in a pregnancy each vaccine is for its week, or as earlier doses ask', () => {
  const states = (weeks: number | null) =>
    dosesOfPregnancy(pni, weeks).map(({ dose, state }) => `${dose.vaccine} ${state}`);
  const always = ['influenza now', 'covid-19 now', 'hepatitis-b ask', 'dt ask'];
  expect(states(19)).toEqual(['dtpa later', 'rsv later', ...always]);
  expect(states(20)).toEqual(['dtpa now', 'rsv later', ...always]);
  expect(states(28)).toEqual(['dtpa now', 'rsv now', ...always]);
  expect(states(null).every((state) => state.endsWith('ask'))).toBe(true);
  expect(on('2026-02-10').some(({ dose }) => dose.vaccine === 'dtpa')).toBe(false);
});

it('what was given beside the calendar is not lost', () => {
  const others = [record('Meningo B', '1'), record('penta', '4')];
  expect(othersRecorded(pni, [record('penta', '1'), ...others])).toEqual(others);
});

describe('the calendar file', () => {
  const today = calendarDate('2026-03-20');
  const days = dueDays(on(today, [record('penta', '1')]), today);
  const file = vaccineCalendar({
    schedule: pni,
    days,
    babyId: '5f1c1d2e-0000-4000-8000-000000000001',
    now: new Date('2026-03-20T12:00:00Z'),
    language: 'pt',
  });
  const events = new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((one) => new ICAL.Event(one));

  it('holds each day to come as a whole day, with what is due and not yet given', () => {
    expect(events.map(({ startDate }) => startDate.toString())).toEqual([
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
      '2026-07-31',
      '2026-10-31',
      '2027-01-31',
      '2027-04-30',
    ]);
    expect(events[0]?.startDate.isDate).toBe(true);
    expect(events[0]?.description).toMatch(
      /^VIP \(poliomielite\) \(1ª dose\)\nPneumocócica \(1ª dose\)\nRotavírus \(1ª dose\)\n\n.*Confira na UBS/,
    );
  });

  it('names no vaccine where a locked phone would show it', () => {
    expect(new Set(events.map(({ summary }) => summary))).toEqual(new Set(['Vacina: posto de saúde']));
    expect(file.match(/BEGIN:VALARM[\s\S]*?END:VALARM/g)?.join()).not.toMatch(/VIP|Penta|Rotav/);
  });

  it('reminds the day before, and keeps the name of each day', () => {
    expect(file).toContain('TRIGGER:-PT900M');
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(events[0]?.uid).toBe('vaccines-5f1c1d2e-0000-4000-8000-000000000001-2026-03-31@colo');
  });
});
