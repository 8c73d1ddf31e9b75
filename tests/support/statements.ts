import pg from 'pg';
import { inject, vi } from 'vitest';
import type { Database } from '#server/platform/db/database.ts';

type Asking = { query: (...call: unknown[]) => Promise<unknown> };
type Embedded = Asking & { transaction: (work: (within: Asking) => Promise<unknown>) => Promise<unknown> };

const textOf = (asked: unknown) => (typeof asked === 'string' ? asked : (asked as { text: string }).text);

/**
 * Every statement that reaches the driver while something is done, also what begins and ends a transaction: of whichever
 * process answers, and prepared before or not.
 */
export async function statementsDuring(db: Database, act: () => Promise<unknown>): Promise<string[]> {
  const told: string[] = [];
  if (inject('databaseTemplate').kind === 'postgres') {
    const asked = vi.spyOn(pg.Client.prototype, 'query');
    await act();
    told.push(...asked.mock.calls.map(([statement]) => textOf(statement)));
    asked.mockRestore();
    return told;
  }
  const { $client } = db as unknown as { $client: Embedded };
  const { query, transaction } = $client;
  const listening = (client: Asking, ask = client.query) => ({
    ...client,
    query: (...call: unknown[]) => {
      told.push(textOf(call[0]));
      return ask.apply(client, call);
    },
  });
  $client.query = listening($client, query).query;
  $client.transaction = (work) => {
    told.push('begin');
    return transaction.call($client, (within) => work(listening(within))).finally(() => told.push('commit'));
  };
  await act();
  Object.assign($client, { query, transaction });
  return told;
}
