import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDate } from '../time/calendar-date.ts';
import { byDay, maybeSame, merged } from './diary.rules.ts';
import type { DiaryRecord, RecordEnvelope, RecordPut } from './record.schema.ts';
import { isUnusual, validateRecord } from './record-check.rules.ts';

const now = new Date('2026-03-08T06:00:00Z');
const [family, ana, bia] = ['f', 'ana', 'bia'];
const unsaid = { babyId: ana, day: null, notes: null, timeZone: 'UTC', groupId: null } as const;

const feed: RecordEnvelope<'feed'> = {
  ...unsaid,
  id: 'feed',
  kind: 'feed',
  startTime: '2026-03-08T05:00:00Z',
  endTime: '2026-03-08T05:20:00Z',
  durationSeconds: 1200,
  details: { side: 'both', leftSeconds: 700, rightSeconds: 500, lastSide: 'right' },
  notes: 'calma',
};
const sleep: RecordEnvelope<'sleep'> = {
  ...unsaid,
  id: 'sleep',
  kind: 'sleep',
  startTime: '2026-03-08T04:00:00Z',
  endTime: '2026-03-08T05:00:00Z',
  durationSeconds: 3600,
  details: { sort: 'nap', mood: null },
};
const food: RecordEnvelope<'food'> = {
  ...unsaid,
  id: 'food',
  kind: 'food',
  startTime: null,
  endTime: null,
  durationSeconds: null,
  day: calendarDate('2026-03-08'),
  details: { food: 'banana', liking: 'loved', signs: [] },
};
const facts = { revision: 1, change: 1, recordedBy: 'u', updatedBy: 'u', createdAt: '', updatedAt: '' };
const stored = (record: RecordEnvelope, change: Partial<DiaryRecord> = {}): DiaryRecord =>
  ({ ...record, ...facts, ...change }) as DiaryRecord;

describe('a record', () => {
  it('that can have been is welcome: without length, of a whole day, by a clock five minutes ahead', () => {
    const noTime = { ...feed.details, leftSeconds: 0, rightSeconds: 0 };
    const none = { endTime: feed.startTime, durationSeconds: 0, details: noTime };
    const welcome = [
      feed,
      sleep,
      food,
      { ...feed, ...none },
      { ...feed, endTime: '2026-03-08T06:05:00Z' },
      { ...feed, startTime: '2026-03-07T05:20:00Z' },
      { ...sleep, startTime: '2026-03-07T05:00:00Z' },
      // A second that began counts: phones round, and none is refused for it.
      { ...feed, endTime: '2026-03-08T05:19:59.500Z' },
    ];
    for (const record of welcome) expect(validateRecord(record, now)).toEqual({});
  });

  it.each([
    [{ endTime: 'ends_before_start' }, { ...feed, endTime: '2026-03-08T04:59:59Z' }],
    [{ endTime: 'lasts_too_long' }, { ...feed, startTime: '2026-03-06T23:20:00Z' }],
    [{ endTime: 'lasts_too_long' }, { ...sleep, startTime: '2026-03-07T04:59:59Z' }],
    // Forty hours that end tomorrow: the length is what she mistook first.
    [
      { endTime: 'lasts_too_long' },
      { ...sleep, startTime: '2026-03-07T14:00:00Z', endTime: '2026-03-09T06:00:00Z' },
    ],
    [{ endTime: 'in_the_future' }, { ...feed, endTime: '2026-03-08T06:05:01Z' }],
    [{ durationSeconds: 'longer_than_span' }, { ...feed, durationSeconds: 1201 }],
    [{ durationSeconds: 'longer_than_span' }, { ...sleep, durationSeconds: 3601 }],
    [{ durationSeconds: 'longer_than_span' }, { ...feed, details: { ...feed.details, leftSeconds: 701 } }],
    [{ notes: 'notes_too_long' }, { ...feed, notes: 'a'.repeat(5001) }],
    [{ notes: 'notes_too_long' }, { ...sleep, notes: 'a'.repeat(2001) }],
    [{ notes: 'notes_too_long' }, { ...food, notes: 'a'.repeat(1001) }],
    [{ startTime: 'not_a_moment' }, { ...feed, startTime: 'ontem' }],
    [{ endTime: 'not_a_moment' }, { ...feed, endTime: '' }],
    [{ food: 'food_required' }, { ...food, details: { ...food.details, food: '' } }],
    [{ food: 'reaction_without_food' }, { ...food, details: { food: '', liking: null, signs: ['rash'] } }],
    [{ startTime: 'not_a_moment' }, { ...sleep, startTime: '0026-03-08T05:00:00Z' }],
    [{ day: 'not_a_date' }, { ...food, day: calendarDate('1999-12-31') }],
    [{ day: 'in_the_future' }, { ...food, day: calendarDate('2026-03-09') }],
    [
      { endTime: 'in_the_future', durationSeconds: 'longer_than_span', notes: 'notes_too_long' },
      { ...sleep, endTime: '2026-03-08T06:30:00Z', durationSeconds: 9999, notes: 'a'.repeat(2001) },
    ],
  ] as const)('is told what is wrong beside its field: %o', (problems, record) => {
    expect(validateRecord(record as RecordEnvelope, now)).toEqual(problems);
  });

  it.each([
    ['2026-03-09', '2026-03-08T09:59:59Z', true],
    // It is tomorrow already on the first island of the day, and nowhere before.
    ['2026-03-09', '2026-03-08T10:00:00Z', false],
    ['2026-03-10', '2026-03-08T10:00:00Z', true],
  ])('of the day %s is still to come at %s, for everyone: %s', (day, at, isToCome) => {
    const problems = validateRecord({ ...food, day: calendarDate(day) }, new Date(at));
    expect(problems.day).toBe(isToCome ? 'in_the_future' : undefined);
  });

  it.each([
    [feed, false],
    [sleep, false],
    [food, false],
    [{ ...feed, durationSeconds: 0 }, true],
    [{ ...feed, startTime: '2026-03-08T02:00:00Z' }, true],
    [{ ...sleep, startTime: '2026-03-08T02:00:00Z' }, false],
    [{ ...sleep, startTime: '2026-03-07T14:59:00Z' }, true],
  ] as const)('is asked about where it hardly was: %#', (record, isAsked) => {
    expect(isUnusual(record)).toBe(isAsked);
  });
});

const put = (record: RecordEnvelope, change: Partial<RecordPut> = {}) => ({
  id: 'w',
  kind: 'record.put',
  body: { familyId: family, baseRevision: 0, ...record, ...change },
});
const remove = (id: string) => ({
  id: 'r',
  kind: 'record.delete',
  body: { familyId: family, id, baseRevision: 1 },
});
const at = (id: string, hour: number, change: Partial<RecordEnvelope> = {}) =>
  ({
    ...feed,
    id,
    startTime: new Date(Date.UTC(2026, 2, 8, hour)).toISOString(),
    ...change,
  }) as RecordEnvelope;
const looked = { familyId: family, babyId: ana };
const seen = (records: DiaryRecord[], writes: Parameters<typeof merged>[1]) =>
  merged(records, writes, looked).map(({ id, kept, revision }) => [id, kept, revision]);

describe('what is seen of the diary', () => {
  const server = [stored(at('b', 4)), stored(at('a', 2), { revision: 3 })];

  it('is what the server has, newest first, with what waits on the phone in its place', () => {
    expect(seen(server, [])).toEqual([
      ['b', 'synced', 1],
      ['a', 'synced', 3],
    ]);
    expect(seen(server, [put(at('n', 3))])).toEqual([
      ['b', 'synced', 1],
      ['n', 'phone', 0],
      ['a', 'synced', 3],
    ]);
    expect(seen(server, [put(at('a', 5), { baseRevision: 3 })])[0]).toEqual(['a', 'phone', 3]);
    expect(seen(server, [remove('a')])).toEqual([['b', 'synced', 1]]);
    expect(seen(server, [remove('a'), put(at('a', 2), { baseRevision: 3, restore: true })])[1]).toEqual([
      'a',
      'phone',
      3,
    ]);
  });

  it('counts a put that the server has taken as the next revision: an edit of it starts from there', () => {
    expect(seen(server, [{ ...put(at('a', 5), { baseRevision: 3 }), isAcknowledged: true }])[0]).toEqual([
      'a',
      'synced',
      4,
    ]);
  });

  it('keeps what the server knows beside it while an edit waits, and sends none of it back', () => {
    const [record] = merged([stored(at('a', 2), { recordedBy: 'avó' })], [put(at('a', 2))], looked);
    expect(record).toMatchObject({ recordedBy: 'avó', kept: 'phone' });
    expect(record).not.toHaveProperty('familyId');
    expect(record).not.toHaveProperty('baseRevision');
  });

  it('shows what was refused, with the write to mend; a refused removal hides nothing', () => {
    const refused = { code: 'invalid_input' as const, fields: { notes: 'notes_too_long' } };
    expect(merged([], [{ ...put(at('a', 1)), refused }], looked)[0]).toMatchObject({
      kept: 'refused',
      writeId: 'w',
      refused,
    });
    expect(seen([stored(at('a', 1))], [{ ...remove('a'), refused }])).toEqual([['a', 'refused', 1]]);
  });

  it('is of this baby and of nobody in particular: never of the twin, nor of another family', () => {
    const all = [
      stored(at('a', 1)),
      stored(at('b', 2, { babyId: bia })),
      stored(at('c', 3, { babyId: null })),
    ];
    expect(seen(all, []).map(([id]) => id)).toEqual(['c', 'a']);
    expect(merged(all, [], { ...looked, babyId: null }).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
    expect(seen([], [put(at('n', 1), { familyId: 'cousins' }), put(at('m', 1), { babyId: bia })])).toEqual(
      [],
    );
    // Given to the twin, it leaves this list at once.
    expect(seen([stored(at('a', 1))], [put(at('a', 1, { babyId: bia }))])).toEqual([]);
  });

  it('takes no notice of other writes', () => {
    const others = [
      { id: '1', kind: 'timer.put', body: { id: 'a', familyId: family } },
      { id: '2', kind: 'record.put', body: null },
      { id: '3', kind: 'heart.put', body: 'a' },
      { id: '4', kind: 'record.put', body: { familyId: family } },
    ];
    expect(seen(server, others)).toEqual(seen(server, []));
  });
});

describe('days', () => {
  const bounds = { timeZone: 'America/Sao_Paulo', dayStartHour: 0 };
  const shown = (...records: RecordEnvelope[]) =>
    byDay(records, bounds).map(({ day, records: ofDay }) => [day, ofDay.map(({ id }) => id).join(' ')]);

  it('come newest first; what has only a day stands on it, before the moments of that day', () => {
    const yesterday = { ...food, id: 'bread', day: calendarDate('2026-03-07') };
    expect(shown(feed, food, sleep, yesterday)).toEqual([
      ['2026-03-08', 'food feed sleep'],
      ['2026-03-07', 'bread'],
    ]);
  });

  it('are hers: at one in the morning in London it is still yesterday in São Paulo', () => {
    expect(shown(at('late', 1), food)).toEqual([
      ['2026-03-08', 'food'],
      ['2026-03-07', 'late'],
    ]);
    const night = byDay([at('dawn', 8)], { ...bounds, dayStartHour: 6 });
    expect(night[0]?.day).toBe('2026-03-07');
  });

  it('hold every record once, whatever there is', () => {
    const aRecord = fc.tuple(fc.uuid(), fc.integer({ min: 0, max: 5000 }), fc.boolean());
    fc.assert(
      fc.property(fc.array(aRecord), fc.constantFrom('UTC', 'America/Sao_Paulo'), (drawn, timeZone) => {
        const records = drawn.map(([id, hours, isDay]) => {
          const moment = new Date(Date.UTC(2026, 0, 1, hours)).toISOString();
          return isDay
            ? { id, startTime: null, day: calendarDate(moment.slice(0, 10)) }
            : { id, startTime: moment, day: null };
        });
        const days = byDay(records, { timeZone });
        expect(days.flatMap((one) => one.records)).toHaveLength(records.length);
        expect(days.map(({ day }) => day)).toEqual(
          days
            .map(({ day }) => day)
            .toSorted()
            .reverse(),
        );
        expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
      }),
    );
  });
});

describe('two records', () => {
  const [mine, hers] = [stored(at('a', 2)), stored(at('b', 2), { recordedBy: 'avó' })];
  const later = (minutes: number) => ({
    ...hers,
    startTime: new Date(Date.UTC(2026, 2, 8, 2, minutes)).toISOString(),
  });

  it('of one feed by two people within ten minutes may be one', () => {
    expect(maybeSame(mine, later(9) as DiaryRecord)).toBe(true);
  });

  it.each([
    ['begun eleven minutes apart', later(11)],
    ['by the same person', { ...later(5), recordedBy: mine.recordedBy }],
    ['of twins', { ...later(5), babyId: bia }],
    ['of two kinds', { ...stored(sleep), recordedBy: 'avó', startTime: mine.startTime }],
    ['without a moment', { ...stored(food), recordedBy: 'avó' }],
  ])('%s are two', (_, other) => {
    expect(maybeSame(mine, other as DiaryRecord)).toBe(false);
  });
});
