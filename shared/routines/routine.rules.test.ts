import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder, minuteOf, overlapsOf, timeOf } from './routine.rules.ts';

const step = (id: string, time: string, minutes: number) => ({ id, time, minutes });
const told = (...steps: ReturnType<typeof step>[]) =>
  overlapsOf(steps).map(
    ({ earlierId, laterId, time, minutes }) => `${earlierId}${laterId} ${time} ${minutes}`,
  );

it('steps stand as the day goes, and those that begin at once as she put them', () => {
  const steps = [step('c', '19:30', 5), step('b', '07:00', 0), step('a', '07:00', 10), step('d', '00:00', 1)];
  expect(inOrder(steps).map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c']);
});

it.each([
  [0, '00:00'],
  [1439, '23:59'],
  [1440, '00:00'],
  [-30, '23:30'],
])('minute %i of the day is %s', (minute, time) => {
  expect(timeOf(minute)).toBe(time);
});

describe('steps that overlap', () => {
  it('are named with the minutes that both claim, whatever their order in the list', () => {
    const [bath, song] = [step('a', '19:00', 20), step('b', '19:15', 10)];
    expect(told(bath, song)).toEqual(['ab 19:15 5']);
    expect(told(song, bath)).toEqual(['ab 19:15 5']);
  });

  it('may lie within each other, or begin at once', () => {
    expect(told(step('a', '12:00', 60), step('b', '12:10', 10))).toEqual(['ab 12:10 10']);
    expect(told(step('a', '12:00', 60), step('b', '12:00', 10))).toEqual(['ab 12:00 10']);
  });

  it('are found across midnight, both ways of the clock', () => {
    expect(told(step('a', '23:30', 60), step('b', '00:10', 30))).toEqual(['ab 00:10 20']);
    expect(told(step('a', '20:00', 720), step('b', '07:30', 60), step('c', '08:00', 15))).toEqual([
      'bc 08:00 15',
      'ab 07:30 30',
    ]);
  });

  it('are none where one begins as the other ends, or lasts no time', () => {
    expect(told(step('a', '19:00', 15), step('b', '19:15', 10))).toEqual([]);
    expect(told(step('a', '23:45', 15), step('b', '00:00', 10))).toEqual([]);
    expect(told(step('a', '19:00', 60), step('b', '19:15', 0), step('c', '19:15', 0))).toEqual([]);
  });

  it('claim what a clock of 1,440 minutes counts twice', () => {
    const aStep = fc.tuple(fc.nat(1439), fc.nat(720));
    fc.assert(
      fc.property(aStep, aStep, (first, second) => {
        const steps = [first, second].map(([minute, length], n) => step(String(n), timeOf(minute), length));
        const claimed = (minute: number) =>
          steps.every(({ time, minutes }) => (minute - minuteOf(time) + 1440) % 1440 < minutes);
        const expected = Array.from({ length: 1440 }, (_, minute) => minute).filter(claimed).length;
        const total = overlapsOf(steps).reduce((sum, { minutes }) => sum + minutes, 0);
        expect(total).toBe(expected);
      }),
    );
  });
});
