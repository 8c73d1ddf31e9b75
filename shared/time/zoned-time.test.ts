import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from './calendar-date.ts';
import { isTimeZone, momentOf, wallClock } from './zoned-time.ts';

const zones = ['UTC', 'America/Sao_Paulo', 'America/New_York', 'Europe/Lisbon', 'Australia/Lord_Howe'];
const wall = (text: string) => {
  const [date = '', hour = 0, minute = 0] = text.split(/[ :]/);
  return { date: calendarDate(date), hour: Number(hour), minute: Number(minute), second: 0 };
};

describe('the clock on the wall', () => {
  it.each([
    ['2026-03-08 03:00', 'UTC', '2026-03-08T03:00:00.000Z'],
    ['2026-03-08 00:00', 'America/Sao_Paulo', '2026-03-08T03:00:00.000Z'],
    ['2026-03-07 23:59', 'America/Sao_Paulo', '2026-03-08T02:59:00.000Z'],
    // New York puts its clocks forward at two: half past two is never shown, the change itself stands for it.
    ['2026-03-08 01:59', 'America/New_York', '2026-03-08T06:59:00.000Z'],
    ['2026-03-08 02:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    ['2026-03-08 03:00', 'America/New_York', '2026-03-08T07:00:00.000Z'],
    // And back at two: half past one is shown twice, the first counts.
    ['2026-11-01 01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
    ['2026-11-01 02:00', 'America/New_York', '2026-11-01T07:00:00.000Z'],
    ['2026-03-29 02:00', 'Europe/Lisbon', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25 01:30', 'Europe/Lisbon', '2026-10-25T00:30:00.000Z'],
    // A slip of the keyboard is still a moment.
    ['0026-03-08 03:00', 'UTC', '0026-03-08T03:00:00.000Z'],
    // The night São Paulo had no midnight.
    ['2018-11-04 00:00', 'America/Sao_Paulo', '2018-11-04T03:00:00.000Z'],
  ])('shows %s in %s at %s', (shown, timeZone, moment) => {
    expect(momentOf(wall(shown), timeZone).toISOString()).toBe(moment);
  });

  it('shows at its moment what it was asked for, for every moment that is shown once', () => {
    const year = fc.integer({ min: Date.UTC(2015, 0, 1), max: Date.UTC(2030, 0, 1) });
    fc.assert(
      fc.property(fc.constantFrom(...zones), year, (timeZone, at) => {
        const shown = wallClock(new Date(at), timeZone);
        const moment = momentOf(shown, timeZone);
        expect(wallClock(moment, timeZone)).toEqual(shown);
        // The same second, or the first of the two at which it was shown.
        expect([0, 30, 60]).toContain((Math.floor(at / 1000) * 1000 - moment.getTime()) / 60_000);
      }),
      { numRuns: 500 },
    );
  });

  it('remembers a zone, and not every way in which somebody may write its name', () => {
    const { DateTimeFormat } = Intl;
    let made = 0;
    class Counted extends DateTimeFormat {
      constructor(...options: ConstructorParameters<typeof DateTimeFormat>) {
        super(...options);
        made += 1;
      }
    }
    Reflect.set(Intl, 'DateTimeFormat', Counted);
    try {
      const moment = new Date('2026-03-08T03:00:00Z');
      for (let n = 0; n < 3; n++) wallClock(moment, 'Asia/Tokyo');
      expect(made).toBe(1);
      const letters = [...'america/sao_paulo'];
      for (let n = 0; n < 512; n++) {
        const name = letters.map((letter, at) => (n & (1 << at) ? letter.toUpperCase() : letter)).join('');
        expect(wallClock(moment, name).hour).toBe(0);
      }
      made = 0;
      wallClock(moment, 'Asia/Tokyo');
      expect(made, 'the names that came in between pushed it out').toBe(1);
    } finally {
      Reflect.set(Intl, 'DateTimeFormat', DateTimeFormat);
    }
  });

  it('knows which zones exist', () => {
    expect(zones.every(isTimeZone)).toBe(true);
    expect(['', 'Marte/Cratera', "' or 1=1"].some(isTimeZone)).toBe(false);
  });
});
