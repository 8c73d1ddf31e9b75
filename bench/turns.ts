import { type Asking, Connection } from './community/connection.ts';
import { median } from './community/table.ts';

const connections = 10;

/** What one of ten connections does again and again. */
export type Runner = { name: string; open: () => { once: () => Promise<unknown>; close: () => void } };

export function overHttp(name: string, address: string, next: () => Asking): Runner {
  return {
    name,
    open: () => {
      const connection = new Connection(address);
      return { once: () => connection.ask(next()), close: () => connection.close() };
    },
  };
}

/** In turns, so that whatever else the machine does meets them all alike. The first round warms up. */
export async function ratesInTurns(
  runners: Runner[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Map<string, number>> {
  const rates = new Map<string, number[]>(runners.map(({ name }) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    for (const runner of runners) {
      const rate = await perSecond(runner, seconds);
      if (round >= 0) rates.get(runner.name)?.push(rate);
    }
    console.log(`  round ${round + 1} of ${rounds}`);
  }
  return new Map([...rates].map(([name, all]) => [name, median(all)]));
}

/** How often ten connections do it together. */
export async function perSecond({ open }: Pick<Runner, 'open'>, seconds: number): Promise<number> {
  let answered = 0;
  const started = performance.now();
  const end = started + seconds * 1000;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const connection = open();
      while (performance.now() < end) {
        await connection.once();
        answered += 1;
      }
      connection.close();
    }),
  );
  return answered / ((performance.now() - started) / 1000);
}

/** So that the ten connections are different mothers. */
export function inTurn<Item>(items: readonly Item[]): () => Item {
  let taken = 0;
  return () => {
    const item = items[taken++ % items.length];
    if (item === undefined) throw new Error('nothing to take turns with');
    return item;
  };
}
