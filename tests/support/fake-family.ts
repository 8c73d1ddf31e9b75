import { toldOf } from '#shared/family/family.rules.ts';
import type { BabyAnswer, FamiliesAnswer, Role } from '#shared/family/family.schema.ts';
import type { WriteOutcome } from '#shared/sync/sync.schema.ts';
import { stubFetch } from './stub-fetch.ts';

type Sent = { id: string; kind: string; body: unknown };

export function someBaby(told: Partial<BabyAnswer> & { id: string }): BabyAnswer {
  return {
    name: null,
    sex: null,
    avatar: null,
    arrival: 'unsaid',
    birthDate: null,
    dueDate: null,
    toldDate: null,
    gestationWeeks: null,
    state: 'here',
    stateSince: null,
    isDefault: false,
    updatedAt: '2026-07-01T03:00:00.000Z',
    ...told,
  };
}

/** Her family, and her profile as it is asked for with one of its babies; beside `fakeServer`, which must be there first. */
export function fakeFamily({
  babies,
  role = 'parent',
  asksWhose = false,
}: {
  babies: BabyAnswer[];
  role?: Role;
  asksWhose?: boolean;
}) {
  const stored = new Map(babies.map((baby) => [baby.id, baby]));
  const asked: (string | null)[] = [];
  const writes: Sent[] = [];
  const refused = new Map<string, Record<string, string>>();
  let online = true;
  let deletionAskedAt: string | null = null;

  function doWrite({ id, kind, body }: Sent): WriteOutcome {
    const fields = refused.get(kind);
    if (fields) return { id, done: false, code: 'invalid_input', fields };
    writes.push({ id, kind, body });
    const {
      id: babyId,
      familyId: _,
      ...told
    } = body as Partial<BabyAnswer> & { id: string; familyId: string };
    const before = stored.get(babyId);
    if (before || kind === 'baby.put')
      stored.set(babyId, { ...(before ?? someBaby({ id: babyId })), ...told });
    return { id, done: true };
  }

  const others = globalThis.fetch;
  stubFetch(async (input, init) => {
    const { pathname, searchParams } = new URL(input, 'http://colo.test');
    if (!online) throw new TypeError('Failed to fetch');
    if (pathname === '/api/families')
      return Response.json({
        families: [
          {
            id: 'family',
            role,
            isDefault: true,
            change: 1,
            asksWhose: asksWhose && !writes.some(({ kind }) => kind === 'family.whose'),
            timeZone: null,
            dayStartHour: 0,
            sleepDayStartHour: 6,
            deletionAskedAt,
            babies: [...stored.values()],
            members: [{ id: '1', name: 'Ana', role }],
          },
        ],
      } satisfies FamiliesAnswer);
    if (pathname === '/api/families/deletion') {
      const askedAt = init.method === 'POST' ? new Date().toISOString() : null;
      const baby = stored.get(searchParams.get('baby') ?? '');
      if (baby) stored.set(baby.id, { ...baby, deletionAskedAt: askedAt });
      else deletionAskedAt = askedAt;
      return askedAt ? Response.json({ askedAt, dueAt: askedAt }) : new Response(null, { status: 204 });
    }
    if (pathname === '/api/sync') {
      const sent = JSON.parse(String(init.body)) as { writes: Sent[] };
      return Response.json({ outcomes: sent.writes.map(doWrite) });
    }
    if (pathname !== '/api/profile' || (init.method ?? 'GET') !== 'GET') return others(input, init);
    const babyId = searchParams.get('babyId');
    asked.push(babyId);
    const { profile } = await (await others('/api/profile', init)).json();
    const baby = babyId === null ? undefined : stored.get(babyId);
    return Response.json({ profile: baby ? { ...profile, ...toldOf(baby) } : profile });
  });

  return {
    /** With which baby her profile was asked for; null: with none named. */
    profilesAsked: () => [...asked],
    /** Another phone of the family told this. */
    change: (id: string, told: Partial<BabyAnswer>) => {
      const before = stored.get(id);
      if (before) stored.set(id, { ...before, ...told });
    },
    babies: stored,
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
