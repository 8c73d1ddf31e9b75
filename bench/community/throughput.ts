import pg from 'pg';
import type { UserId } from '../../server/features/access/viewer.ts';
import { feedPage } from '../../server/features/community/feed.repository.ts';
import { postsPerPage } from '../../shared/community/community.rules.ts';
import type { FeedAnswer } from '../../shared/community/community.schema.ts';
import { inTurn, perSecond } from '../turns.ts';
import { askedSql } from './asked-sql.ts';
import { Connection } from './connection.ts';
import { type Community, prepareGround } from './ground.ts';
import { atLeast, type Figure, median, orientation } from './table.ts';

const connections = 10;
const seconds = 5;
const rounds = 5;
const wholeList = { path: '/community_posts', posts: 2_000 };
const onePage = { path: '/community_posts_page', posts: postsPerPage };
const feedPath = '/api/community/posts?language=pt';

/** With 2,000 posts, signed in, over ten connections; server, database and load share the cores. */
export async function measureThroughput(): Promise<Figure[]> {
  const { communities, run, stop } = await prepareGround({ throughput: wholeList.posts });
  const community = communities.throughput;
  const pool = new pg.Pool({ connectionString: community.url, max: connections });
  try {
    const env = { DATABASE_URL: community.url };
    const thin = await run('bench/first-version.ts', env);
    const inTransactions = await run('bench/first-version.ts', env, '--in-transactions');
    const plain = await bareQuery(community, pool, false);
    const prepared = await bareQuery(community, pool, true);
    await seesAPage(community);
    const asks = [
      overHttp(community),
      plain,
      prepared,
      firstVersionScreens(community, thin, wholeList),
      firstVersionScreens(community, thin, onePage),
      firstVersionScreens(community, inTransactions, onePage),
    ];
    // In turn, so that whatever else the machine does meets them all alike; the first round warms up.
    const rates: number[][] = asks.map(() => []);
    for (let round = -1; round < rounds; round++) {
      for (const [index, ask] of asks.entries()) {
        const rate = ask.screens * (await perSecond(ask, seconds));
        if (round >= 0) rates[index]?.push(rate);
      }
      console.log(`  throughput: round ${round + 1} of ${rounds}`);
    }
    const [ours = 0, bare = 0, barePrepared = 0, first = 0, firstPaged = 0, firstAlone = 0] =
      rates.map(median);
    return [
      orientation('feed over HTTP, signed in', `${Math.round(ours)} per second`),
      orientation('bare query', `${Math.round(bare)} per second`),
      orientation('bare query, prepared once', `${Math.round(barePrepared)} per second`),
      orientation("first version's screens, 8,001 requests each", `${first.toFixed(3)} per second`),
      atLeast('feed against the bare query', ours / bare, 0.5),
      orientation('feed against the bare query, prepared once', `${(ours / barePrepared).toFixed(2)}x`),
      atLeast("feed against the first version's screens", ours / first, 200),
      orientation('had it asked for 20 posts only (81 requests)', `${(ours / firstPaged).toFixed(0)}x`),
      orientation('and each of them in a transaction', `${(ours / firstAlone).toFixed(0)}x`),
    ];
  } finally {
    await pool.end();
    await stop();
  }
}

/** What a connection does again and again, and how much of a screen each time brings. */
type Ask = { screens: number; open: () => { once: () => Promise<unknown>; close: () => void } };

/** The statement of the feed as the server sends it, by one viewer after the other. */
async function bareQuery({ db }: Community, pool: pg.Pool, isPrepared: boolean): Promise<Ask> {
  const { rows } = await db.query<{ id: UserId }>('select user_id as id from sign_in_sessions');
  const asked = await Promise.all(
    rows.map(({ id }) => askedSql((listening) => feedPage(listening, id, { language: 'pt' }))),
  );
  const next = inTurn(asked);
  const once = async () => {
    const { text, values } = next();
    const page = await pool.query({ text, values, rowMode: 'array', ...(isPrepared && { name: 'bare' }) });
    if (page.rows.length !== 21) throw new Error(`expected 21 rows, not ${page.rows.length}`);
  };
  return { screens: 1, open: () => ({ once, close: () => undefined }) };
}

function overHttp({ address, cookies }: Community): Ask {
  const next = inTurn(cookies);
  return {
    screens: 1,
    open: () => {
      const connection = new Connection(address);
      return { once: () => connection.get(feedPath, next()), close: () => connection.close() };
    },
  };
}

/** The list, and for each of its posts two counts and two looks for a row of her own. */
function firstVersionScreens({ cookies }: Community, address: string, list: typeof wholeList): Ask {
  const next = inTurn(cookies);
  return {
    screens: 1 / (1 + 4 * list.posts),
    open: () => {
      const connection = new Connection(address);
      const cookie = next();
      const waiting: string[] = [];
      const once = async () => {
        const path = waiting.pop();
        const body = await connection.get(path ?? list.path, cookie);
        if (path) return;
        const posts: { id: string }[] = JSON.parse(body.toString());
        if (posts.length !== list.posts) throw new Error(`expected ${list.posts} posts, not ${posts.length}`);
        waiting.push(...posts.flatMap(({ id }) => perPost.map((ask) => `/${ask}?post_id=${id}`)));
      };
      return { once, close: () => connection.close() };
    },
  };
}

const perPost = ['count_comments', 'count_reactions', 'own_reaction', 'own_save'];

async function seesAPage({ address, cookies: [cookie = ''] }: Community): Promise<void> {
  const response = await fetch(address + feedPath, { headers: { Cookie: cookie } });
  const { posts }: FeedAnswer = await response.json();
  const told = posts.filter(({ userReacted, userSaved }) => userReacted || userSaved);
  if (posts.length !== postsPerPage || told.length === 0)
    throw new Error('expected a page with her own hearts');
}
