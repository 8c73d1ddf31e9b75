import { expect, it } from 'vitest';
import type { Feed } from '#shared/nursing/nursing.schema.ts';
import { draftOfFeed, feedOfDraft } from './feed-draft.ts';

const zone = 'America/Sao_Paulo';

const feed: Feed = {
  id: '6f1c1d60-0000-4000-8000-000000000001',
  startTime: '2026-07-01T06:00:12.000Z',
  endTime: '2026-07-01T06:10:12.000Z',
  durationSeconds: 522,
  side: 'both',
  leftSeconds: 322,
  rightSeconds: 200,
  lastSide: 'right',
  notes: null,
  timeZone: zone,
};

it('opening and saving changes nothing, not even the seconds', () => {
  expect(feedOfDraft(draftOfFeed(feed, zone), feed, zone)).toEqual(feed);
});

it('notes that were added leave the time alone', () => {
  const changed = feedOfDraft({ ...draftOfFeed(feed, zone), notes: ' Boa pega ' }, feed, zone);
  expect(changed).toEqual({ ...feed, notes: 'Boa pega' });
});

it('an end moved by hand gives the sides their share of the new time', () => {
  const changed = feedOfDraft(
    { ...draftOfFeed(feed, zone), start: '2026-07-01T03:00', end: '2026-07-01T03:20' },
    feed,
    zone,
  );
  expect(changed.endTime).toBe('2026-07-01T06:20:00.000Z');
  expect(changed.leftSeconds + changed.rightSeconds).toBe(changed.durationSeconds);
  expect(changed.leftSeconds).toBeGreaterThan(changed.rightSeconds);
});

it('minutes she writes are the minutes that count', () => {
  const changed = feedOfDraft({ ...draftOfFeed(feed, zone), leftMinutes: '7' }, feed, zone);
  expect(changed).toMatchObject({ leftSeconds: 420, rightSeconds: 200, durationSeconds: 620 });
});

it('one side takes all of the time when she corrects the side', () => {
  const changed = feedOfDraft({ ...draftOfFeed(feed, zone), side: 'right' }, feed, zone);
  expect(changed).toMatchObject({ side: 'right', leftSeconds: 0, rightSeconds: 522, durationSeconds: 522 });
});

it('a time left empty is named by the rules, not guessed', () => {
  expect(feedOfDraft({ ...draftOfFeed(feed, zone), end: '' }, feed, zone).endTime).toBe('');
});
