import { expect, it } from 'vitest';
import { someFeedRecord, someSleepRecord } from '#tests/support/fake-diary.ts';
import { calendarDate } from '../time/calendar-date.ts';
import { dayRing } from './day-ring.rules.ts';
import type { RecordEnvelope } from './record.schema.ts';

const bounds = { timeZone: 'America/Sao_Paulo' };
const day = calendarDate('2026-07-03');
const shape = (records: RecordEnvelope[], on = day, where: Parameters<typeof dayRing>[2] = bounds) => {
  const { minutes, spans, marks, ofDay } = dayRing(on, records, where);
  return {
    minutes,
    spans: spans.map(({ record, fromMinute, toMinute }) => [record.id, fromMinute, toMinute]),
    marks: marks.map(({ record, atMinute }) => [record.id, atMinute]),
    ofDay: ofDay.map(({ id }) => id),
  };
};

const feed = someFeedRecord({ id: 'feed', startTime: '2026-07-03T09:00:00.000Z' });
const nappy = {
  ...feed,
  id: 'nappy',
  kind: 'nappy',
  startTime: '2026-07-03T18:30:00.000Z',
  endTime: null,
  durationSeconds: null,
} as unknown as RecordEnvelope;

it('knows what lasted, what was at a moment, and what has only the day', () => {
  const food = { ...nappy, id: 'food', kind: 'food', startTime: null, day } as unknown as RecordEnvelope;
  expect(shape([feed, nappy, food])).toEqual({
    minutes: 1440,
    spans: [['feed', 360, 372]],
    marks: [['nappy', 930]],
    ofDay: ['food'],
  });
});

it('cuts a night where the day begins, and shows each day its part', () => {
  const night = someSleepRecord({
    id: 'night',
    startTime: '2026-07-03T01:00:00.000Z',
    endTime: '2026-07-03T09:00:00.000Z',
  });
  expect(shape([night]).spans).toEqual([['night', 0, 360]]);
  expect(shape([night], calendarDate('2026-07-02')).spans).toEqual([['night', 1320, 1440]]);
});

it('begins when her day begins', () => {
  expect(shape([feed], day, { ...bounds, dayStartHour: 6 }).spans).toEqual([['feed', 0, 12]]);
});

it('has 25 hours on the day the clocks go back', () => {
  const berlin = { timeZone: 'Europe/Berlin' };
  expect(shape([], calendarDate('2026-10-25'), berlin).minutes).toBe(1500);
});

it('marks a bath without a length, and leaves out what is of another day', () => {
  const bath = {
    ...feed,
    id: 'bath',
    kind: 'activity',
    endTime: feed.startTime,
  } as unknown as RecordEnvelope;
  const other = someFeedRecord({ id: 'other', startTime: '2026-07-04T09:00:00.000Z' });
  expect(shape([bath, other])).toMatchObject({ spans: [], marks: [['bath', 360]] });
});
