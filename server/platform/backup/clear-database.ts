import type { Database } from '../db/database.ts';
import { ask } from './tables.ts';

/** What an extension brought is the owner's of the database, and stays. */
const ofNoExtension = (catalog: string, id: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalog}'::regclass and d.objid = ${id} and d.deptype = 'e')`;

/** One statement per thing that a migration may have made. Tables take their indexes, keys and triggers along. */
const dropping = [
  `select 'drop table if exists ' || c.oid::regclass || ' cascade' as statement from pg_class c
   where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and ${ofNoExtension('pg_class', 'c.oid')}`,
  `select 'drop view if exists ' || c.oid::regclass || ' cascade' as statement from pg_class c
   where c.relkind = 'v' and c.relnamespace = 'public'::regnamespace and ${ofNoExtension('pg_class', 'c.oid')}`,
  `select 'drop routine if exists ' || p.oid::regprocedure || ' cascade' as statement from pg_proc p
   where p.pronamespace = 'public'::regnamespace and ${ofNoExtension('pg_proc', 'p.oid')}`,
  `select 'drop type if exists ' || t.oid::regtype || ' cascade' as statement from pg_type t
   where t.typtype = 'e' and t.typnamespace = 'public'::regnamespace and ${ofNoExtension('pg_type', 't.oid')}`,
];

/** As before the first migration. */
export async function clearDatabase(transaction: Database): Promise<void> {
  await ask(transaction, 'drop schema if exists drizzle cascade');
  for (const question of dropping) {
    for (const { statement } of await ask<{ statement: string }>(transaction, question)) {
      await ask(transaction, statement);
    }
  }
}
