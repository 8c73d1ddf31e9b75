import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { communityDistances } from '#server/features/moderation/moderation.table.ts';
import type { CommunityPostAnswer, FeedAnswer } from '#shared/community/community.schema.ts';
import {
  aComment,
  aHeart,
  allAppear,
  aSave,
  type Browser,
  memberOf,
  publish,
  send,
  userIdOf,
} from '#tests/support/community.ts';
import { statementsDuring } from '#tests/support/statements.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { communityPosts } from './community.table.ts';

let colo: TestApp;
let ana: Browser;
let bia: Browser;

beforeAll(async () => {
  colo = await startTestApp();
  ana = await memberOf(colo, 'ana@exemplo.test', 'Ana');
  bia = await memberOf(colo, 'bia@exemplo.test', 'Bia');
  // Nobody is new here: the limits of new accounts are told elsewhere.
  colo.clock.pass({ days: 8 });
  ana = await colo.signedIn('ana@exemplo.test');
  bia = await colo.signedIn('bia@exemplo.test');
});
afterAll(() => colo.close());

async function feed(as: Browser, query: Record<string, string> = {}): Promise<FeedAnswer> {
  const answer = await as.get(`/api/community/posts?${new URLSearchParams({ language: 'pt', ...query })}`);
  expect(answer.status).toBe(200);
  return answer.json();
}
const contents = ({ posts }: { posts: CommunityPostAnswer[] }) => posts.map(({ content }) => content);
const found = async (q: string) => contents(await feed(ana, { q }));

/** Straight into the table: many at once, and as old as the test wants them. */
async function plant(count: number, told: (n: number) => Partial<typeof communityPosts.$inferInsert>) {
  const userId = await userIdOf(colo, 'bia@exemplo.test');
  const rows = Array.from({ length: count }, (_, n) => ({
    id: randomUUID(),
    userId,
    language: 'pt' as const,
    category: 'No Seu Tempo' as const,
    need: 'support' as const,
    content: `Texto ${n}`,
    isAnonymous: false,
    allowPrivateMessages: false,
    createdAt: colo.clock.now(),
    ...told(n),
  }));
  await colo.services.db.insert(communityPosts).values(rows);
  return rows.map(({ id }) => id);
}
const uproot = () => colo.services.db.delete(communityPosts);

describe('the feed', () => {
  it('tells of each post all that a card shows, and no more', async () => {
    const id = await publish(ana, { content: 'Uma noite inteira!', need: 'experiences' });
    await send(bia, aHeart(id), aSave(id), aComment(id));
    const { posts } = await feed(bia);
    expect(posts).toEqual([
      {
        id,
        language: 'pt',
        category: 'Sono do Bebê',
        need: 'experiences',
        content: 'Uma noite inteira!',
        author: { anonymous: false, name: 'Ana' },
        mine: false,
        allowPrivateMessages: false,
        createdAt: colo.clock.now().toISOString(),
        edited: false,
        isRecent: true,
        commentCount: 1,
        reactionCount: 1,
        userReacted: true,
        userReaction: 'heart',
        userSaved: true,
        reactions: ['understanding', 'support', 'hope', 'helpful'],
        standing: 'shown',
      },
    ]);
    const [seen] = (await feed(ana)).posts;
    expect(seen).toMatchObject({ mine: true, userReacted: false, userSaved: false, reactionCount: 1 });
    const [read] = (await feed(colo.browser())).posts;
    expect(read).toMatchObject({ mine: false, userReacted: false, userSaved: false });
    await uproot();
  });

  it('calls a post new for one day', async () => {
    await publish(ana);
    colo.clock.pass({ hours: 23, minutes: 59 });
    expect((await feed(bia)).posts[0]?.isRecent).toBe(true);
    colo.clock.pass({ minutes: 1 });
    expect((await feed(bia)).posts[0]?.isRecent).toBe(false);
    await uproot();
  });

  it('shows an anonymous post with a face and no name', async () => {
    const id = await publish(ana, { isAnonymous: true });
    await send(ana, aComment(id, { isAnonymous: true }));
    await allAppear(colo);
    const [post] = (await feed(bia)).posts;
    expect(post?.author).toEqual({
      anonymous: true,
      face: { symbol: expect.any(String), tone: expect.any(String) },
    });
    const talk = await (await bia.get(`/api/community/posts/${id}`)).json();
    expect(talk.comments[0].author).toEqual(post?.author);
    await uproot();
  });

  it('pages by twenty, newest first, each post once, also when many have the same moment', async () => {
    await plant(47, (n) => ({ createdAt: new Date(colo.clock.now().getTime() - Math.floor(n / 10) * 1000) }));
    const seen: CommunityPostAnswer[] = [];
    const sizes: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: FeedAnswer = await feed(ana, cursor ? { cursor } : {});
      seen.push(...page.posts);
      sizes.push(page.posts.length);
      cursor = page.nextCursor;
    }
    expect(sizes).toEqual([20, 20, 7]);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(47);
    const times = seen.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    await uproot();
  });

  it('takes a cursor from elsewhere for the first page, and refuses none', async () => {
    await plant(3, () => ({}));
    for (const cursor of ['elsewhere', '1 2026-03-08', "'; drop table users", '2026-02-31 25:00:00+00 x'])
      expect((await feed(ana, { cursor })).posts).toHaveLength(3);
    expect((await ana.get(`/api/community/posts?language=pt&cursor=${'x'.repeat(201)}`)).status).toBe(400);
    await uproot();
  });

  it('is in the language of the page, and of the category that was chosen', async () => {
    await plant(2, (n) => ({ language: n ? 'en' : 'pt', content: n ? 'Hello' : 'Oi' }));
    await plant(1, () => ({ category: 'Higiene Natural', content: 'Sem fralda' }));
    expect(contents(await feed(ana, { language: 'en' }))).toEqual(['Hello']);
    expect(contents(await feed(ana, { category: 'Higiene Natural' }))).toEqual(['Sem fralda']);
    expect((await ana.get('/api/community/posts?language=pt&category=Todas')).status).toBe(400);
    expect((await ana.get('/api/community/posts')).status).toBe(400);
    await uproot();
  });

  it('leaves out whom she keeps away from, and fills the page with others', async () => {
    await plant(30, (n) => ({ createdAt: new Date(colo.clock.now().getTime() - n) }));
    const carla = await memberOf(colo, 'carla@exemplo.test', 'Carla');
    const named = await publish(carla);
    await publish(carla, { isAnonymous: true });
    await allAppear(colo);
    await colo.services.db.insert(communityDistances).values({
      id: randomUUID(),
      userId: await userIdOf(colo, 'ana@exemplo.test'),
      personId: await userIdOf(colo, 'carla@exemplo.test'),
      postId: null,
      kind: 'mute',
      createdAt: colo.clock.now(),
    });
    const { posts } = await feed(ana);
    expect(posts).toHaveLength(20);
    expect(posts.map(({ id }) => id)).not.toContain(named);
    // Her anonymous post is nobody's: did it vanish too, it would be known whose it is.
    expect(posts.filter(({ author }) => author.anonymous)).toHaveLength(1);
    expect((await ana.get(`/api/community/posts/${named}`)).status).toBe(404);
    expect((await bia.get(`/api/community/posts/${named}`)).status).toBe(200);
    await uproot();
  });
});

describe('a list', () => {
  const statements = async (as: Browser, path: string, status = 200) => {
    const asked = await statementsDuring(colo.services.db, async () => {
      expect((await as.get(path)).status).toBe(status);
    });
    return asked.length;
  };

  it('costs one statement and the sign-in check, whatever the size of the page', async () => {
    const paths = ['/api/community/posts?language=pt', '/api/community/saved', '/api/community/mine'];
    const sizes: number[][] = [];
    for (const size of [1, 20]) {
      const ids = await plant(size, () => ({}));
      await send(bia, ...ids.flatMap((id) => [aHeart(id), aSave(id)]));
      const counts: number[] = [];
      for (const path of paths) {
        expect((await (await bia.get(path)).json()).posts).toHaveLength(size);
        counts.push(await statements(bia, path));
      }
      counts.push(await statements(colo.browser(), paths[0] ?? ''));
      sizes.push(counts);
      await uproot();
    }
    expect(sizes).toEqual([
      [2, 2, 2, 1],
      [2, 2, 2, 1],
    ]);
  });

  it('reads no comment of a talk that is not there for her', async () => {
    const talk = `/api/community/posts/${randomUUID()}`;
    expect(await statements(bia, talk, 404)).toBe(2);
    expect(await statements(bia, `${talk}/comments`, 404)).toBe(2);
  });
});

describe('the search', () => {
  beforeAll(async () => {
    const words = [
      'A amamentação dói no começo',
      'Amamentar à noite cansa, 100% verdade',
      'Ele disse: \'não quero\' e "pronto"',
      'O sono_dele mudou',
      'Nada disso',
    ];
    await plant(words.length, (n) => ({
      content: words[n] ?? '',
      createdAt: new Date(colo.clock.now().getTime() - n * 1000),
    }));
  });
  afterAll(uproot);

  it('is blind to accents and endings, and finds while she types, newest first', async () => {
    const both = ['A amamentação dói no começo', 'Amamentar à noite cansa, 100% verdade'];
    expect(await found('amamentacao')).toEqual(both);
    expect(await found('AMAMENT')).toEqual(both);
    expect(await found('comeco doi')).toEqual([both[0]]);
    expect(await found('noite cans')).toEqual([both[1]]);
  });

  it('takes %, _ and quotes for what they are: nothing', async () => {
    expect(await found('%')).toEqual([]);
    expect(await found('_')).toEqual([]);
    expect(await found("'")).toEqual([]);
    expect(await found('100%')).toEqual(['Amamentar à noite cansa, 100% verdade']);
    expect(await found(`'não quero"`)).toEqual([`Ele disse: 'não quero' e "pronto"`]);
    expect(await found("x' | 'amamentação:* & !("), 'the words, and none of the signs').toEqual(
      await found('amamentação'),
    );
    expect(await found('\\')).toEqual([]);
  });

  it('of nothing is the feed, and of what nobody wrote is empty', async () => {
    expect(await found('  ')).toHaveLength(5);
    expect(await found('girassol')).toEqual([]);
    expect(await found('🌻')).toEqual([]);
  });

  it('finds a word that many use and one that few use, and pages through both', async () => {
    const many = 2100;
    await plant(many, (n) => ({
      content: n % 50 === 0 ? `Fralda ${n}` : `Chupa dedo ${n}`,
      createdAt: new Date(colo.clock.now().getTime() - 10_000 - n * 1000),
    }));
    await plant(25, (n) => ({
      content: 'Girassol na janela',
      createdAt: new Date(colo.clock.now().getTime() - 9_000_000 - n * 1000),
    }));
    for (const [word, times] of [
      ['fralda', many / 50],
      ['girassol', 25],
    ] as const) {
      const seen = new Set<string>();
      let told = 0;
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: FeedAnswer = await feed(ana, { q: word, ...(cursor && { cursor }) });
        for (const { id } of page.posts) seen.add(id);
        told += page.posts.length;
        cursor = page.nextCursor;
      }
      expect([word, seen.size, told]).toEqual([word, times, times]);
    }
  });
});

describe('what touched most hearts', () => {
  const featured = async (as: Browser = ana) =>
    contents(await (await as.get('/api/community/featured?language=pt')).json());

  it('is the two posts of the last seven days with most comments and hearts', async () => {
    colo.clock.pass({ minutes: 2 });
    const day = 24 * 60 * 60 * 1000;
    const ages = [1, 2, 3, 6.9, 7.1];
    const ids = await plant(ages.length, (n) => ({
      content: `há ${ages[n]} dias`,
      createdAt: new Date(colo.clock.now().getTime() - (ages[n] ?? 0) * day),
    }));
    const [one = '', two = '', , week = '', old = ''] = ids;
    await send(ana, aHeart(old), aComment(old), aComment(old), aComment(old));
    await send(ana, aHeart(week), aComment(week));
    await send(bia, aHeart(two));
    expect(await featured()).toEqual(['há 6.9 dias', 'há 2 dias']);
    // Which they are is kept for a minute; how they are shown is not.
    await send(bia, aHeart(one), aComment(one), aComment(one));
    expect(await featured()).toEqual(['há 1 dias', 'há 6.9 dias']);
    await colo.services.db
      .update(communityPosts)
      .set({ hiddenAt: colo.clock.now() })
      .where(eq(communityPosts.id, one));
    expect(await featured(colo.browser())).toEqual(['há 6.9 dias', 'há 2 dias']);
  });

  it('is looked up once a minute, and not for each who asks', async () => {
    const [late = ''] = await plant(1, () => ({ content: 'tarde' }));
    for (let n = 0; n < 9; n += 1) await plant(1, () => ({}));
    await send(ana, aHeart(late), ...Array.from({ length: 5 }, () => aComment(late)));
    expect(await featured()).not.toContain('tarde');
    colo.clock.pass({ minutes: 1 });
    expect((await featured())[0]).toBe('tarde');
    await uproot();
  });
});

describe('what she saved and what she wrote', () => {
  it('are hers: last saved first, and what vanished waits unseen', async () => {
    const ids = await plant(3, (n) => ({ content: `${n}` }));
    for (const id of [ids[1], ids[0], ids[2]]) {
      colo.clock.pass({ seconds: 1 });
      await send(ana, aSave(id ?? ''));
    }
    const saved = async (as: Browser) => contents(await (await as.get('/api/community/saved')).json());
    expect(await saved(ana)).toEqual(['2', '0', '1']);
    expect(await saved(bia)).toEqual([]);
    await bia.call('DELETE', `/api/community/posts/${ids[0]}`);
    expect(await saved(ana)).toEqual(['2', '1']);
    await bia.post(`/api/community/posts/${ids[0]}/restore`);
    expect(await saved(ana)).toEqual(['2', '0', '1']);
    await send(ana, aSave(ids[2] ?? '', false));
    expect(await saved(ana)).toEqual(['0', '1']);
    await uproot();
  });

  it('page by twenty', async () => {
    const ids = await plant(25, () => ({}));
    await send(bia, ...ids.map((id) => aSave(id)));
    for (const list of ['saved', 'mine']) {
      const first: FeedAnswer = await (await bia.get(`/api/community/${list}`)).json();
      const cursor = new URLSearchParams({ cursor: first.nextCursor ?? '' });
      const second: FeedAnswer = await (await bia.get(`/api/community/${list}?${cursor}`)).json();
      expect([first.posts.length, second.posts.length, second.nextCursor]).toEqual([20, 5, null]);
      expect(new Set([...first.posts, ...second.posts].map(({ id }) => id)).size).toBe(25);
    }
    await uproot();
  });

  it('tell her, and nobody else, that a post of hers is hidden or was removed', async () => {
    const now = colo.clock.now();
    const [hidden, removed] = await plant(2, (n) => (n ? { removedAt: now } : { hiddenAt: now }));
    const mine: FeedAnswer = await (await bia.get('/api/community/mine')).json();
    expect(Object.fromEntries(mine.posts.map(({ id, standing }) => [id, standing]))).toEqual({
      [hidden ?? '']: 'hidden',
      [removed ?? '']: 'removed',
    });
    expect((await feed(bia)).posts).toEqual([]);
    for (const id of [hidden, removed]) {
      expect((await bia.get(`/api/community/posts/${id}`)).status).toBe(200);
      for (const other of [ana, colo.browser()]) {
        expect((await other.get(`/api/community/posts/${id}`)).status).toBe(404);
        expect((await other.get(`/api/community/posts/${id}/comments`)).status).toBe(404);
      }
    }
    await uproot();
  });
});
