import { describe, expect, it } from 'vitest';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { someSleep } from '#tests/support/fake-sleep.ts';
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
