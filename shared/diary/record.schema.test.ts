import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { kindNames, kindOf } from './kinds.ts';
import { diaryWrites } from './record.schema.ts';

const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const when = { startTime: '2026-03-08T05:00:00.000Z', endTime: '2026-03-08T05:20:00.000Z', day: null };
const envelope = {
  familyId: id(1),
  id: id(2),
  babyId: id(3),
  notes: null,
  timeZone: 'UTC',
  groupId: null,
  baseRevision: 0,
};
const feed = {
  ...envelope,
  ...when,
  kind: 'feed',
  durationSeconds: 1200,
  details: { side: 'left', leftSeconds: 1200, rightSeconds: 0, lastSide: null },
};
const sleep = { ...feed, kind: 'sleep', details: { sort: 'nap', mood: 'happy' } };
const food = {
  ...envelope,
  kind: 'food',
  startTime: null,
  endTime: null,
  durationSeconds: null,
  day: '2026-03-08',
  details: { food: 'own:mingau da vó', liking: null, signs: ['hives'] },
};
const takes = (kind: keyof typeof diaryWrites, body: unknown) => v.is(diaryWrites[kind], body);

describe('a record that is sent', () => {
  it.each([
    ['feed', feed],
    ['sleep', sleep],
    ['food', food],
    ['for nobody in particular', { ...feed, babyId: null }],
    ['that puts back what was deleted', { ...feed, baseRevision: 4, restore: true }],
    ['of a group', { ...feed, groupId: id(4) }],
  ])('is taken: %s', (_, body) => {
    expect(takes('record.put', body)).toBe(true);
  });

  it.each([
    ['without a family', { ...feed, familyId: undefined }],
    ['of a kind that there is not', { ...feed, kind: 'bath' }],
    ['with the details of another kind', { ...feed, details: sleep.details }],
    ['with details that nobody knows', { ...feed, details: { ...feed.details, mood: 'happy' } }],
    ['with anything beside', { ...feed, recordedBy: id(5) }],
    ['a day disguised as a moment', { ...food, startTime: '2026-03-08T00:00:00.000Z', day: null }],
    ['a moment with a day', { ...feed, day: '2026-03-08' }],
    ['on the 31st of February', { ...feed, startTime: '2026-02-31T05:00:00.000Z' }],
    ['on a day that never was', { ...food, day: '2026-02-31' }],
    ['with notes over the limit of its kind', { ...food, notes: 'a'.repeat(1001) }],
    ['without the revision that it edits', { ...feed, baseRevision: undefined }],
  ])('is refused: %s', (_, body) => {
    expect(takes('record.put', body)).toBe(false);
  });

  it.each([
    [{ ...feed, details: { ...feed.details, side: 'middle' } }, 'unknown_side'],
    [{ ...sleep, details: { ...sleep.details, sort: 'feed' } }, 'unknown_sort'],
    [{ ...food, details: { ...food.details, food: '' } }, 'food_required'],
    [{ ...feed, endTime: 'soon' }, 'not_a_moment'],
    [{ ...food, day: 'today' }, 'not_a_date'],
    [{ ...sleep, notes: 'a'.repeat(2001) }, 'notes_too_long'],
  ])('is refused by a code that has a sentence: %#', (body, code) => {
    const { issues = [] } = v.safeParse(diaryWrites['record.put'], body);
    expect(new Set(issues.map(({ message }) => message))).toEqual(new Set([code]));
  });
});

describe('a timer that is sent', () => {
  const timer = {
    familyId: id(1),
    babyId: null,
    id: id(2),
    stretches: [{ side: 'left', from: when.startTime, to: null }],
    stoppedAt: null,
    notes: '',
    revision: 1,
    timeZone: 'UTC',
  };
  const asleep = [{ side: 'asleep', from: when.startTime, to: null }];

  it('has the sides of its kind, and only of a kind that has a timer', () => {
    expect(takes('record-timer.put', { ...timer, kind: 'feed' })).toBe(true);
    expect(takes('record-timer.put', { ...timer, kind: 'sleep', stretches: asleep })).toBe(true);
    expect(takes('record-timer.put', { ...timer, kind: 'sleep' })).toBe(false);
    expect(takes('record-timer.put', { ...timer, kind: 'food' })).toBe(false);
    expect(takes('record-timer.put', { ...timer, kind: 'feed', revision: 0 })).toBe(false);
  });
});

describe('every kind', () => {
  const start = '2026-03-08T05:00:00.000Z';
  const stopped = (side: string) => ({
    id: id(2),
    stretches: [{ side, from: start, to: when.endTime }],
    stoppedAt: when.endTime,
    notes: ' dormiu ',
    revision: 2,
    timeZone: 'UTC',
  });
  const timed = kindNames.filter((name) => kindOf(name).timer);

  it.each(timed)('%s makes of its timer a record that is taken', (name) => {
    const { timer } = kindOf(name);
    const made = timer?.recordOf(stopped(timer.sides[0]), null);
    expect(made).toMatchObject({ ...when, id: id(2), durationSeconds: 1200, notes: 'dormiu' });
    expect(takes('record.put', { ...envelope, ...made, kind: name })).toBe(true);
  });

  it('takes what she chose in the save step', () => {
    const choose = (name: 'feed' | 'sleep', choice: object) =>
      kindOf(name).timer?.recordOf(stopped(name === 'feed' ? 'left' : 'asleep'), choice)?.details;
    expect(choose('sleep', { sort: 'night', mood: 'crying' })).toEqual({ sort: 'night', mood: 'crying' });
    expect(choose('feed', { side: 'right' })).toMatchObject({ side: 'right', rightSeconds: 1200 });
  });

  it.each([
    ['feed', feed, { feeds: 2, seconds: 2400, left: 2400, right: 0 }],
    ['sleep', sleep, { naps: 2, napSeconds: 2400, nights: 0, nightSeconds: 0 }],
    ['food', food, { foods: 1, reactions: 2 }],
  ] as const)('%s has what a day of it comes to', (name, record, totals) => {
    const recorded = record as unknown as Parameters<ReturnType<typeof kindOf>['totals']>[0][number];
    expect(kindOf(name).totals([recorded, recorded])).toEqual(totals);
    expect(kindOf(name).totals([])).toEqual(
      Object.fromEntries(Object.keys(totals).map((total) => [total, 0])),
    );
    for (const { of } of kindOf(name).columns) expect(['string', 'number']).toContain(typeof of(recorded));
  });
});
