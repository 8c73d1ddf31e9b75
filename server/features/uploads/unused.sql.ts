import { type SQL, sql } from 'drizzle-orm';
import { mediaUploads } from './uploads.table.ts';

/** A query whose one column, `url`, lists addresses of media that must stay. `server/media-users.ts` lists them all. */
export type MediaUser = SQL;

export const namedBy = (users: readonly MediaUser[]): SQL =>
  sql`(${sql.join([...users], sql` union all `)}) as named`;

/** One query for all of them, whatever their number: PostgreSQL reads each list once. */
export const unused = (users: readonly MediaUser[]): SQL =>
  sql`not exists (select 1 from ${namedBy(users)} where named.url = ${mediaUploads.url})`;
