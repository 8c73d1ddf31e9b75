// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DiaryRecord } from '#shared/diary/record.schema.ts';
import { fakeDiary, someFeedRecord, someFoodRecord, someSleepRecord } from '#tests/support/fake-diary.ts';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { createQueryClient } from '#web/platform/query/query-client.ts';
import { applyNews } from './diary-cache.ts';
import { offlineCopy, wholeCopy } from './offline-copy.ts';
import { putRecord } from './record-writes.ts';
import { useDiary } from './use-diary.ts';
import { useDiaryAll } from './use-diary-all.ts';
import { useDiaryRange } from './use-diary-range.ts';

const place = { owner: '1', familyId: 'family', babyId: 'ana' };
const week = { from: new Date('2026-06-27T00:00:00Z'), to: new Date('2026-07-04T00:00:00Z') };
const ids = (records: readonly DiaryRecord[] = []) => records.map(({ id }) => id).sort();

beforeEach(async () => {
  await appOutbox.setOwner('1');
  return async () => {
    cleanup();
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    await appOutbox.setOwner(null);
    localStorage.clear();
    vi.unstubAllGlobals();
  };
});

function open<Result>(hook: () => Result) {
  const client = createQueryClient(() => undefined);
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } });
  const { result, unmount } = renderHook(hook, {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return { client, result, unmount };
}

const night = someSleepRecord({
  id: 'night',
  startTime: '2026-06-26T22:00:00.000Z',
  endTime: '2026-06-27T06:00:00.000Z',
  details: { sort: 'night', mood: null },
});
const nap = someSleepRecord({ id: 'nap' });
const older = someSleepRecord({ id: 'older', startTime: '2026-06-20T12:00:00.000Z' });
const feed = someFeedRecord({ id: 'feed' });

const useWeek = () => useDiaryRange(place, { kind: 'sleep', ...week, isNewest: true });
const useFoods = () => useDiaryAll(place, 'food');

describe('a span of days', () => {
  it('has what reaches into it, of its kind and baby alone, and says when it is whole', async () => {
    const twin = someSleepRecord({ id: 'twin', babyId: 'bia' });
    fakeDiary({ records: [night, nap, older, feed, twin] });
    const { result } = open(useWeek);
    expect(result.current.isWhole).toBe(false);
    await waitFor(() => expect(result.current.isWhole).toBe(true));
    expect(ids(result.current.records)).toEqual(['nap', 'night']);
  });

  it('is there without a network where it ends today, from what the diary kept', async () => {
    const diary = fakeDiary({ records: [night, nap, older, feed] });
    const timeline = open(() => useDiary(place));
    await waitFor(() => expect(timeline.result.current.records).toHaveLength(4));
    timeline.unmount();
    diary.goOffline();
    const { result } = open(useWeek);
    expect(ids(result.current.records)).toEqual(['nap', 'night']);
    const lastWeek = { from: new Date('2026-06-15T00:00:00Z'), to: week.from };
    const before = open(() => useDiaryRange(place, { kind: 'sleep', ...lastWeek }));
    await waitFor(() => expect(before.result.current.hasFailed).toBe(true));
    expect(before.result.current.isWhole).toBe(false);
  });

  it('follows what is done: put, moved out of it, given to the twin, deleted', async () => {
    fakeDiary({ records: [night, nap] });
    const { client, result } = open(useWeek);
    await waitFor(() => expect(result.current.isWhole).toBe(true));
    const tell = (...news: [DiaryRecord[], string[]]) =>
      act(() => applyNews(client, place, { records: news[0], tombstones: news[1].map((id) => ({ id })) }));
    const added = someSleepRecord({ id: 'added', startTime: '2026-07-02T12:00:00.000Z' });
    tell([added, feed], []);
    await waitFor(() => expect(ids(result.current.records)).toEqual(['added', 'nap', 'night']));
    tell([{ ...nap, babyId: 'bia' }], []);
    await waitFor(() => expect(ids(result.current.records)).toEqual(['added', 'night']));
    tell([{ ...added, startTime: '2026-06-01T12:00:00.000Z', endTime: '2026-06-01T13:00:00.000Z' }], []);
    await waitFor(() => expect(ids(result.current.records)).toEqual(['night']));
    tell([], ['night']);
    await waitFor(() => expect(result.current.records).toEqual([]));
  });
});

describe('a kind that is read whole', () => {
  const banana = someFoodRecord({ id: 'banana' });
  const egg = someFoodRecord({
    id: 'egg',
    on: '2025-01-02',
    details: { food: 'egg', liking: null, signs: ['hives'] },
  });

  it('is whole without a network too: a reaction of last year is not forgotten', async () => {
    const diary = fakeDiary({ records: [banana, egg, feed] });
    const first = open(useFoods);
    await waitFor(() => expect(ids(first.result.current.records)).toEqual(['banana', 'egg']));
    first.unmount();
    diary.goOffline();
    const { result } = open(useFoods);
    expect(ids(result.current.records)).toEqual(['banana', 'egg']);
    expect(result.current.hasFailed).toBe(false);
  });

  it('shows what waits on the phone, and keeps what arrived for the next start though no screen shows it', async () => {
    const diary = fakeDiary({ records: [banana] });
    const first = open(useFoods);
    await waitFor(() => expect(first.result.current.records).toHaveLength(1));
    diary.goOffline();
    await act(() => putRecord({ familyId: 'family', record: egg }));
    expect(first.result.current.records.map(({ id, kept }) => [id, kept])).toEqual([
      ['banana', 'synced'],
      ['egg', 'phone'],
    ]);
    first.unmount();
    const other = open(() => useDiary(place));
    act(() => applyNews(other.client, place, { records: [egg], tombstones: [{ id: 'banana' }] }));
    expect(ids(wholeCopy(place, 'food').read('1')?.records)).toEqual(['egg']);
  });
});

it('a page that is corrected keeps the copy true: what was deleted does not come back at the next start', async () => {
  fakeDiary({ records: [feed, nap] });
  const { client, result } = open(() => useDiary(place));
  await waitFor(() => expect(result.current.records).toHaveLength(2));
  act(() => applyNews(client, place, { records: [], tombstones: [{ id: 'nap' }] }));
  await waitFor(() => expect(ids(result.current.records)).toEqual(['feed']));
  expect(ids(offlineCopy('family').read('1')?.records)).toEqual(['feed']);
});
