import { defaultNursingSettings } from '#shared/nursing/nursing.rules.ts';
import type { Feed, FeedAnswer, NursingSettings, Timer } from '#shared/nursing/nursing.schema.ts';
import type { WriteOutcome } from '#shared/sync/sync.schema.ts';
import { stubFetch } from './stub-fetch.ts';

type Sent = { id: string; kind: string; body: unknown };

/** Nursing and the outbox's route, beside `fakeServer`, which must be there first: it answers everything else. */
export function fakeNursing({
  feeds = [],
  timers = [],
  now = () => Date.now(),
}: {
  feeds?: Feed[];
  timers?: Timer[];
  /** The server's own clock, where a test sets the phone's wrong. */
  now?: () => number;
} = {}) {
  const writes: Sent[] = [];
  const stored = new Map<string, FeedAnswer>(
    feeds.map((feed) => [feed.id, { ...feed, createdAt: feed.startTime, updatedAt: feed.startTime }]),
  );
  const running = new Map(timers.map((timer) => [timer.id, timer]));
  const refused = new Map<string, Record<string, string>>();
  let settings = defaultNursingSettings;
  let online = true;
  let takesWrites = true;
  let asked = 0;

  function doWrite({ id, kind, body }: Sent): WriteOutcome {
    const problems = refused.get(kind);
    if (problems) return { id, done: false, code: 'invalid_input', fields: problems };
    writes.push({ id, kind, body });
    const target = (body as { id: string }).id;
    const at = new Date(now()).toISOString();
    if (kind === 'feed.put') stored.set(target, { ...(body as Feed), createdAt: at, updatedAt: at });
    if (kind === 'feed.remove') stored.delete(target);
    if (kind === 'timer.put' && !stored.has(target)) running.set(target, body as Timer);
    if (kind === 'timer.remove') running.delete(target);
    if (kind === 'nursing.settings') settings = body as NursingSettings;
    return { id, done: true };
  }

  const others = globalThis.fetch;
  stubFetch(async (input, init) => {
    const { pathname, searchParams } = new URL(input, 'http://colo.test');
    if (!/^\/api\/(nursing|sync)/.test(pathname)) return others(input, init);
    if (!online || (pathname === '/api/sync' && !takesWrites)) throw new TypeError('Failed to fetch');
    const newest = [...stored.values()].sort((a, b) => (a.startTime < b.startTime ? 1 : -1));
    switch (pathname) {
      case '/api/sync': {
        const sent = JSON.parse(String(init.body)) as { writes: Sent[] };
        return Response.json({ outcomes: sent.writes.map(doWrite) });
      }
      case '/api/nursing/now':
        asked += 1;
        return Response.json({
          timers: [...running.values()],
          lastFeed: newest[0] ?? null,
          settings,
          serverTime: new Date(now()).toISOString(),
        });
      case '/api/nursing/feeds':
        return Response.json({ feeds: newest.slice(0, Number(searchParams.get('limit'))), nextCursor: null });
      default: {
        const [from = '', to = ''] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
        const inside = newest.filter(({ startTime }) => startTime >= from && startTime < to);
        return Response.json({ feeds: inside, nextCursor: null });
      }
    }
  });

  return {
    feeds: stored,
    timers: running,
    /** How often the phone asked what is under way, and so what time it is. */
    asked: () => asked,
    writesOf: (kind: string) => writes.filter((write) => write.kind === kind),
    /** From now on the server refuses this kind, naming what is wrong. */
    refuse: (kind: string, fields: Record<string, string>) => refused.set(kind, fields),
    accept: (kind: string) => refused.delete(kind),
    /** From now on nothing that she does reaches the server, whatever else does, until the network is back. */
    holdBack: () => {
      takesWrites = false;
    },
    goOffline: () => {
      online = false;
    },
    goOnline: () => {
      online = true;
      takesWrites = true;
      window.dispatchEvent(new Event('online'));
    },
  };
}

export function someFeed(change: Partial<Feed> & { id: string }): Feed {
  return {
    startTime: '2026-07-01T05:00:00.000Z',
    endTime: '2026-07-01T05:12:00.000Z',
    durationSeconds: 720,
    side: 'left',
    leftSeconds: 720,
    rightSeconds: 0,
    notes: null,
    timeZone: 'America/Sao_Paulo',
    ...change,
  };
}
