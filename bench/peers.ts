import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import pg from 'pg';
import type { UserId } from '../server/features/access/viewer.ts';
import { feedPage } from '../server/features/community/feed.repository.ts';
import { articlePage } from '../server/features/library/library.repository.ts';
import { aFeed } from '../tests/support/nursing.ts';
import { type Asked, askedSql } from './community/asked-sql.ts';
import { atLeast, type Figure, orientation } from './community/table.ts';
import { postgresGround } from './peers/ground.ts';
import {
  type Caller,
  installLite,
  jwtSecret,
  letIn,
  liteAsks,
  liteCaller,
  makeFeeds,
  makeRoles,
} from './peers/lite.ts';
import { ourAsks } from './peers/our-asks.ts';
import { inTurn, overHttp, type Runner, ratesInTurns } from './turns.ts';

/**
 * Colo beside a peer that does the same by general means (@supabase/lite, which lays REST over the same PostgreSQL), in
 * turns, over ten connections, with the same rows, and the bare prepared query as the limit of both. The peer is
 * installed for the run into a folder of its own. `--rounds=N` and `--seconds=N` make it shorter or longer,
 * `--ours` leaves the peer out.
 */
const given = (flag: string, usual: number) =>
  Number(process.argv.find((one) => one.startsWith(`--${flag}=`))?.split('=')[1] ?? usual);
const length = { rounds: given('rounds', 5), seconds: given('seconds', 4) };

const ground = await postgresGround();
const pool = new pg.Pool({ connectionString: ground.urlOf('ours'), max: 10 });
const lite = process.argv.includes('--ours') ? undefined : await installLite();
try {
  const { address } = await ground.run('server/main.ts', ground.ourEnv, ['--without-web']);
  const talks = await talkIds();
  const ours = ourRunners(address, inTurn(ground.callers), inTurn(talks));
  const peers = lite ? await liteRunners(lite.folder, inTurn(talks)) : [];
  const rates = await ratesInTurns([...ours, ...peers, ...(await bareRunners())], length);
  console.log(`Load of the machine: ${loadavg().map((one) => one.toFixed(1))}`);
  console.table(figures(rates));
} finally {
  await pool.end();
  await ground.stop();
  await lite?.remove();
}
// Said outright: what runs PostgreSQL would keep the process.
process.exit(0);

async function talkIds(): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    'select id from community_posts where not is_anonymous order by id limit 500',
  );
  return rows.map(({ id }) => id);
}

function ourRunners(address: string, caller: () => Caller, talk: () => string): Runner[] {
  const { communityFeed, articleList, week, logPage, feedWrite, comment } = ourAsks;
  return [
    overHttp('feed, ours', address, () => communityFeed(caller())),
    overHttp('articles, ours', address, () => articleList(caller())),
    overHttp('week, ours', address, () => week(caller())),
    overHttp('log, ours', address, () => logPage(caller())),
    overHttp('feed write, ours', address, () => feedWrite(caller())),
    overHttp('comment, ours', address, () => comment(caller(), talk())),
  ];
}

async function liteRunners(folder: string, talk: () => string): Promise<Runner[]> {
  const db = await ground.clientOf('peer');
  await makeRoles(db);
  await makeFeeds(db);
  const { address } = await ground.run('bench/peers/lite-server.ts', {
    LITE_FOLDER: folder,
    DATABASE_URL: ground.urlOf('peer'),
    JWT_SECRET: jwtSecret,
  });
  const callers = await Promise.all(ground.callers.map(({ userId }) => liteCaller(userId)));
  await letIn(db);
  const caller = inTurn(callers);
  const { communityFeed, articleList, feedWrite, comment } = liteAsks;
  await seesARow(address + communityFeed(caller()).path, caller());
  await seesARow(address + articleList(caller()).path, caller());
  return [
    overHttp('feed, peer', address, () => communityFeed(caller())),
    overHttp('articles, peer', address, () => articleList(caller())),
    overHttp('feed write, peer', address, () => feedWrite(caller(), feedRow())),
    overHttp('comment, peer', address, () => comment(caller(), commentRow(talk()))),
  ];
}

async function seesARow(url: string, { headers }: Caller): Promise<void> {
  const response = await fetch(url, { headers });
  const rows = await response.json();
  if (!Array.isArray(rows) || rows.length !== 21)
    throw new Error(
      `the peer does not answer the same: ${response.status} ${JSON.stringify(rows).slice(0, 500)}`,
    );
}

function feedRow() {
  const { startTime, endTime, durationSeconds, leftSeconds, rightSeconds, timeZone, ...same } = aFeed(
    new Date(),
  );
  return {
    ...same,
    start_time: startTime,
    end_time: endTime,
    duration_seconds: durationSeconds,
    left_seconds: leftSeconds,
    right_seconds: rightSeconds,
    time_zone: timeZone,
    created_at: endTime,
    updated_at: endTime,
  };
}

function commentRow(postId: string) {
  return {
    id: randomUUID(),
    post_id: postId,
    content: 'Estou com você. Vai passar.',
    is_anonymous: false,
    created_at: new Date(),
  };
}

/** What the database alone can do: the statement as our server sends it, prepared, and nothing around it. */
async function bareRunners(): Promise<Runner[]> {
  const ids = ground.callers.slice(0, 20).map(({ userId }) => userId as UserId);
  const feeds = await Promise.all(
    ids.map((id) => askedSql((listening) => feedPage(listening, id, { language: 'pt' }))),
  );
  const articles = [await askedSql((listening) => articlePage(listening, { language: 'pt' }))];
  return [bare('feed, bare', feeds), bare('articles, bare', articles)];
}

function bare(name: string, asked: Asked[]): Runner {
  const next = inTurn(asked);
  const once = async () => {
    const { text, values } = next();
    const { rows } = await pool.query({ text, values, rowMode: 'array', name });
    if (rows.length !== 21) throw new Error(`expected 21 rows, not ${rows.length}`);
  };
  return { name, open: () => ({ once, close: () => undefined }) };
}

function figures(rates: Map<string, number>): Figure[] {
  const ratio = (one: string, other: string) =>
    (rates.get(one) ?? Number.NaN) / (rates.get(other) ?? Number.NaN);
  return [
    ...[...rates].map(([name, rate]) => orientation(name, `${Math.round(rate)} per second`)),
    atLeast('feed: ours to the peer', ratio('feed, ours', 'feed, peer'), 4),
    atLeast('feed: ours to the bare query', ratio('feed, ours', 'feed, bare'), 0.6),
    atLeast('articles: ours to the peer', ratio('articles, ours', 'articles, peer'), 4),
    atLeast('articles: ours to the bare query', ratio('articles, ours', 'articles, bare'), 0.5),
    atLeast('week: to our feed', ratio('week, ours', 'feed, ours'), 1),
    atLeast('log page: to our feed', ratio('log, ours', 'feed, ours'), 1),
    atLeast('feed write: ours to the peer', ratio('feed write, ours', 'feed write, peer'), 2),
    atLeast('comment: ours to the peer', ratio('comment, ours', 'comment, peer'), 1.5),
  ];
}
