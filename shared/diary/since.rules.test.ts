import { expect, it } from 'vitest';
import { someFeedRecord, someSleepRecord } from '#tests/support/fake-diary.ts';
import type { RecordEnvelope } from './record.schema.ts';
import { sinceOf } from './since.rules.ts';

const asked = { now: new Date('2026-07-03T15:00:00Z'), sinceFrom: 'start' as const, asleepSince: null };
const at = (hour: string) => `2026-07-03T${hour}:00.000Z`;

const nappyAt = (hour: string) =>
  ({
    ...someFeedRecord({ id: `nappy ${hour}`, startTime: at(hour) }),
    kind: 'nappy',
    endTime: null,
    durationSeconds: null,
    details: { what: 'wet', colour: null, catch: null, cue: false },
  }) as RecordEnvelope;

it('tells the last feed with its side, the last nappy and since when the baby is awake', () => {
  const records = [
    nappyAt('14:20'),
    nappyAt('11:00'),
    someFeedRecord({ id: 'feed', startTime: at('12:50') }),
    someSleepRecord({ id: 'sleep', startTime: at('12:55') }),
  ];
  expect(sinceOf(records, asked)).toEqual([
    { what: 'feed', seconds: 7800, side: 'left', lastSide: null },
    { what: 'nappy', seconds: 2400 },
    { what: 'awake', seconds: 3900 },
  ]);
});

it('counts a feed from its end for who counts so', () => {
  const feed = someFeedRecord({ id: 'feed', startTime: at('14:00') });
  expect(sinceOf([feed], { ...asked, sinceFrom: 'end' })).toMatchObject([{ what: 'feed', seconds: 2880 }]);
});

it('says asleep while a sleep goes on, and not awake', () => {
  const slept = someSleepRecord({ id: 'sleep', startTime: at('10:00') });
  expect(sinceOf([slept], { ...asked, asleepSince: at('14:30') })).toEqual([
    { what: 'asleep', seconds: 1800 },
  ]);
});

it('is silent about what is older than a day, and where there is nothing', () => {
  const old = someFeedRecord({ id: 'feed', startTime: '2026-07-02T14:59:00.000Z' });
  expect(sinceOf([old], asked)).toEqual([]);
  expect(sinceOf([], asked)).toEqual([]);
});

it('takes the sleep that ended last, though another began later', () => {
  const night = someSleepRecord({ id: 'night', startTime: at('08:00'), endTime: at('14:00') });
  const nap = someSleepRecord({ id: 'nap', startTime: at('10:00'), endTime: at('11:00') });
  expect(sinceOf([nap, night], asked)).toEqual([{ what: 'awake', seconds: 3600 }]);
});

it('never counts backwards from a phone whose clock is ahead', () => {
  expect(sinceOf([nappyAt('15:02')], asked)).toEqual([{ what: 'nappy', seconds: 0 }]);
});
