import type { FoodClearing, FoodDiaryAnswer, FoodEntry, FoodEntryAnswer } from '#shared/foods/food.schema.ts';
import type { WriteOutcome } from '#shared/sync/sync.schema.ts';
import { calendarDate } from '#shared/time/calendar-date.ts';
import type { MyTopicsAnswer } from '#shared/topics/topics.schema.ts';
import { stubFetch } from './stub-fetch.ts';

type Sent = { id: string; kind: string; body: unknown };

export function someEntry(about: Partial<Omit<FoodEntry, 'day'>> & { day?: string } = {}): FoodEntryAnswer {
  const { day = '2026-07-03', ...rest } = about;
  return {
    id: crypto.randomUUID(),
    food: 'banana',
    liking: null,
    signs: [],
    notes: null,
    createdAt: `${day}T12:00:00.000Z`,
    updatedAt: `${day}T12:00:00.000Z`,
    ...rest,
    day: calendarDate(day),
  };
}

/** The food diary, what she saved, and the outbox's route, beside `fakeServer`, which must be there first. */
export function fakeFoods({
  entries = [],
  saved = [],
}: {
  entries?: FoodEntryAnswer[];
  saved?: string[];
} = {}) {
  const stored = new Map(entries.map((entry) => [entry.id, entry]));
  const cleared = new Map<string, FoodClearing>();
  const kept = new Set(saved);
  const writes: Sent[] = [];
  const refused = new Map<string, Record<string, string>>();
  let online = true;

  function doWrite({ id, kind, body }: Sent): WriteOutcome {
    const problems = refused.get(kind);
    if (problems) return { id, done: false, code: 'invalid_input', fields: problems };
    writes.push({ id, kind, body });
    const at = new Date(Date.now()).toISOString();
    if (kind === 'food-entry.put') {
      const entry = body as FoodEntry;
      stored.set(entry.id, { ...entry, createdAt: stored.get(entry.id)?.createdAt ?? at, updatedAt: at });
    }
    if (kind === 'food-entry.remove') stored.delete((body as { id: string }).id);
    if (kind === 'food.clear') cleared.set((body as FoodClearing).food, body as FoodClearing);
    if (kind === 'saved-part.set') {
      const { part, on } = body as { part: string; on: boolean };
      if (on) kept.add(part);
      else kept.delete(part);
    }
    return { id, done: true };
  }

  const others = globalThis.fetch;
  stubFetch(async (input, init) => {
    const { pathname } = new URL(input, 'http://colo.test');
    if (!/^\/api\/(foods|topics|sync)/.test(pathname)) return others(input, init);
    if (!online) throw new TypeError('Failed to fetch');
    if (pathname === '/api/sync') {
      const sent = JSON.parse(String(init.body)) as { writes: Sent[] };
      return Response.json({ outcomes: sent.writes.map(doWrite) });
    }
    if (pathname === '/api/topics/mine')
      return Response.json({
        notes: [],
        saved: [...kept].map((part) => ({ kind: 'food', part, savedAt: '2026-07-01T03:00:00.000Z' })),
      } satisfies MyTopicsAnswer);
    return Response.json({
      entries: [...stored.values()].sort((a, b) => b.day.localeCompare(a.day)),
      cleared: [...cleared.values()],
    } satisfies FoodDiaryAnswer);
  });

  return {
    entries: stored,
    saved: kept,
    writesOf: (kind: string) => writes.filter((write) => write.kind === kind).map(({ body }) => body),
    /** From now on the server refuses this kind, naming what is wrong. */
    refuse: (kind: string, fields: Record<string, string>) => refused.set(kind, fields),
    accept: (kind: string) => refused.delete(kind),
    goOffline: () => {
      online = false;
    },
    goOnline: () => {
      online = true;
      window.dispatchEvent(new Event('online'));
    },
  };
}
