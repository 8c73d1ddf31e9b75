import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '../time/calendar-date.ts';
import type { Routine, RoutineStep } from './routine.schema.ts';
import { cancelledRoutines, routineCalendar } from './routine-calendar.rules.ts';

const bath: RoutineStep = {
  id: 'a7a3b0e2-4b7e-4b8e-9d1a-0c4d5e6f7a8b',
  time: '19:30',
  minutes: 20,
  what: 'Banho',
  reminds: true,
};
const cot: RoutineStep = {
  id: 'b7a3b0e2-4b7e-4b8e-9d1a-0c4d5e6f7a8b',
  time: '23:50',
  minutes: 0,
  what: 'Berço',
  reminds: false,
};
const fileOf = (change: Partial<Routine> = {}, now = new Date('2026-03-08T06:00:00Z')) =>
  routineCalendar({
    routine: { id: 'c7a3b0e2-4b7e-4b8e-9d1a-0c4d5e6f7a8b', name: 'Noite', steps: [cot, bath], ...change },
    firstDay: calendarDate('2026-03-08'),
    now,
    language: 'pt',
  });

/** As a calendar reads it that is none of ours. */
const read = (file: string) => new ICAL.Component(ICAL.parse(file));
const eventsOf = (file: string) =>
  read(file)
    .getAllSubcomponents('vevent')
    .map((component) => ({ component, event: new ICAL.Event(component) }));

describe('the calendar file of a routine', () => {
  it('is read by another calendar as its steps in order, each every day, on no zone but hers', () => {
    const file = fileOf();
    expect(read(file).getFirstPropertyValue('version')).toBe('2.0');
    const [first, second] = eventsOf(file);
    expect(first?.event.summary).toBe('Banho');
    expect(first?.event.description).toBe('Noite');
    expect(first?.event.startDate.toString()).toBe('2026-03-08T19:30:00');
    expect(first?.event.startDate.zone).toBe(ICAL.Timezone.localTimezone);
    expect(first?.event.duration.toSeconds()).toBe(20 * 60);
    expect(second?.event.summary).toBe('Berço');
    expect(second?.event.endDate.toString()).toBe('2026-03-08T23:50:00');
    const days = first?.event.iterator();
    expect([days?.next(), days?.next(), days?.next()].map(String)).toEqual([
      '2026-03-08T19:30:00',
      '2026-03-09T19:30:00',
      '2026-03-10T19:30:00',
    ]);
  });

  it('rings for the steps that remind, as they begin, and for no other', () => {
    const rings = eventsOf(fileOf()).map(({ component }) =>
      component
        .getAllSubcomponents('valarm')
        .map((alarm) => (alarm.getFirstPropertyValue('trigger') as ICAL.Duration).toSeconds()),
    );
    expect(rings.map((seconds) => seconds.map(Math.abs))).toEqual([[0], []]);
  });

  it('taken again after a change replaces what was there', () => {
    const before = eventsOf(fileOf());
    const later = eventsOf(
      fileOf(
        { steps: [{ ...bath, time: '19:00', what: 'Banho morno' }, cot] },
        new Date('2026-03-08T06:10:00Z'),
      ),
    );
    expect(later.map(({ event }) => event.uid)).toEqual(before.map(({ event }) => event.uid));
    expect(new Set(before.map(({ event }) => event.uid)).size).toBe(2);
    expect(later[0]?.event.sequence).toBeGreaterThan(before[0]?.event.sequence ?? 0);
  });

  it('survives every sign, and no line is longer than 75 octets', () => {
    const what = 'Colo; calma, música \\ “shh” 👩🏽‍🍼 ção';
    const name = 'Rotina, da; noite\\ 💛'.repeat(3).slice(0, 60);
    const file = fileOf({ name, steps: [{ ...bath, what: what.repeat(2) }] });
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', ''), 'a line break of another kind').not.toMatch(/[\r\n]/);
    for (const line of file.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(eventsOf(file)[0]?.event.summary).toBe(what.repeat(2));
    expect(eventsOf(file)[0]?.event.description).toBe(name);
  });
});

it('a file that takes it back cancels the same events, later, and says none of her words', () => {
  const told = { firstDay: calendarDate('2026-03-08'), language: 'pt' as const };
  const routine = { id: 'c7a3b0e2-4b7e-4b8e-9d1a-0c4d5e6f7a8b', name: 'Noite', steps: [cot, bath] };
  const now = new Date('2026-03-09T06:00:00Z');
  const file = cancelledRoutines({ ...told, routines: [routine], now, word: 'Cancelado' });
  const [before, after] = [eventsOf(fileOf()), eventsOf(file)];
  expect(after.map(({ event }) => event.uid)).toEqual(before.map(({ event }) => event.uid));
  expect(read(file).getFirstPropertyValue('method')).toBe('CANCEL');
  for (const [at, { component, event }] of after.entries()) {
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(event.sequence).toBeGreaterThan(before[at]?.event.sequence ?? 0);
    expect(event.summary).toBe('Cancelado');
    expect(component.getAllSubcomponents('valarm')).toEqual([]);
  }
  expect(file).not.toMatch(/Banho|Berço|Noite/);
});
