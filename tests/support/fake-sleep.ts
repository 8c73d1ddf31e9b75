import type { Sleep, SleepAnswer, SleepTimer } from '#shared/sleep/sleep.schema.ts';
import type { WriteOutcome } from '#shared/sync/sync.schema.ts';
import { touches } from '#shared/timer/log.rules.ts';
import { stubFetch } from './stub-fetch.ts';

type Sent = { id: string; kind: string; body: unknown };

const isSleep = ({ kind }: Sent) => kind.startsWith('sleep');

/** Sleep and the outbox's route, beside `fakeServer`, which must be there first: it answers everything else. */
export function fakeSleep({ sleeps = [], timers = [] }: { sleeps?: Sleep[]; timers?: SleepTimer[] } = {}) {
  const writes: Sent[] = [];
  const stored = new Map<string, SleepAnswer>(
    sleeps.map((sleep) => [sleep.id, { ...sleep, createdAt: sleep.startTime, updatedAt: sleep.startTime }]),
  );
  const running = new Map(timers.map((timer) => [timer.id, timer]));
  const refused = new Map<string, Record<string, string>>();
  let online = true;

  function doWrite({ id, kind, body }: Sent): WriteOutcome {
    const problems = refused.get(kind);
    if (problems) return { id, done: false, code: 'invalid_input', fields: problems };
    writes.push({ id, kind, body });
    const target = (body as { id: string }).id;
    const at = new Date(Date.now()).toISOString();
    if (kind === 'sleep.put') stored.set(target, { ...(body as Sleep), createdAt: at, updatedAt: at });
    if (kind === 'sleep.remove') stored.delete(target);
    if (kind === 'sleep-timer.put' && !stored.has(target)) running.set(target, body as SleepTimer);
    if (kind === 'sleep-timer.remove') running.delete(target);
    return { id, done: true };
  }

  const others = globalThis.fetch;
  stubFetch(async (input, init) => {
    const { pathname, searchParams } = new URL(input, 'http://colo.test');
    if (!/^\/api\/(sleep|sync)/.test(pathname)) return others(input, init);
    if (!online) throw new TypeError('Failed to fetch');
    const newest = [...stored.values()].sort((a, b) => (a.startTime < b.startTime ? 1 : -1));
    if (pathname === '/api/sync') {
      const sent = JSON.parse(String(init.body)) as { writes: Sent[] };
      const [hers, rest] = [sent.writes.filter(isSleep), sent.writes.filter((write) => !isSleep(write))];
      // What is of another noun is for whoever stands behind, if that one takes any.
      const passedOn = { ...init, body: JSON.stringify({ ...sent, writes: rest }) };
      const behind = rest.length > 0 ? await others(input, passedOn) : undefined;
      const taken = behind?.ok
        ? ((await behind.json()) as { outcomes: WriteOutcome[] }).outcomes
        : rest.map(doWrite);
      return Response.json({ outcomes: [...hers.map(doWrite), ...taken] });
    }
    if (pathname === '/api/sleep/now')
      return Response.json({
        timers: [...running.values()],
        lastSleep: newest[0] ?? null,
        serverTime: new Date(Date.now()).toISOString(),
      });
    const [from, to] = ['from', 'to'].map((name) => new Date(searchParams.get(name) ?? ''));
    const inside = newest.filter((sleep) => from && to && touches(sleep, from, to));
    return Response.json({ sleeps: inside, nextCursor: null });
  });

  return {
    sleeps: stored,
    timers: running,
    writesOf: (kind: string) => writes.filter((write) => write.kind === kind),
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

/** A nap of an hour that ended at two in the afternoon in São Paulo. */
export function someSleep(change: Partial<Sleep> & { id: string }): Sleep {
  return {
    startTime: '2026-07-01T16:00:00.000Z',
    endTime: '2026-07-01T17:00:00.000Z',
    durationSeconds: 3600,
    kind: 'nap',
    mood: null,
    notes: null,
    timeZone: 'America/Sao_Paulo',
    ...change,
  };
}
