import { describe, expect, it } from 'vitest';
import {
  type Container,
  milkState,
  milkStock,
  milkTimes,
  remainingMl,
  usableUntil,
} from './milk-times.rules.ts';

const drawn = '2026-11-01T08:00:00.000Z';
const aContainer = (details: Partial<Container['details']> = {}, id = 'a', startTime = drawn): Container => ({
  id,
  startTime,
  details: { ml: 100, place: 'fridge', thawedAt: null, gone: null, ...details },
});
const bottle = (container: string | null, offeredMl: number | null, takenMl: number | null = null) => ({
  details: { container, offeredMl, takenMl },
});
const untilOf = (details: Partial<Container['details']>) =>
  usableUntil(aContainer(details))?.toISOString() ?? null;

describe('milk keeps', () => {
  it('twelve hours in the fridge and fifteen days in the freezer', () => {
    expect(untilOf({ place: 'fridge' })).toBe('2026-11-01T20:00:00.000Z');
    expect(untilOf({ place: 'freezer' })).toBe('2026-11-16T08:00:00.000Z');
  });

  it('no counted time once thawed, wherever it was said to be, and never longer than frozen', () => {
    const thawed = aContainer({ place: 'freezer', thawedAt: '2026-11-10T07:00:00Z' });
    expect(usableUntil(thawed)).toBeNull();
    expect(untilOf({ place: 'fridge', thawedAt: '2026-11-10T07:00:00Z' })).toBeNull();
    expect(milkState(thawed, new Date('2026-11-16T08:00:00Z'))).toBe('at-once');
    expect(milkState(thawed, new Date('2026-11-16T08:00:01Z'))).toBe('past');
  });

  it('no counted time at room temperature, where it is used or cooled at once, and no longer than in the fridge', () => {
    expect(untilOf({ place: 'room' })).toBeNull();
    expect(milkState(aContainer({ place: 'room' }), new Date(drawn))).toBe('at-once');
    expect(milkState(aContainer({ place: 'room' }), new Date('2026-11-01T20:00:01Z'))).toBe('past');
  });

  it('by named sources and a day on which they were read', () => {
    expect(milkTimes.sources.length).toBeGreaterThan(0);
    expect(milkTimes.checked).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

it('says so in good time: three hours before for milk in the fridge, two days for frozen', () => {
  const at = (details: Partial<Container['details']>, now: string) =>
    milkState(aContainer(details), new Date(now));
  expect(at({}, '2026-11-01T16:59:00Z')).toBe('keeps');
  expect(at({}, '2026-11-01T17:00:00Z')).toBe('soon');
  expect(at({}, '2026-11-01T20:00:00Z')).toBe('soon');
  expect(at({}, '2026-11-01T20:00:01Z')).toBe('past');
  expect(at({ place: 'freezer' }, '2026-11-14T07:59:00Z')).toBe('keeps');
  expect(at({ place: 'freezer' }, '2026-11-14T08:00:00Z')).toBe('soon');
});

describe('what remains', () => {
  it('is what was not poured: what a baby left in the bottle does not go back', () => {
    expect(remainingMl(aContainer(), [bottle('a', 60, 20), bottle('a', null, 10), bottle('b', 90)])).toEqual({
      left: 30,
      tooMuch: 0,
    });
  });

  it('shows when more was given than there was, and refuses nothing', () => {
    expect(remainingMl(aContainer(), [bottle('a', 120)])).toEqual({ left: 0, tooMuch: 20 });
  });
});

describe('the stock', () => {
  const now = new Date('2026-11-01T18:00:00Z');
  const containers = [
    aContainer({ place: 'freezer' }, 'frozen'),
    aContainer({ place: 'fridge' }, 'fridge'),
    aContainer({ place: 'fridge' }, 'older', '2026-11-01T07:00:00Z'),
    aContainer({ place: 'room' }, 'room', '2026-11-01T17:30:00Z'),
    aContainer({ place: 'fridge' }, 'past', '2026-11-01T05:00:00Z'),
    aContainer({ gone: 'thrown' }, 'thrown'),
    aContainer({}, 'empty'),
  ];

  it('stands in the order to use it, with what is past its time last', () => {
    const { inOrder } = milkStock(containers, [bottle('empty', 100)], now);
    expect(inOrder.map(({ container, state }) => [container.id, state])).toEqual([
      ['room', 'at-once'],
      ['older', 'soon'],
      ['fridge', 'soon'],
      ['frozen', 'keeps'],
      ['past', 'past'],
    ]);
  });

  it('counts what can be given', () => {
    expect(milkStock(containers, [bottle('empty', 100), bottle('frozen', 40)], now).ml).toBe(360);
  });
});
