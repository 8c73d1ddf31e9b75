// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { RecordEnvelope } from '#shared/diary/record.schema.ts';
import { someFeed } from '#tests/support/fake-nursing.ts';
import { someSleep } from '#tests/support/fake-sleep.ts';
import { draftKey } from '#web/platform/device/kept-draft.ts';
import { store } from '#web/platform/device/store.ts';
import { feedParts } from './kinds/feed/feed-parts.tsx';
import { foodParts } from './kinds/food/food-parts.tsx';
import { sleepParts } from './kinds/sleep/sleep-parts.tsx';
import { keptDraft } from './old-drafts.ts';
import { recordSlot } from './record-draft.ts';

const place = { owner: '1', familyId: 'f', babyId: 'ana' };
const times = { start: '2026-07-01T03:00', end: '2026-07-01T03:20' };
const keptSides = { side: 'both', leftMinutes: '7', rightMinutes: null };
const feed = someFeed({ id: 'a' });
const sleep = someSleep({ id: 'b' });
const banana = { id: 'c', kind: 'food', details: { food: 'banana', liking: null, signs: [] } };

beforeEach(() => localStorage.clear());

describe('what she had begun to write before the update', () => {
  it.each([
    {
      of: 'a feed',
      parts: feedParts,
      asked: { record: feed, isNew: false },
      key: 'nursing_draft:1:a',
      held: { ...times, ...keptSides, notes: 'Boa pega' },
      draft: { ...times, day: '', own: { ...keptSides, lastSide: null }, notes: 'Boa pega' },
    },
    {
      of: 'a feed by hand, as a visitor',
      parts: feedParts,
      asked: { record: feed, isNew: true },
      key: 'nursing_draft::new',
      held: { ...times, ...keptSides, lastSide: 'left', notes: '' },
      draft: { ...times, day: '', own: { ...keptSides, lastSide: 'left' }, notes: '' },
    },
    {
      of: 'a sleep',
      parts: sleepParts,
      asked: { record: sleep, isNew: false },
      key: 'sleep_draft:1:b',
      held: { ...times, minutes: '18', kind: 'night', mood: 'happy', notes: 'no colo' },
      draft: { ...times, day: '', own: { minutes: '18', sort: 'night', mood: 'happy' }, notes: 'no colo' },
    },
    {
      of: 'a food from its own page',
      parts: foodParts,
      asked: { record: banana as unknown as RecordEnvelope, isNew: true },
      key: 'food_draft:1:new:banana',
      held: { food: 'Banana', day: '2026-07-01', liking: null, signs: [], notes: 'amassada' },
      draft: {
        start: '',
        end: '',
        day: '2026-07-01',
        own: { food: 'Banana', liking: null, signs: [] },
        notes: 'amassada',
      },
    },
  ])('of $of is there again, and carried over once', ({ parts, asked, key, held, draft }) => {
    const slot = recordSlot(place, parts, asked.isNew ? undefined : asked.record.id);
    store.set(key as 'nursing_draft:', JSON.stringify(held));
    expect(keptDraft(slot, asked)).toEqual(draft);
    expect(store.get(key as 'nursing_draft:')).toBeNull();
    expect(JSON.parse(store.get(draftKey(slot)) ?? '')).toEqual(draft);
    expect(keptDraft(slot, asked)).toEqual(draft);
  });

  it('and cannot be read stays where it lies', () => {
    store.set('nursing_draft:1:a', JSON.stringify({ notes: 'Boa pega', side: 'middle' }));
    expect(keptDraft(recordSlot(place, feedParts, 'a'), { record: feed, isNew: false })).toBeUndefined();
    expect(store.get('nursing_draft:1:a')).toContain('Boa pega');
  });
});
