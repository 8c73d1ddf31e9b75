import { Connection } from './connection.ts';
import { commonWord, rareWord } from './fill.ts';
import { type Community, prepareGround } from './ground.ts';
import { atMost, type Figure, median, orientation } from './table.ts';
import { touchedPages } from './touched-pages.ts';

const rounds = 300;
const warmingUp = 40;
const few = 1_000;

const feed = '/api/community/posts?language=pt';
const encoded = encodeURIComponent;

/** What is asked, by name. The first is held to the limit, the others are there for orientation. */
async function placesOf({ db }: Community): Promise<Record<string, string[]>> {
  const { rows } = await db.query<{ id: string; position: string }>(
    `select id, created_at::text || ' ' || id::text as position from community_posts
     order by created_at desc offset (select count(*) / 2 from community_posts) limit 50`,
  );
  return {
    'feed, first page': [feed],
    'feed, page in the middle': rows.map(({ position }) => `${feed}&cursor=${encoded(position)}`),
    'category, first page': [`${feed}&category=${encoded('Sono do Bebê')}`],
    'search of a word in every second post': [`${feed}&q=${commonWord}`],
    'search of a rare word': [`${feed}&q=${rareWord}`],
    'a talk': rows.map(({ id }) => `/api/community/posts/${id}`),
    'saved posts': ['/api/community/saved'],
    'featured, within its minute': ['/api/community/featured?language=pt'],
  };
}

/** Two communities beside each other, asked the same in turn: whatever else the machine does weighs on both. */
export async function measureScale(many: number, kept?: string): Promise<Figure[]> {
  const { communities, stop } = await prepareGround({ few, many }, kept);
  try {
    const [small, large] = [await lookAround(communities.few), await lookAround(communities.many)];
    const featured = await Promise.all([small.featuredAnew(), large.featuredAnew()]);
    for (let round = -warmingUp; round < rounds; round++) {
      // Whoever comes second finds the machine in another state: each does as often.
      const inTurn = round % 2 === 0 ? [small, large] : [large, small];
      for (const name of Object.keys(small.times))
        for (const community of inTurn) await community.ask(name, round);
    }
    const sizes = `${many.toLocaleString('en')} posts against ${few.toLocaleString('en')}`;
    const figures = Object.keys(small.times).map((name, index) => {
      const [before, after] = [median(small.times[name] ?? []), median(large.times[name] ?? [])];
      const told = `${name}: ${before.toFixed(2)} ms, ${after.toFixed(2)} ms`;
      const ratio = after / before;
      return index === 0 ? atMost(told, ratio, 1.3) : orientation(told, `${ratio.toFixed(2)}x`);
    });
    const [before, after] = featured.map((time) => `${time.toFixed(1)} ms`);
    const anew = orientation('featured, looked up anew', `${before}, ${after}`);
    const pages = [await touchedPages(communities.few), await touchedPages(communities.many)].join(', ');
    small.close();
    large.close();
    return [
      orientation('sizes', sizes),
      ...figures,
      anew,
      orientation('feed, first page: pages of the database touched', pages),
    ];
  } finally {
    await stop();
  }
}

async function lookAround(community: Community) {
  const places = await placesOf(community);
  const connection = new Connection(community.address);
  const times: Record<string, number[]> = Object.fromEntries(Object.keys(places).map((name) => [name, []]));
  const timed = async (path: string, cookie: string) => {
    const started = performance.now();
    await connection.get(path, cookie);
    return performance.now() - started;
  };
  return {
    times,
    /** By another viewer each round. */
    ask: async (name: string, round: number) => {
      const turn = Math.abs(round);
      const paths = places[name] ?? [];
      const cookie = community.cookies[turn % community.cookies.length] ?? '';
      const time = await timed(paths[turn % paths.length] ?? '', cookie);
      if (round >= 0) times[name]?.push(time);
    },
    featuredAnew: () => timed('/api/community/featured?language=pt', community.cookies[0] ?? ''),
    close: () => connection.close(),
  };
}
