import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SignJWT } from 'jose';
import type pg from 'pg';
import type { Asking } from '../community/connection.ts';

export const jwtSecret = 'only for this measurement, and longer than 32 characters';

/** Into a folder of its own, which goes with the measurement: nothing of it is a dependency of ours. */
export async function installLite() {
  const folder = await mkdtemp(join(tmpdir(), 'colo-peer-'));
  const dependencies = { '@supabase/lite': '0.10.0', postgres: '3.4.8' };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }));
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], {
    cwd: folder,
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

const readTables = ['community_posts', 'community_comments', 'profile_answers', 'posts', 'users'];
const ownTables = ['community_reactions', 'saved_posts', 'breastfeeding_sessions'];

/**
 * What a project on it writes into its schema: everybody signed in reads the community and the library, and each her own.
 * Once it has started: the functions and roles that policies name are its own.
 */
export async function makeRoles(db: Pick<pg.Client, 'query'>): Promise<void> {
  await db.query('create role anon');
  await db.query('create role authenticated');
  await db.query('create role service_role bypassrls');
}

/** The specification's table, of which ours is a view: with it a project begins. */
export async function makeFeeds(db: Pick<pg.Client, 'query'>): Promise<void> {
  await db.query('create table own_feeds as select * from breastfeeding_sessions');
  await db.query('drop view breastfeeding_sessions');
  await db.query('alter table own_feeds rename to breastfeeding_sessions');
  await db.query('alter table breastfeeding_sessions drop column family_id, drop column baby_id');
  await db.query('alter table breastfeeding_sessions add primary key (user_id, id)');
  await db.query('create index on breastfeeding_sessions (user_id, start_time desc, id desc)');
}

export async function letIn(db: Pick<pg.Client, 'query'>): Promise<void> {
  const statements = [
    'grant usage on schema public to authenticated',
    'grant all on all tables in schema public to authenticated',
    ...[...readTables, ...ownTables].map((table) => `alter table ${table} enable row level security`),
    ...readTables.map(
      (table) => `create policy reading on ${table} for select to authenticated using (true)`,
    ),
    ...ownTables.map(
      (table) =>
        `create policy own on ${table} to authenticated using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))`,
    ),
    `create policy writing on community_comments for insert to authenticated with check (user_id = (select auth.uid()))`,
  ];
  for (const statement of statements) await db.query(statement);
}

export type Caller = { userId: string; headers: Record<string, string> };

export async function liteCaller(userId: string): Promise<Caller> {
  const token = await new SignJWT({ sub: userId, role: 'authenticated', aud: 'authenticated' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setExpirationTime('1d')
    .sign(new TextEncoder().encode(jwtSecret));
  return { userId, headers: { Authorization: `Bearer ${token}` } };
}

const shown = ['deleted_at', 'hidden_at', 'removed_at', 'appears_at']
  .map((fate) => `${fate}=is.null`)
  .join('&');
const card =
  'id,title,category,author,language,introduction,beginning,content_words,image_url,image_alt,image_width,image_height,image_widths,audio_url,created_at';
const post =
  'id,language,category,need,content,is_anonymous,voice,allow_private_messages,is_tender,created_at,edited_at,comment_count,reaction_count';

/** The same asked of it, by the means that it has; it keeps nobody away, limits nothing and reads no text. */
export const liteAsks = {
  communityFeed: ({ userId, headers }: Caller): Asking => ({
    path: `/rest/v1/community_posts?select=${post},users!community_posts_user_id_users_id_fk(profile_answers(name)),community_reactions(reaction_type),saved_posts(id)&community_reactions.user_id=eq.${userId}&saved_posts.user_id=eq.${userId}&language=eq.pt&${shown}&order=created_at.desc,id.desc&limit=21`,
    headers,
  }),
  articleList: ({ headers }: Caller): Asking => ({
    path: `/rest/v1/posts?select=${card}&language=eq.pt&published=is.true&deleted_at=is.null&order=created_at.desc,id.desc&limit=21`,
    headers: { ...headers, Prefer: 'count=exact' },
  }),
  feedWrite: ({ userId, headers }: Caller, row: Record<string, unknown>): Asking => ({
    path: '/rest/v1/breastfeeding_sessions?on_conflict=user_id,id',
    headers: { ...headers, Prefer: 'resolution=merge-duplicates,return=minimal' },
    body: { ...row, user_id: userId },
  }),
  comment: ({ userId, headers }: Caller, row: Record<string, unknown>): Asking => ({
    path: '/rest/v1/community_comments',
    headers: { ...headers, Prefer: 'return=minimal' },
    body: { ...row, user_id: userId },
  }),
};
