import type pg from 'pg';

/** One in two posts has the common word, one in `rareEvery` the rare one. */
export const commonWord = 'cansada';
export const rareWord = 'travesseirinho';
const rareEvery = 50_000;

/** Those who wrote, answered and touched, and the first of them who look. */
const mothers = 20_000;
export const viewers = 20;
const savedByEach = 200;

/** Ids are made from numbers, so that millions of rows can name each other without being looked up. */
export const postId = (n: string) => `md5('post ' || ${n})::uuid`;
export const motherId = (n: string) => `md5('mother ' || ${n})::uuid`;

/** Of a mother in a talk, where she does not sign. */
const voice = (post: string, mother: string) => `md5(${post}::text || ${mother})::uuid`;

const categories = `array['Amamentação e Colo', 'Sono do Bebê', 'Primeiras Comidas', 'No Seu Tempo', 'Mãe Completa', 'Higiene Natural']`;

/**
 * A community of so many posts over 900 days, with five comments and ten hearts each on average. Triggers sleep: the
 * counts come with the posts, and that every row has what it refers to is known beforehand.
 */
export async function fill(db: pg.Client, posts: number, say: (what: string) => void): Promise<void> {
  const step = async (what: string, ...statements: string[]) => {
    const started = performance.now();
    for (const statement of statements) await db.query(statement);
    say(`${what}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  };
  await db.query(`set session_replication_role = replica; set synchronous_commit = off`);
  await db.query(`set maintenance_work_mem = '1GB'; set work_mem = '256MB'`);
  await db.query(`truncate community_posts, community_comments, community_reactions, saved_posts cascade`);
  await step('mothers', mothersSql, profilesSql);

  const later = await withoutIndexes(db);
  await step(`${posts} posts`, postsSql(posts));
  await step('comments', commentsSql(posts));
  await step('hearts', heartsSql(posts));
  for (const statement of later) await step(statement.slice(0, 90), statement);
  await step('what the viewers saved and keep away', savedSql(posts), ...distancesSql);
  await db.query('set session_replication_role = origin');
  // A community of that size was not written in this minute: nothing of the filling is left to be done beside the asking.
  await step('vacuum and checkpoint', 'vacuum analyze', 'checkpoint');
}

const mothersSql = `
  insert into users (id, email, created_at, last_sign_in_at)
  select ${motherId('n')}, 'mother' || n || '@exemplo.test', now() - interval '900 days', now()
  from generate_series(1, ${mothers}) n`;
const profilesSql = `
  insert into profile_answers (user_id, name, created_at, updated_at)
  select ${motherId('n')}, 'Mãe ' || n, now(), now() from generate_series(1, ${mothers}) n`;

const commentsOf = (n: string) => `(${n} % 11)::int`;
const heartsOf = (n: string) => `(${n} % 21)::int`;
const written = (n: string, posts: number) => `now() - ${n} * interval '900 days' / ${posts}`;
const someone = (n: string) => motherId(`1 + (${n}) % ${mothers}`);

const postsSql = (posts: number) => `
  insert into community_posts (id, user_id, language, category, need, content, is_anonymous, voice,
    allow_private_messages, created_at, comment_count, reaction_count)
  select ${postId('n')}, ${someone('n * 7919')}, 'pt', (${categories})[(1 + n % 6)::int], 'support',
    'Hoje a noite foi longa e ' || case when n % 2 = 0 then 'estou ${commonWord}' else 'deu tudo certo' end
      || case when n % ${rareEvery} = 7 then ', achei o ${rareWord}' else '' end || '. Alguém mais passou por isso? ' || n,
    n % 3 = 0, case when n % 3 = 0 then ${voice(postId('n'), someone('n * 7919'))} end, n % 5 = 0, ${written('n', posts)}, ${commentsOf('n')}, ${heartsOf('n')}
  from generate_series(1, ${posts}::bigint) n`;

const commentsSql = (posts: number) => `
  insert into community_comments (id, post_id, user_id, content, is_anonymous, voice, created_at)
  select gen_random_uuid(), ${postId('n')}, ${someone('n * 31 + k * 977')}, 'Estou com você. Vai passar.', k % 3 = 0,
    case when k % 3 = 0 then ${voice(postId('n'), someone('n * 31 + k * 977'))} end,
    ${written('n', posts)} + k * interval '10 minutes'
  from generate_series(1, ${posts}::bigint) n, generate_series(1, ${commentsOf('n')}) k`;

/** Those who look touched every tenth post or so; each mother touches a post once. */
const heartsSql = (posts: number) => `
  insert into community_reactions (post_id, user_id, created_at)
  select ${postId('n')}, case when k = 1 and n % 10 < 5 then ${motherId(`1 + n % ${viewers}`)}
      else ${motherId(`${viewers} + 1 + (n * 17 + k) % (${mothers} - ${viewers})`)} end,
    ${written('n', posts)} + k * interval '7 minutes'
  from generate_series(1, ${posts}::bigint) n, generate_series(1, ${heartsOf('n')}) k`;

const savedSql = (posts: number) => `
  insert into saved_posts (post_id, user_id, created_at)
  select ${postId(`1 + (n * ${Math.floor(posts / savedByEach)} + v) % ${posts}`)}, ${motherId('v')}, now() - n * interval '1 day'
  from generate_series(1, ${viewers}) v, generate_series(0, ${savedByEach} - 1) n`;

/** Each keeps three mothers away and one voice without a name in a new talk, and is blocked by two. */
const away = (values: string, numbers: string) => `
  insert into community_distances (id, user_id, person_id, post_id, voice, voice_of, kind, created_at)
  select gen_random_uuid(), ${values}, now() from generate_series(1, ${viewers}) v, generate_series(${numbers}) k`;
const nobody = 'null::uuid, null::uuid, null::uuid';
const itsMother = someone('v * 3 * 7919');
const aVoice = `${postId('v * 3')}, ${voice(postId('v * 3'), itsMother)}, ${itsMother}`;
const distancesSql = [
  away(`${motherId('v')}, ${someone('(v + k) * 7919')}, ${nobody}, 'mute'`, '1, 3'),
  away(`${motherId('v')}, null::uuid, ${aVoice}, 'mute'`, '1, 1'),
  away(`${someone('(v + k) * 7919')}, ${motherId('v')}, ${nobody}, 'block'`, '5, 6'),
];

/** Row by row into an index takes ten times as long as all at once. Returns the statements that make them again. */
async function withoutIndexes(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query<{ taken: string; made: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as taken,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as made
    from pg_constraint where conrelid = 'community_reactions'::regclass and contype in ('p', 'u')
    union all
    select format('drop index %I', indexname), indexdef from pg_indexes
    where tablename in ('community_posts', 'community_comments', 'community_reactions') and indexname like '%\\_idx'`);
  for (const { taken } of rows) await db.query(taken);
  return rows.map(({ made }) => made);
}
