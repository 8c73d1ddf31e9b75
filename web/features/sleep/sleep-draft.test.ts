import { expect, it } from 'vitest';
import { someSleep } from '#tests/support/fake-sleep.ts';
import { draftOfSleep, isSleepDraft, sleepByHand, sleepOfDraft } from './sleep-draft.ts';

const zone = 'America/Sao_Paulo';
const sleep = someSleep({ id: 'a', endTime: '2026-07-01T16:41:20.000Z', durationSeconds: 2480 });
const draft = draftOfSleep(sleep, zone, false);

it('a sleep whose notes were corrected is as long as it was, to the second', () => {
  expect(sleepOfDraft({ ...draft, notes: 'no colo' }, sleep, zone)).toEqual({ ...sleep, notes: 'no colo' });
});

it('follows its times until she says how long the baby slept', () => {
  const moved = { ...draft, start: '2026-07-01T12:30' };
  expect(sleepOfDraft(moved, sleep, zone).durationSeconds).toBe(4280);
  expect(sleepOfDraft({ ...moved, minutes: '50' }, sleep, zone).durationSeconds).toBe(3000);
});

it('by hand is what the hour makes it, until she chooses', () => {
  const fresh = sleepByHand(new Date('2026-07-01T17:00:30Z'), 'b', zone);
  const begun = draftOfSleep(fresh, zone, true);
  expect(sleepOfDraft(begun, fresh, zone)).toMatchObject({
    kind: 'nap',
    endTime: '2026-07-01T17:00:00.000Z',
  });
  expect(sleepOfDraft({ ...begun, start: '2026-06-30T20:00' }, fresh, zone).kind).toBe('night');
  expect(sleepOfDraft({ ...begun, start: '2026-06-30T20:00', kind: 'nap' }, fresh, zone).kind).toBe('nap');
});

it('without a moment stays without one, for the rules to name', () => {
  expect(sleepOfDraft({ ...draft, start: '' }, sleep, zone).startTime).toBe('');
});

it.each([null, 7, {}, { ...draft, kind: 'siesta' }, { ...draft, mood: 'late' }, { ...draft, start: 3 }])(
  'what lies on the device and is no draft (%o) is not taken for one',
  (held) => expect(isSleepDraft(held)).toBe(false),
);
