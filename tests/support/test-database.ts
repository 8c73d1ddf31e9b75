import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database, OpenDatabase } from '#server/platform/db/database.ts';
import { extensions } from '#server/platform/db/embedded-extensions.ts';
import { withFewParsers } from '#server/platform/db/embedded-parsers.ts';

type TestDatabase = OpenDatabase & {
  /** The same database by connections of its own, as a second process has them; not where it lives in this one. */
  elsewhere?: Database;
};

/** A migrated, empty database of the test file's own. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const template = inject('databaseTemplate');
  return template.kind === 'embedded' ? cloneEmbedded(template.dump) : clonePostgres(template.url);
}

/** Opening one takes a second, emptying one a tenth: the files that take turns in this process share theirs. */
const idle: PGlite[] = [];

async function cloneEmbedded(dump: string): Promise<TestDatabase> {
  const pglite =
    idle.pop() ?? withFewParsers(await PGlite.create({ loadDataDir: await openAsBlob(dump), extensions }));
  const madeOf = await schemaOf(pglite);
  const client = new UntilClosed(pglite);
  const db = drizzleEmbedded({ client: client as unknown as PGlite });
  const close = async () => {
    client.isClosed = true;
    await pglite.exec('discard all');
    await pglite.exec(emptied);
    if ((await schemaOf(pglite)) === madeOf) idle.push(pglite);
    else await pglite.close();
  };
  return { db, maintenance: db, description: 'test', close };
}

/** Whoever still works after the end of its file would write into the next one's. */
class UntilClosed {
  isClosed = false;
  #pglite: PGlite;
  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }
  get #open(): PGlite {
    if (this.isClosed) throw new Error('This test file has closed its database.');
    return this.#pglite;
  }
  async query(...query: Parameters<PGlite['query']>) {
    return this.#open.query(...query);
  }
  async transaction(...work: Parameters<PGlite['transaction']>) {
    return this.#open.transaction(...work);
  }
}

/** As a replica it neither asks triggers, of which one keeps the audit log from being emptied, nor foreign keys. */
const emptied = `
  set session_replication_role = replica;
  do $$ declare made record; begin
    for made in select tablename as name from pg_tables where schemaname = 'public' loop
      execute format('delete from %I', made.name);
    end loop;
    for made in select sequencename as name from pg_sequences where schemaname = 'public' loop
      execute format('alter sequence %I restart', made.name);
    end loop;
  end $$;
  reset session_replication_role;
`;

/** A test that takes a table away or adds a trigger leaves its database to nobody. */
async function schemaOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query(
    `select array_agg(oid order by oid) from pg_class where relnamespace = 'public'::regnamespace
     union all select array_agg(oid order by oid) from pg_trigger
     union all select array_agg(oid order by oid) from pg_proc where pronamespace = 'public'::regnamespace
     union all select array_agg(oid order by oid) from pg_constraint`,
  );
  return JSON.stringify(rows);
}

async function clonePostgres(adminUrl: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${name} template colo_template`);
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const openPool = () => new pg.Pool({ connectionString: url.href, max: 4 });
  const [here, there] = [openPool(), openPool()];
  const db = drizzlePostgres({ client: here });
  return {
    db,
    maintenance: db,
    elsewhere: drizzlePostgres({ client: there }),
    description: 'test',
    close: async () => void (await Promise.all([here.end(), there.end()])),
  };
}
