import { expect, it } from 'vitest';
import { calendarDate } from '../time/calendar-date.ts';
import { merged } from './diary.rules.ts';
import { asRecordWrite } from './old-writes.rules.ts';

const looked = { familyId: 'family', babyId: 'ana' };
const span = { startTime: '2026-07-01T05:00:00.000Z', endTime: '2026-07-01T05:12:00.000Z' };
const told = { ...span, durationSeconds: 720, notes: 'no colo', timeZone: 'UTC' };

it.each([
  [
    'feed.put',
    { id: 'a', ...told, side: 'both', leftSeconds: 300, rightSeconds: 420 },
    { kind: 'feed', details: { side: 'both', leftSeconds: 300, rightSeconds: 420, lastSide: null }, ...told },
  ],
  [
    'sleep.put',
    { id: 'a', ...told, kind: 'nap', mood: null },
    { kind: 'sleep', details: { sort: 'nap', mood: null }, ...told },
  ],
  [
    'food-entry.put',
    { id: 'a', food: 'egg', day: calendarDate('2026-07-01'), liking: null, signs: ['hives'], notes: null },
    {
      kind: 'food',
      details: { food: 'egg', liking: null, signs: ['hives'] },
      day: '2026-07-01',
      notes: null,
    },
  ],
])('what a phone recorded before there were families is seen as a record: %s', (kind, body, record) => {
  expect(merged([], [{ id: 'w', kind, body }], looked)).toMatchObject([
    { id: 'a', babyId: 'ana', kept: 'phone', writeId: 'w', ...record },
  ]);
  expect(merged([], [{ id: 'w', kind, body }], { familyId: null, babyId: null })).toHaveLength(1);
});

it.each(['feed.remove', 'sleep.remove', 'food-entry.remove'])('and its removal takes it away: %s', (kind) => {
  const put = { id: 'w', kind: 'sleep.put', body: { id: 'a', ...told, kind: 'nap', mood: null } };
  expect(merged([], [put, { id: 'v', kind, body: { id: 'a' } }], looked)).toEqual([]);
});

it('what is none of them stays as it is', () => {
  const write = { id: 'w', kind: 'heart.set', body: { id: 'a' } };
  expect(asRecordWrite(write)).toBe(write);
});
