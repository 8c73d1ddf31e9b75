import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { appearDue } from '#server/features/appearance/appearance.service.ts';
import { communityCases } from '#server/features/moderation/moderation.table.ts';
import type { FeedAnswer, TalkAnswer } from '#shared/community/community.schema.ts';
import { aPost } from '#tests/support/a-post.ts';
import {
  aComment,
  aHeart,
  allAppear,
  type Browser,
  memberOf,
  publish,
  send,
} from '#tests/support/community.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { communityComments, communityPosts } from './community.table.ts';

let colo: TestApp;
let ana: Browser;
let bia: Browser;
let others: Browser[];
let id: string;
const posts = '/api/community/posts';
const crowd = 5;

beforeAll(async () => {
  colo = await startTestApp();
  const names = ['ana', 'bia', ...Array.from({ length: crowd }, (_, n) => `outra-${n}`)];
  for (const name of names) await memberOf(colo, `${name}@exemplo.test`, name);
  colo.clock.pass({ days: 8 });
  others = [];
  for (let n = 0; n < crowd; n += 1) others.push(await colo.signedIn(`outra-${n}@exemplo.test`));
});
afterAll(() => colo.close());
beforeEach(async () => {
  await allAppear(colo);
  colo.clock.pass({ hours: 2 });
  ana = await colo.signedIn('ana@exemplo.test');
  bia = await colo.signedIn('bia@exemplo.test');
  id = await publish(ana);
});

const talk = async (as: Browser, of = id): Promise<TalkAnswer> => (await as.get(`${posts}/${of}`)).json();
const feed = async (as: Browser): Promise<FeedAnswer> => (await as.get(`${posts}?language=pt`)).json();
const contents = ({ comments }: TalkAnswer) => comments.map(({ content }) => content);
const unsigned = (content: string) => aComment(id, { content, isAnonymous: true });
/** Five more mothers sign something: whoever writes without a name now is one of many. */
const crowdGathers = () => Promise.all(others.map((her) => send(her, aComment(id, { content: 'Aqui' }))));
/** A minute at a time, as the server does it all along. */
async function waits(minutes: number): Promise<void> {
  for (let n = 0; n < minutes; n += 1) {
    colo.clock.pass({ minutes: 1 });
    await appearDue(colo.services);
  }
}

describe('what she wrote without her name', () => {
  it('does not appear with what she signed in the same breath, and appears within ten minutes', async () => {
    await crowdGathers();
    await send(bia, aComment(id, { content: 'assinado' }), unsigned('sem nome'));
    await appearDue(colo.services);
    expect(contents(await talk(ana))).toContain('assinado');
    for (const other of [ana, colo.browser()]) expect(contents(await talk(other))).not.toContain('sem nome');
    await waits(10);
    expect(contents(await talk(ana))).toContain('sem nome');
  });

  it('may take an hour where fewer than five others showed themselves, and no longer', async () => {
    const delays: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const said = unsigned(`calada ${round}`);
      await send(bia, said);
      let minutes = 0;
      while (!contents(await talk(ana)).includes(said.body.content)) {
        await waits(1);
        minutes += 1;
      }
      delays.push(minutes);
    }
    expect(Math.max(...delays)).toBeLessThanOrEqual(60);
    // That chance alone kept six of them short is one in fifty thousand.
    expect(Math.max(...delays)).toBeGreaterThan(10);
  });

  it('is hers to see at once, marked, last in the talk and first among the posts', async () => {
    const post = await publish(bia, { isAnonymous: true, content: 'Um segredo' });
    await send(bia, unsigned('a caminho'));
    colo.clock.pass({ seconds: 5 });
    await send(ana, aComment(id, { content: 'depois' }));
    const signed = await publish(bia, { content: 'Assinado depois' });
    expect((await talk(bia)).comments.map(({ content, standing }) => [content, standing])).toEqual([
      ['depois', 'shown'],
      ['a caminho', 'coming'],
    ]);
    const mine: FeedAnswer = await (await bia.get('/api/community/mine')).json();
    for (const { posts: seen } of [await feed(bia), mine]) {
      expect(seen.map((one) => one.id).slice(0, 2)).toEqual([post, signed]);
      expect(seen[0]).toMatchObject({ standing: 'coming', mine: true });
    }
    expect((await talk(bia, post)).post.standing).toBe('coming');
    await allAppear(colo);
    expect((await talk(bia)).comments.at(-1)).toMatchObject({ content: 'a caminho', standing: 'shown' });
    expect((await talk(bia, post)).post.standing).toBe('shown');
  });

  it('is not there for anybody else: not by its id, a search, a count, an answer or a heart', async () => {
    const post = await publish(bia, { isAnonymous: true, content: 'Girassol' });
    await send(bia, unsigned('sem nome'));
    const search = `${posts}?language=pt&q=girassol`;
    for (const other of [ana, colo.browser()]) {
      expect((await other.get(`${posts}/${post}`)).status).toBe(404);
      expect((await other.get(`${posts}/${post}/comments`)).status).toBe(404);
      expect((await (await other.get(search)).json()).posts).toEqual([]);
      expect((await feed(other)).posts.map((one) => one.id)).not.toContain(post);
      expect((await talk(other)).post.commentCount).toBe(0);
    }
    const gone = expect.objectContaining({ code: 'not_found' });
    expect(await send(ana, aHeart(post), aComment(post))).toEqual([gone, gone]);
    const subject = { type: 'post', id: post };
    const report = { id: crypto.randomUUID(), subject, about: 'text', reason: 'sales', note: '' };
    expect((await ana.post('/api/community/reports', report)).status).toBe(404);
    const distance = { id: crypto.randomUUID(), subject, kind: 'mute' };
    expect((await ana.post('/api/community/distances', distance)).status).toBe(404);
    await allAppear(colo);
    expect((await talk(ana)).post.commentCount).toBe(1);
    expect((await (await ana.get(search)).json()).posts).toHaveLength(1);
  });

  it('bears the moment at which it appeared, so that everybody reads the oldest first', async () => {
    await crowdGathers();
    await send(bia, unsigned('1'), unsigned('2'), aComment(id, { content: 'assinado' }), unsigned('3'));
    for (let n = 0; n < 12; n += 1) {
      await waits(1);
      await send(ana, aComment(id, { content: `resposta ${n}` }));
    }
    await allAppear(colo);
    for (const reader of [ana, bia, colo.browser()]) {
      const { comments, post } = await talk(reader);
      const times = comments.map(({ createdAt }) => createdAt);
      expect(times).toEqual([...times].sort());
      // What she said with one face keeps its order.
      expect(comments.map(({ content }) => content).filter((text) => /^\d$/.test(text))).toEqual([
        '1',
        '2',
        '3',
      ]);
      expect(post.commentCount).toBe(comments.length);
    }
  });

  it('never appears within a minute after something she signed, nor two of hers together', async () => {
    await crowdGathers();
    const hers = { signed: [] as number[], unsigned: [] as number[] };
    const seen = new Set((await talk(ana)).comments.map((comment) => comment.id));
    await send(bia, ...Array.from({ length: 8 }, (_, n) => unsigned(`${n}`)));
    for (let step = 0; hers.unsigned.length < 8; step += 1) {
      expect(step).toBeLessThan(1000);
      colo.clock.pass({ seconds: 20 });
      await appearDue(colo.services);
      if (step % 8 === 0 && step < 160) await send(bia, aComment(id, { content: 'assinado' }));
      for (const { id: commentId, author } of (await talk(ana)).comments)
        if (!seen.has(commentId)) {
          seen.add(commentId);
          (author.anonymous ? hers.unsigned : hers.signed).push(colo.clock.now().getTime());
        }
    }
    expect(hers.signed.length).toBeGreaterThan(5);
    for (const at of hers.unsigned)
      expect(hers.signed.filter((moment) => moment < at && at - moment < 60_000)).toEqual([]);
    const apart = hers.unsigned.slice(1).map((at, n) => at - (hers.unsigned[n] ?? 0));
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(60_000);
  });

  it('reaches staff at once where it tells of despair, while it is still on its way', async () => {
    const post = await publish(bia, { isAnonymous: true, content: 'Quero morrer' });
    const { db } = colo.services;
    expect(await db.$count(communityCases, eq(communityCases.postId, post))).toBe(1);
    expect((await ana.get(`${posts}/${post}`)).status).toBe(404);
  });

  it('appears once where two processes look at the same time', async () => {
    const ids = [await publish(bia, { isAnonymous: true })];
    await send(bia, unsigned('uma vez'));
    colo.clock.pass({ hours: 1 });
    await Promise.all([1, 2, 3, 4].map(() => appearDue(colo.services)));
    await allAppear(colo);
    expect((await talk(ana)).post.commentCount).toBe(1);
    expect((await feed(ana)).posts.filter((one) => ids.includes(one.id))).toHaveLength(1);
  });
});

describe('while it is on its way', () => {
  it('an edit is nobody’s to know, and nothing says “edited” later', async () => {
    const post = await publish(bia, { isAnonymous: true, content: 'Antes' });
    const { category, need, allowPrivateMessages } = aPost();
    const change = { category, need, allowPrivateMessages, content: 'Depois' };
    const answer = await (await bia.call('PATCH', `${posts}/${post}`, { body: change })).json();
    expect(answer.post).toMatchObject({ content: 'Depois', standing: 'coming', edited: false });
    const said = unsigned('Antes');
    await send(bia, said);
    await bia.call('PATCH', `/api/community/comments/${said.body.id}`, { body: { content: 'Depois' } });
    await allAppear(colo);
    expect((await talk(ana, post)).post).toMatchObject({ content: 'Depois', edited: false });
    expect((await talk(ana)).comments).toEqual([
      expect.objectContaining({ content: 'Depois', edited: false }),
    ]);
  });

  it('what she takes back never appears, and by undo it is on its way again', async () => {
    const said = unsigned('talvez');
    await send(bia, said);
    await bia.call('DELETE', `/api/community/comments/${said.body.id}`);
    await waits(90);
    expect(contents(await talk(ana))).toEqual([]);
    await bia.post(`/api/community/comments/${said.body.id}/restore`);
    await appearDue(colo.services);
    expect(contents(await talk(ana))).toEqual([]);
    expect((await talk(bia)).comments).toEqual([expect.objectContaining({ standing: 'coming' })]);
    await allAppear(colo);
    expect(contents(await talk(ana))).toEqual(['talvez']);
  });

  it('what was hidden stays hidden when its moment comes', async () => {
    const { db } = colo.services;
    const said = unsigned('vigiada');
    await send(bia, said);
    const its = eq(communityComments.id, said.body.id);
    await db.update(communityComments).set({ hiddenAt: colo.clock.now() }).where(its);
    expect((await talk(bia)).comments).toEqual([expect.objectContaining({ standing: 'hidden' })]);
    await allAppear(colo);
    expect((await talk(ana)).post.commentCount).toBe(0);
    await db.update(communityComments).set({ hiddenAt: null }).where(its);
    expect((await talk(ana)).post.commentCount).toBe(1);
  });

  it('her answers to her own post wait for it, the signed ones too', async () => {
    const post = await publish(bia, { isAnonymous: true });
    await send(bia, aHeart(post), aComment(post, { content: 'eu mesma' }));
    expect((await talk(bia, post)).comments).toEqual([expect.objectContaining({ standing: 'coming' })]);
    const { db } = colo.services;
    const shownAlone = async () => {
      const [row] = await db.select().from(communityPosts).where(eq(communityPosts.id, post));
      const [answer] = await db.select().from(communityComments).where(eq(communityComments.postId, post));
      return row?.appearsAt !== null || answer?.appearsAt !== null;
    };
    for (let n = 0; n < 200 && (await shownAlone()); n += 1) await waits(1);
    const read = await talk(ana, post);
    expect(read.post).toMatchObject({ commentCount: 1, reactionCount: 1 });
    const [answer] = read.comments;
    expect(Date.parse(answer?.createdAt ?? '') - Date.parse(read.post.createdAt)).toBeGreaterThanOrEqual(
      60_000,
    );
  });

  it('her words appear also where she left and let them stay', async () => {
    const carla = await memberOf(colo, `${crypto.randomUUID()}@exemplo.test`);
    const post = await publish(carla, { isAnonymous: true, content: 'Fica' });
    await colo.services.db.update(communityPosts).set({ userId: null }).where(eq(communityPosts.id, post));
    await waits(61);
    expect((await talk(ana, post)).post.content).toBe('Fica');
  });
});
