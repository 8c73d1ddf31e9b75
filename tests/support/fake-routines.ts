import type { Routine, RoutineAnswer } from '#shared/routines/routine.schema.ts';
import type { WriteOutcome } from '#shared/sync/sync.schema.ts';
import { stubFetch } from './stub-fetch.ts';

type Sent = { id: string; kind: string; body: unknown };

/** Routines and the outbox's route, beside `fakeServer`, which must be there first: it answers everything else. */
export function fakeRoutines(routines: Routine[] = []) {
  const writes: Sent[] = [];
  const answered = (routine: Routine): RoutineAnswer => ({
    ...routine,
    updatedAt: new Date(Date.now()).toISOString(),
  });
  const stored = new Map(routines.map((routine) => [routine.id, answered(routine)]));
  const refused = new Map<string, Record<string, string>>();
  let online = true;

  function doWrite({ id, kind, body }: Sent): WriteOutcome {
    const problems = refused.get(kind);
    if (problems) return { id, done: false, code: 'invalid_input', fields: problems };
    writes.push({ id, kind, body });
    const routine = body as Routine;
    if (kind === 'routine.put') stored.set(routine.id, answered(routine));
    if (kind === 'routine.remove') stored.delete(routine.id);
    return { id, done: true };
  }

  const others = globalThis.fetch;
  stubFetch(async (input, init) => {
    const { pathname } = new URL(input, 'http://colo.test');
    if (!/^\/api\/(routines|sync)/.test(pathname)) return others(input, init);
    if (!online) throw new TypeError('Failed to fetch');
    if (pathname === '/api/routines') return Response.json({ routines: [...stored.values()] });
    const sent = JSON.parse(String(init.body)) as { writes: Sent[] };
    return Response.json({ outcomes: sent.writes.map(doWrite) });
  });

  return {
    routines: () => [...stored.values()],
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

export function someRoutine(change: Partial<Routine> = {}): Routine {
  const step = (time: string, what: string, minutes: number) => ({
    id: crypto.randomUUID(),
    time,
    what,
    minutes,
    reminds: false,
  });
  return {
    id: crypto.randomUUID(),
    name: 'Noite',
    steps: [step('19:00', 'Banho', 15), step('19:30', 'Mamada', 20)],
    ...change,
  };
}
