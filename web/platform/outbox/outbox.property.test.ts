import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { createOutboxWorld, type Fate, settled } from '#tests/support/outbox-world.ts';

/** What may happen between her phone and the server, in any order. */
type Step =
  | { does: 'log'; bad: boolean }
  | { does: 'put'; key: string }
  | { does: 'mend' | 'pass time' | 'reload' | 'second tab' | 'late arrivals' | 'flip network' }
  | { does: 'sign in'; who: string | null }
  | { does: 'request'; fate: Fate };

const fates: Fate[] = ['arrives', 'lost', 'answer lost', 'server fails', 'late'];

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('log' as const), bad: chance(8) }) },
  { weight: 4, arbitrary: fc.record({ does: fc.constant('put' as const), key: fc.constantFrom('a', 'b') }) },
  {
    weight: 8,
    arbitrary: fc.record({ does: fc.constant('request' as const), fate: fc.constantFrom(...fates) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constantFrom(
        'mend' as const,
        'pass time' as const,
        'pass time' as const,
        'reload' as const,
        'second tab' as const,
        'late arrivals' as const,
        'flip network' as const,
      ),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('sign in' as const),
      who: fc.constantFrom(null, 'ana', 'ana', 'bia'),
    }),
  },
);

function chance(oneIn: number) {
  return fc.nat(oneIn - 1).map((n) => n === 0);
}

type Body = { n: number; key?: string; bad?: boolean };
type Entered = Body & { owner: string | null };

const figures: Record<string, number> = { runs: 0, writes: 0 };
const count = (name: string, by = 1) => {
  figures[name] = (figures[name] ?? 0) + by;
};

afterAll(() => {
  console.log(`outbox against a bad network: ${JSON.stringify(figures)}`);
});

/** Lives through the steps, then lets everything arrive; answers with what she entered and what the server did. */
async function live(steps: readonly Step[]) {
  const world = createOutboxWorld();
  const entered: Entered[] = [];
  let tabs = [world.openTab()];
  let owner: string | null = null;
  const outbox = () => {
    const [first] = tabs;
    if (!first) throw new Error('no tab is open');
    return first.outbox;
  };

  async function signIn(who: string | null): Promise<void> {
    owner = who;
    world.server.signedIn = who;
    for (const tab of tabs) await tab.outbox.setOwner(who);
    if (who) for (const one of entered) one.owner ??= who;
  }

  async function mendAll(): Promise<void> {
    for (const write of outbox().snapshot().writes) {
      if (!write.refused) continue;
      await outbox().mend(write.id, { ...(write.body as Body), bad: false });
    }
  }

  async function reopen(howMany: number): Promise<void> {
    tabs = [...tabs, ...Array.from({ length: howMany }, world.openTab)];
    for (const tab of tabs) await tab.outbox.setOwner(owner);
  }

  async function take(one: Step): Promise<void> {
    if (one.does === 'log' || one.does === 'put') {
      const key = one.does === 'put' ? one.key : undefined;
      const body: Body = {
        n: entered.length,
        ...(key ? { key } : one.does === 'log' && one.bad && { bad: true }),
      };
      entered.push({ ...body, owner });
      await outbox().add(one.does, body, key ? { supersedes: key } : {});
    } else if (one.does === 'request') {
      const request = world.requests.shift();
      request?.answer(one.fate);
      if (request && one.fate !== 'arrives') count(one.fate);
    } else if (one.does === 'sign in') {
      await signIn(one.who);
      count('owner changes');
    } else if (one.does === 'reload') {
      for (const tab of tabs.splice(0)) tab.close();
      await reopen(1);
      count('reloads');
    } else if (one.does === 'second tab') {
      if (tabs.length === 1) await reopen(1);
      else tabs.shift()?.close();
    } else if (one.does === 'mend') await mendAll();
    else if (one.does === 'pass time') world.passTime();
    else if (one.does === 'late arrivals') world.deliverLate();
    else world.isOnline = !world.isOnline;
  }

  async function letAllArrive(): Promise<void> {
    for (let round = 0; round < 12; round++) {
      world.passTime();
      await settled();
      for (const request of world.requests.splice(0)) request.answer('arrives');
      await settled();
      await mendAll();
    }
  }

  await signIn('ana');
  for (const one of steps) {
    await take(one);
    await settled();
  }
  world.isOnline = true;
  for (const who of ['ana', 'bia']) {
    await signIn(who);
    world.deliverLate();
    await letAllArrive();
  }
  world.deliverLate();
  for (const tab of tabs) tab.close();
  return { entered, done: [...world.server.done.values()] };
}

it('ends with the server knowing exactly what she entered, once and in order, whatever the network did', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60, size: 'max' }), async (steps) => {
      const { entered, done } = await live(steps);
      count('runs');
      count('writes', entered.length);
      for (const owner of ['ana', 'bia']) {
        const hers = entered.filter((one) => one.owner === owner);
        const arrived = done.filter((one) => one.owner === owner).map(({ body }) => body as Body);
        const numbers = arrived.map(({ n }) => n);
        expect(new Set(numbers).size, 'nothing twice').toBe(numbers.length);
        // What she had to mend comes when she has mended it; everything else in its order.
        const mended = new Set(hers.filter(({ bad }) => bad).map(({ n }) => n));
        const straight = numbers.filter((n) => !mended.has(n));
        expect(straight, 'in order').toEqual([...straight].sort((a, b) => a - b));
        // Each line of the log, and of what says the same thing anew at least the last word.
        const isLast = ({ n, key }: Body) => !hers.some((other) => other.key === key && other.n > n);
        const needed = hers.filter((one) => one.key === undefined || isLast(one)).map(({ n }) => n);
        expect(
          needed.filter((n) => !numbers.includes(n)),
          'nothing lost',
        ).toEqual([]);
        expect(
          numbers.every((n) => hers.some((one) => one.n === n)),
          'nothing of another',
        ).toBe(true);
        for (const key of ['a', 'b']) {
          const last = (list: Body[]) => list.filter((one) => one.key === key).at(-1)?.n;
          expect(last(arrived), 'the last word stands').toBe(last(hers));
        }
      }
    }),
    { numRuns: 1000 },
  );
}, 120_000);
