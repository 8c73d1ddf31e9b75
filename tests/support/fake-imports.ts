import type { ImportAnswer, ImportAsked, ImportPart, ImportRow } from '#shared/import/import.schema.ts';
import { stubFetch } from './stub-fetch.ts';

/** What is imported into her family, to the contract of the real routes; beside `fakeFamily`, which must be there first. */
export function fakeImports({
  isMaybe = () => false,
}: {
  /** Whether somebody has written the same down. */
  isMaybe?: (asked: ImportAsked['records'][number]) => boolean;
} = {}) {
  const stored = new Map<string, ImportRow>();
  const imports: ImportAnswer[] = [];
  let failsAt: number | undefined;
  let online = true;
  /** How many of the next taking back somebody has edited. */
  let edited = 0;

  function take(id: string, { source, part, records }: ImportPart): ImportAnswer {
    let one = imports.find((known) => known.id === id);
    if (!one) {
      const startedAt = '2026-07-03T15:00:00.000Z';
      one = { id, source, startedAt, importedBy: '1', parts: 0, taken: 0, takenBackAt: null };
      imports.unshift(one);
    }
    if (part < one.parts) return one;
    const fresh = records.filter((record) => !stored.has(record.id));
    for (const record of fresh) stored.set(record.id, record);
    one.parts += 1;
    one.taken += fresh.length;
    return one;
  }

  const others = globalThis.fetch;
  stubFetch(async (input, init) => {
    const { pathname } = new URL(input, 'http://colo.test');
    if (!pathname.startsWith('/api/imports')) return others(input, init);
    if (!online) throw new TypeError('Failed to fetch');
    const [, id = ''] = /^\/api\/imports\/([^/]+)/.exec(pathname) ?? [];
    const body = init.body ? JSON.parse(String(init.body)) : undefined;
    if (pathname === '/api/imports')
      return Response.json({ imports: imports.filter(({ taken }) => taken > 0) });
    if (id === 'known') {
      const { records } = body as ImportAsked;
      const there = records.filter((record) => stored.has(record.id));
      const maybe = records.filter((record) => !stored.has(record.id) && isMaybe(record));
      const ids = (some: typeof records) => some.map((record) => record.id);
      return Response.json({ there: ids(there), deleted: [], maybe: ids(maybe) });
    }
    if (init.method === 'DELETE') {
      const one = imports.find((known) => known.id === id);
      if (one) one.takenBackAt = '2026-07-03T15:05:00.000Z';
      stored.clear();
      return Response.json({ deleted: (one?.taken ?? 0) - edited, kept: edited });
    }
    const part = body as ImportPart;
    if (part.part === failsAt) throw new TypeError('Failed to fetch');
    return Response.json(take(id, part));
  });

  return {
    stored,
    imports,
    goOffline: () => {
      online = false;
    },
    goOnline: () => {
      online = true;
    },
    /** The network breaks off with this part. */
    failAt: (part: number | undefined) => {
      failsAt = part;
    },
    edit: (count: number) => {
      edited = count;
    },
  };
}
