import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Database } from '../db/database.ts';
import { open } from './access-level.ts';

/** /healthz: the process lives. /readyz: it can serve, because its database answers. */
export function healthRoutes(db: Database) {
  return new Hono()
    .get('/healthz', open, (c) => c.json({ status: 'ok' }))
    .get('/readyz', open, async (c) => {
      await db.execute(sql`select 1`);
      return c.json({ status: 'ready' });
    });
}
