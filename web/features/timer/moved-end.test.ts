import { expect, it } from 'vitest';
import { movedEnd } from './moved-end.ts';

const zone = 'America/Sao_Paulo';
const span = { start: '2026-07-01T14:45', end: '2026-07-01T15:00' };
const byHand = { span, isNew: true, longestHours: 3, now: Date.parse('2026-07-01T18:00:20Z'), zone };

it('I changed when it began, and the end stayed behind: it goes along, as long as it was', () => {
  expect(movedEnd({ ...byHand, start: '2026-07-01T09:10' })).toBe('2026-07-01T09:25');
  expect(movedEnd({ ...byHand, start: '2026-06-30T23:50' })).toBe('2026-07-01T00:05');
});

it('the length is the one she set, whatever the field showed while she typed', () => {
  const halfway = movedEnd({ ...byHand, start: '2026-07-01T14:59' });
  expect(halfway).toBe('2026-07-01T15:00');
  expect(movedEnd({ ...byHand, start: '2026-07-01T11:59' })).toBe('2026-07-01T12:14');
});

it('does not end later than now, unless it begins later', () => {
  expect(movedEnd({ ...byHand, start: '2026-07-01T14:55' })).toBe('2026-07-01T15:00');
  expect(movedEnd({ ...byHand, start: '2026-07-01T16:00' })).toBe('2026-07-01T16:15');
});

it('stays while the beginning is empty, or the two did not fit before', () => {
  expect(movedEnd({ ...byHand, start: '' })).toBe(span.end);
  const turned = { start: span.end, end: span.start };
  expect(movedEnd({ ...byHand, span: turned, start: '2026-07-01T09:10' })).toBe(span.start);
});

it('of what was recorded stays where it was, as long as that can have been', () => {
  const recorded = { ...byHand, isNew: false };
  expect(movedEnd({ ...recorded, start: '2026-07-01T14:30' })).toBe('2026-07-01T15:00');
  expect(movedEnd({ ...recorded, start: '2026-07-01T09:30' })).toBe('2026-07-01T09:45');
  expect(movedEnd({ ...recorded, start: '2026-07-01T15:00' })).toBe('2026-07-01T15:00');
  expect(movedEnd({ ...recorded, start: '2026-06-30T14:45' })).toBe('2026-06-30T15:00');
});
