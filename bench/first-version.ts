import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { sessionBySecret } from '../server/features/access/access.repository.ts';
import { hashToken } from '../server/features/access/secrets.ts';
import { nothingMore } from '../server/features/access/session-fact.ts';
import { postsPerPage } from '../shared/community/community.rules.ts';

/**
 * The first version's way to the community, for `bench/community.ts`: a thin layer that turns each request into one
 * statement, after it looked up who asks as our own server does, and answers with what the database made of it.
 * With `--in-transactions` each statement has, as PostgREST gives it, a transaction that is told who asks and for what.
 */
const inTransactions = process.argv.includes('--in-transactions');
const count = (table: string) =>
  `select json_build_object('count', count(*))::text as body from ${table} where post_id = $1`;
const own = (table: string) =>
  `select coalesce(json_agg(json_build_object('id', id)), '[]')::text as body from ${table} where post_id = $1 and user_id = $2`;
const list = (limit: string) => `select json_agg(page)::text as body from (
     select id, user_id, category, content, is_anonymous, allow_private_messages, created_at from community_posts
     where language = 'pt' order by created_at desc ${limit}) page`;
const statements: Record<string, string> = {
  // As the specification has it (7.2): the list has no end.
  '/community_posts': list(''),
  '/community_posts_page': list(`limit ${postsPerPage}`),
  '/count_comments': count('community_comments'),
  '/count_reactions': count('community_reactions'),
  '/own_reaction': own('community_reactions'),
  '/own_save': own('saved_posts'),
};

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
const db = drizzle({ client: pool });

async function bodyOf(client: pg.Pool | pg.PoolClient, text: string, values: unknown[]): Promise<string> {
  const { rows } = await client.query<{ body: string | null }>({ text, values });
  return rows[0]?.body ?? '[]';
}

async function alone(text: string, values: unknown[], path: string): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level read committed read only');
    await client.query(
      `select set_config('search_path', 'public', true), set_config('request.jwt.claims', $1, true),
         set_config('request.method', 'GET', true), set_config('request.path', $2, true)`,
      [JSON.stringify({ sub: values[1] }), path],
    );
    const body = await bodyOf(client, text, values);
    await client.query('commit');
    return body;
  } finally {
    client.release();
  }
}

const server = createServer(async (request, response) => {
  try {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bench');
    const secret = request.headers.cookie?.replace('colo_session=', '') ?? '';
    const viewer = await sessionBySecret(db, hashToken(secret), { now: new Date(), fact: nothingMore });
    const text = statements[pathname];
    if (!viewer || !text) throw new Error(`nobody asks, or for nothing: ${request.url}`);
    const values = [searchParams.get('post_id'), viewer.userId].slice(0, text.match(/\$\d/g)?.length ?? 0);
    const body = inTransactions ? await alone(text, values, pathname) : await bodyOf(pool, text, values);
    response.writeHead(200, {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
    });
    response.end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
server.listen(0, '127.0.0.1', () => {
  console.log(`ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
