import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { serve } from '@hono/node-server';

/**
 * The peer, in a process of its own: @supabase/lite as its own manual embeds it, from the folder where it was installed
 * for this measurement. On PostgreSQL by DATABASE_URL, on the PGlite that it brings by PGLITE_FOLDER.
 */
const { LITE_FOLDER = '', DATABASE_URL, PGLITE_FOLDER, JWT_SECRET } = process.env;
const dist = join(LITE_FOLDER, 'node_modules/@supabase/lite/dist');
const { App } = await import(join(dist, 'index.js'));

const app = new App({
  connection: await connected(),
  auth: { enabled: true, jwt_secret: JWT_SECRET },
  options: { server: { apiKeys: false, admin: false } },
});

await app.ensureSystemSchema();

async function connected() {
  if (DATABASE_URL) {
    const { createPostgresConnection } = await import(join(dist, 'db/postgres/PostgresConnection.js'));
    return createPostgresConnection({ url: DATABASE_URL, postgresOptions: { max: 10 } });
  }
  const { createPgliteConnection } = await import(join(dist, 'db/postgres/pglite/PgliteConnection.js'));
  return createPgliteConnection({ url: PGLITE_FOLDER });
}

const server = serve({
  port: 0,
  hostname: '127.0.0.1',
  fetch: (request) => app.fetch(request, { peerAddress: '127.0.0.1' }),
});
server.once('listening', () => {
  console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
