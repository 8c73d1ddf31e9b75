import { describe, expect, it } from 'vitest';
import { calendarDate } from '#shared/time/calendar-date.ts';
import { addressOf, calendarReach, placeInCalendar } from './calendar-place.ts';

// A Thursday; its week is 28 June to 4 July.
const today = calendarDate('2026-07-02');

describe('an address of the calendar', () => {
  it.each([
    ['nothing', {}, 0, '2026-07-02'],
    ['a week to come', { semana: '2' }, 2, '2026-07-16'],
    ['a week that was', { semana: '-1' }, -1, '2026-06-25'],
    ['a day of this week', { dia: '2026-07-04' }, 0, '2026-07-04'],
    ['a Sunday', { dia: '2026-07-05' }, 1, '2026-07-05'],
    ['the Saturday before', { dia: '2026-06-27' }, -1, '2026-06-27'],
    ['a week and one of its days', { semana: '1', dia: '2026-07-11' }, 1, '2026-07-11'],
    ['a week and a day of another', { semana: '1', dia: '2026-07-02' }, 1, '2026-07-09'],
    ['no number', { semana: 'muitas' }, 0, '2026-07-02'],
    ['half a week', { semana: '1.5' }, 0, '2026-07-02'],
    ['no day', { dia: '2026-02-30' }, 0, '2026-07-02'],
    ['ten thousand weeks', { semana: '10000' }, 520, '2036-06-19'],
    ['ten thousand weeks ago', { semana: '-10000' }, -520, '2016-07-14'],
    ['a day in 1900', { dia: '1900-01-01' }, 0, '2026-07-02'],
    ['the last day of all', { dia: '9999-12-31' }, 0, '2026-07-02'],
    ['the first day of all', { dia: '0000-01-01' }, 0, '2026-07-02'],
  ])('that says %s', (_, address, offset, day) => {
    expect(placeInCalendar(today, address)).toEqual({ offset, day });
  });

  it('says nothing of this week and of today, and leads back to any other day', () => {
    expect(addressOf(today, today)).toEqual({ semana: undefined, dia: undefined });
    const day = calendarDate('2026-08-01');
    expect(placeInCalendar(today, addressOf(today, day)).day).toBe(day);
  });

  it('reaches as far as the weeks that can be asked for', () => {
    const { first, last } = calendarReach(today);
    expect(placeInCalendar(today, { dia: first })).toEqual({ offset: -520, day: first });
    expect(placeInCalendar(today, { dia: last })).toEqual({ offset: 520, day: last });
  });
});
