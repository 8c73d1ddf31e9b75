import pg from 'pg';
import type { Log } from '../log/log.ts';

/**
 * A pool that lives through the loss of its connections. The driver tells of a lost one by an event, and an event of that
 * name which nobody hears ends the process; the pool itself hears it for idle connections only.
 */
export class ConnectionPool extends pg.Pool {
  constructor(config: pg.PoolConfig, log: Log) {
    super(config);
    this.on('connect', (client) =>
      client.on('error', (error) => log.warn({ err: error }, 'a database connection was lost')),
    );
    // An idle one was told of by the line above, and is out of the pool already.
    this.on('error', () => undefined);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: PoolCallback): void;
  override connect(callback?: PoolCallback): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect().then(givenBackWhenLost);
    super.connect(callback);
    return undefined;
  }
}

type PoolCallback = Parameters<pg.Pool['connect']>[0];

/**
 * Who took a connection for a transaction gives it back at its end; but a `begin` that fails has no end (drizzle), and the
 * place of each such connection would be taken for ever. So a lost one goes at once, and giving it back again does nothing.
 */
function givenBackWhenLost(client: pg.PoolClient): pg.PoolClient {
  const release = client.release.bind(client);
  let isBack = false;
  const giveBack = (error?: Error | boolean) => {
    if (isBack) return;
    isBack = true;
    client.off('error', giveBack);
    release(error);
  };
  client.once('error', giveBack);
  client.release = giveBack;
  return client;
}
