import type { DiaryRecord } from '#shared/diary/record.schema.ts';
import type { MyTopicsAnswer } from '#shared/topics/topics.schema.ts';
import { fakeDiary, someFoodRecord } from './fake-diary.ts';
import { stubFetch } from './stub-fetch.ts';

type Told = Partial<DiaryRecord<'food'>['details']> & { day?: string; notes?: string };

/** A food of the diary, told as a mother would: what, when, and what came of it. */
export function someFood({ day = '2026-07-03', notes, ...details }: Told = {}): DiaryRecord<'food'> {
  return someFoodRecord({
    id: crypto.randomUUID(),
    on: day,
    notes: notes ?? null,
    details: { food: 'banana', liking: null, signs: [], ...details },
  });
}

/** The diary with foods, and which of them she saved, beside `fakeServer`, which must be there first. */
export function fakeFoods({ foods = [] }: { foods?: DiaryRecord<'food'>[] } = {}) {
  const diary = fakeDiary({ records: foods });
  const saved = () => {
    const kept = new Set<string>();
    for (const { part, on } of diary.writesOf('saved-part.set') as { part: string; on: boolean }[])
      kept[on ? 'add' : 'delete'](part);
    return [...kept];
  };
  const others = globalThis.fetch;
  stubFetch(async (input, init) => {
    const { pathname } = new URL(input, 'http://colo.test');
    if (pathname !== '/api/topics/mine') return others(input, init);
    return Response.json({
      notes: [],
      saved: saved().map((part) => ({ kind: 'food', part, savedAt: '2026-07-01T03:00:00.000Z' })),
    } satisfies MyTopicsAnswer);
  });
  return { ...diary, saved };
}
