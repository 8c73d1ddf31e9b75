import { describe, expect, it } from 'vitest';
import { mergeFeeds } from './merge.rules.ts';
import type { Feed } from './nursing.schema.ts';

const feed = (id: string, hour: number, notes: string | null = null): Feed => ({
  id,
  startTime: new Date(Date.UTC(2026, 2, 8, hour)).toISOString(),
  endTime: new Date(Date.UTC(2026, 2, 8, hour, 20)).toISOString(),
  durationSeconds: 1200,
  side: 'left',
  leftSeconds: 1200,
  rightSeconds: 0,
  notes,
  timeZone: 'UTC',
});
const put = (body: unknown, id = 'w') => ({ id, kind: 'feed.put', body });
const remove = (id: string) => ({ id: 'r', kind: 'feed.remove', body: { id } });
const seen = (...call: Parameters<typeof mergeFeeds>) =>
  mergeFeeds(...call).map(({ id, kept, notes }) => [id, kept, notes]);

describe('what she sees', () => {
  it('is what the server has, newest first', () => {
    expect(seen([feed('a', 1), feed('b', 2), feed('c', 2)], [])).toEqual([
      ['c', 'synced', null],
      ['b', 'synced', null],
      ['a', 'synced', null],
    ]);
  });

  it('has what waits on her phone in its place: added, changed, removed, put back', () => {
    const server = [feed('b', 4), feed('a', 2)];
    expect(seen(server, [put(feed('n', 3))])).toEqual([
      ['b', 'synced', null],
      ['n', 'phone', null],
      ['a', 'synced', null],
    ]);
    expect(seen(server, [put(feed('a', 5, 'mudou'))])[0]).toEqual(['a', 'phone', 'mudou']);
    expect(seen(server, [remove('a')])).toEqual([['b', 'synced', null]]);
    expect(seen(server, [remove('a'), put(feed('a', 2))])[1]).toEqual(['a', 'phone', null]);
  });

  it('shows a refused feed as refused, with the reason and the write to mend; a refused removal hides nothing', () => {
    const refused = { code: 'invalid_input' as const, fields: { notes: 'notes_too_long' } };
    expect(mergeFeeds([], [{ ...put(feed('a', 1), 'write'), refused }])[0]).toMatchObject({
      kept: 'refused',
      writeId: 'write',
      refused,
    });
    expect(seen([feed('a', 1)], [{ ...remove('a'), refused }])).toEqual([['a', 'refused', null]]);
    expect(seen([], [{ ...put(feed('a', 1)), refused }, put(feed('a', 1), 'w2')])).toEqual([
      ['a', 'phone', null],
    ]);
  });

  it('takes no notice of other writes', () => {
    const others = [
      { id: '1', kind: 'timer.put', body: { id: 'a' } },
      { id: '2', kind: 'feed.put', body: null },
      { id: '3', kind: 'heart.put', body: 'a' },
    ];
    expect(seen([feed('a', 1)], others)).toEqual([['a', 'synced', null]]);
  });
});
