import { describe, expect, it } from 'vitest';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { someFeed } from '#tests/support/fake-nursing.ts';
import { someSleep } from '#tests/support/fake-sleep.ts';
import { feedParts } from './kinds/feed/feed-parts.tsx';
import { sleepParts } from './kinds/sleep/sleep-parts.tsx';
import { draftOf, type RecordDraft, recordOf, recordSlot } from './record-draft.ts';

const zone = 'America/Sao_Paulo';
const t = () => '';

describe('a sleep in its form', () => {
  const sleep = someSleep({ id: 'a', endTime: '2026-07-01T16:41:20.000Z', durationSeconds: 2480 });
  const draft = draftOf(sleep, { parts: sleepParts, zone, isNew: false, t });
  const made = (change: Partial<RecordDraft>, before: RecordEnvelope = sleep) =>
    recordOf({ ...draft, ...change }, sleepParts, { before, zone, t, records: [] });
  const own = (change: object) => ({ ...(draft.own as object), ...change });

  it('whose notes were corrected is as long as it was, to the second', () => {
    expect(made({ notes: 'no colo' })).toEqual({ ...sleep, notes: 'no colo' });
  });

  it('follows its times until she says how long the baby slept', () => {
    const start = '2026-07-01T12:30';
    expect(made({ start }).durationSeconds).toBe(4280);
    expect(made({ start, own: own({ minutes: '50' }) }).durationSeconds).toBe(3000);
  });

  it('by hand is what the hour makes it, until she chooses', () => {
    const byHand = sleepParts.byHand({ now: new Date('2026-07-01T17:00:30Z'), zone, last: undefined });
    const fresh = { ...sleep, ...byHand } as RecordEnvelope;
    const begun = draftOf(fresh, { parts: sleepParts, zone, isNew: true, t });
    const evening = { ...begun, start: '2026-06-30T20:00' };
    expect(made(begun, fresh)).toMatchObject({
      endTime: '2026-07-01T17:00:00.000Z',
      details: { sort: 'nap' },
    });
    expect(made(evening, fresh).details).toMatchObject({ sort: 'night' });
    const chosen = { ...evening, own: { ...(begun.own as object), sort: 'nap' } };
    expect(made(chosen, fresh).details).toMatchObject({ sort: 'nap' });
  });

  it('without a moment stays without one, for the rules to name', () => {
    expect(made({ start: '' }).startTime).toBe('');
  });

  it.each([
    null,
    7,
    {},
    { ...draft, own: own({ sort: 'siesta' }) },
    { ...draft, own: own({ mood: 'late' }) },
    { ...draft, start: 3 },
  ])('what lies on the device and is no draft (%o) is not taken for one', (held) => {
    const place = { owner: '1', familyId: null, babyId: null };
    expect(recordSlot(place, sleepParts).looksRight(held)).toBe(false);
  });
});

describe('a feed in its form', () => {
  const feed = someFeed({
    id: '6f1c1d60-0000-4000-8000-000000000001',
    startTime: '2026-07-01T06:00:12.000Z',
    endTime: '2026-07-01T06:10:12.000Z',
    durationSeconds: 522,
    side: 'both',
    leftSeconds: 322,
    rightSeconds: 200,
    lastSide: 'right',
  });
  const draft = draftOf(feed, { parts: feedParts, zone, isNew: false, t });
  const made = (change: Partial<RecordDraft>) =>
    recordOf({ ...draft, ...change }, feedParts, { before: feed, zone, t, records: [] });
  const own = (change: object) => ({ ...(draft.own as object), ...change });

  it('that was opened and saved is as it was, to the second', () => {
    expect(made({})).toEqual(feed);
  });

  it('to which notes were added has the time that it had', () => {
    expect(made({ notes: ' Boa pega ' })).toEqual({ ...feed, notes: 'Boa pega' });
  });

  it('whose end was moved by hand gives the sides their share of the new time', () => {
    const changed = made({ start: '2026-07-01T03:00', end: '2026-07-01T03:20' }) as RecordEnvelope<'feed'>;
    expect(changed.endTime).toBe('2026-07-01T06:20:00.000Z');
    const { leftSeconds, rightSeconds } = changed.details;
    expect(leftSeconds + rightSeconds).toBe(changed.durationSeconds);
    expect(leftSeconds).toBeGreaterThan(rightSeconds);
  });

  it('counts the minutes that she writes', () => {
    expect(made({ own: own({ leftMinutes: '7' }) })).toMatchObject({
      durationSeconds: 620,
      details: { leftSeconds: 420, rightSeconds: 200 },
    });
  });

  it('gives one side all of the time when she corrects the side', () => {
    expect(made({ own: own({ side: 'right' }) })).toMatchObject({
      durationSeconds: 522,
      details: { side: 'right', leftSeconds: 0, rightSeconds: 522 },
    });
  });

  it('without an end has none, for the rules to name', () => {
    expect(made({ end: '' }).endTime).toBe('');
  });
});
