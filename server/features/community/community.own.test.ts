import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sweep } from '#server/housekeeping.ts';
import type { CreateCommunityPost, TalkAnswer } from '#shared/community/community.schema.ts';
import { aPost } from '#tests/support/a-post.ts';
import { aComment, allAppear, type Browser, memberOf, publish, send } from '#tests/support/community.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { communityComments, communityPosts, communityVersions } from './community.table.ts';

let colo: TestApp;
let ana: Browser;
let bia: Browser;
const posts = '/api/community/posts';

beforeAll(async () => {
  colo = await startTestApp();
  await memberOf(colo, 'ana@exemplo.test', 'Ana');
  await memberOf(colo, 'bia@exemplo.test', 'Bia');
  colo.clock.pass({ days: 8 });
});
afterAll(() => colo.close());
beforeEach(async () => {
  // Each test has the whole hour's worth of texts.
  colo.clock.pass({ hours: 2 });
  ana = await colo.signedIn('ana@exemplo.test');
  bia = await colo.signedIn('bia@exemplo.test');
});

const talk = async (id: string, as: Browser = bia): Promise<TalkAnswer> =>
  (await as.get(`${posts}/${id}`)).json();
const change = (told: object = {}) => ({
  category: 'Mãe Completa',
  content: 'Agora com outras palavras.',
  allowPrivateMessages: true,
  need: 'advice',
  ...told,
});
const fieldsOf = async (answer: Response) => (await answer.json()).error.fields;

describe('publishing', () => {
  it('answers with the post as it is read', async () => {
    const post = aPost({ content: 'Primeira noite', need: 'advice', allowPrivateMessages: true });
    const answer = await ana.post(posts, post);
    expect(answer.status).toBe(201);
    const told = await answer.json();
    expect(told).toEqual({ post: expect.any(Object), concern: null });
    expect(told.post).toMatchObject({ id: post.id, need: 'advice', allowPrivateMessages: true, mine: true });
    expect((await talk(post.id)).post).toEqual({ ...told.post, mine: false });
  });

  it('asks for support where she did not say what she needs', async () => {
    const { need, ...post } = aPost();
    expect((await (await ana.post(posts, post)).json()).post.need).toBe('support');
    expect(need).toBe('support');
  });

  it('twice is once, also when both arrive together at the end of what the hour allows', async () => {
    const post = aPost();
    const first = await (await ana.post(posts, post)).json();
    expect(await (await ana.post(posts, post)).json()).toEqual(first);
    for (let n = 0; n < 8; n += 1) await publish(ana);
    const last = aPost();
    const answers = await Promise.all([ana.post(posts, last), ana.post(posts, last)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect((await ana.post(posts, aPost())).status).toBe(429);
    expect((await ana.post(posts, last)).status).toBe(201);
    expect(await colo.services.db.$count(communityPosts, eq(communityPosts.id, last.id))).toBe(1);
  });

  it('under the id of somebody else’s post is refused, and tells nothing of it', async () => {
    const id = await publish(bia, { isAnonymous: true, content: 'Só meu' });
    const answer = await ana.post(posts, aPost({ id }));
    expect(answer.status).toBe(409);
    expect((await answer.json()).error).toEqual({
      code: 'already_exists',
      message: expect.any(String),
      requestId: expect.any(String),
    });
    expect((await talk(id, bia)).post.content).toBe('Só meu');
  });

  it('tells when the words call for somebody to call, and publishes them', async () => {
    const post = aPost({ content: 'Eu quero morrer' });
    const told = await (await ana.post(posts, post)).json();
    expect(told).toMatchObject({ concern: 'distress', post: { standing: 'shown' } });
    expect((await (await ana.post(posts, post)).json()).concern).toBe('distress');
  });

  it('needs the rules accepted', async () => {
    const nova = await colo.signedIn('nova@exemplo.test');
    const answer = await nova.post(posts, aPost());
    expect(answer.status).toBe(403);
    expect(await fieldsOf(answer)).toEqual({ account: 'rules_not_accepted' });
  });
});

describe('a text as somebody may send it', () => {
  const sent = (told: Partial<Record<keyof CreateCommunityPost, unknown>>) =>
    ana.post(posts, { ...aPost(), ...told });

  it.each([
    ['blank', ' \n\t '],
    ['nothing but letters of no width', '\u200b\u200d\ufeff\u2060'],
    ['nothing but marks of direction', '\u202e\u202d\u2066'],
  ])('that is %s is refused with its reason', async (_, content) => {
    const answer = await sent({ content });
    expect(answer.status).toBe(400);
    expect(await fieldsOf(answer)).toEqual({ content: 'content_blank' });
  });

  it('may have 1200 characters, and not 1201, nor ten thousand emoji', async () => {
    expect((await sent({ content: 'a'.repeat(1200) })).status).toBe(201);
    for (const content of ['a'.repeat(1201), '🌱'.repeat(10_000)]) {
      const answer = await sent({ content });
      expect(answer.status).toBe(400);
      expect(await fieldsOf(answer)).toEqual({ content: 'content_too_long' });
    }
  });

  it('is stored as she wrote it, HTML and script too, without what would trick a reader', async () => {
    const content = '<b>oi</b><script>alert(1)</script> \u202egnp.\u202c \u200bfim 👩‍👧 \ud83d';
    const { post } = await (await sent({ content })).json();
    expect(post.content).toBe('<b>oi</b><script>alert(1)</script> gnp. fim 👩‍👧 \ufffd');
  });

  it('needs a category and an id, and says nothing that was not asked', async () => {
    expect(await fieldsOf(await sent({ category: 'Todas' }))).toEqual({ category: 'unknown_category' });
    expect((await sent({ id: '1' })).status).toBe(400);
    expect((await sent({ need: 'money' })).status).toBe(400);
    expect((await ana.post(posts, { ...aPost(), userId: randomUUID() })).status).toBe(400);
  });
});

describe('editing', () => {
  it('marks the post, keeps what it said before, and does not touch who is seen', async () => {
    const id = await publish(ana, { isAnonymous: true, content: 'Antes' });
    await allAppear(colo);
    const { author } = (await talk(id)).post;
    const answer = await ana.call('PATCH', `${posts}/${id}`, { body: change() });
    expect((await answer.json()).post).toMatchObject({ ...change(), edited: true, mine: true, author });
    await ana.call('PATCH', `${posts}/${id}`, { body: change({ content: 'E mais uma vez.' }) });
    const versions = await colo.services.db
      .select({ content: communityVersions.content })
      .from(communityVersions)
      .where(eq(communityVersions.postId, id))
      .orderBy(asc(communityVersions.replacedAt));
    expect(versions.map(({ content }) => content).sort()).toEqual(['Agora com outras palavras.', 'Antes']);
    expect((await talk(id)).post).toMatchObject({ content: 'E mais uma vez.', edited: true });
    expect(JSON.stringify(await talk(id))).not.toContain('Antes');
  });

  it('of the category alone changes no word, and marks nothing', async () => {
    const id = await publish(ana, { content: 'Igual' });
    await ana.call('PATCH', `${posts}/${id}`, { body: change({ content: 'Igual' }) });
    expect((await talk(id)).post).toMatchObject({ edited: false, category: 'Mãe Completa' });
    const kept = await colo.services.db.$count(communityVersions, eq(communityVersions.postId, id));
    expect(kept).toBe(0);
  });

  it('is found by the search at once', async () => {
    const id = await publish(ana, { content: 'Antes da jabuticaba' });
    await ana.call('PATCH', `${posts}/${id}`, { body: change({ content: 'Depois da pitanga' }) });
    const found = async (q: string) =>
      (await (await ana.get(`${posts}?language=pt&q=${q}`)).json()).posts.length;
    expect([await found('jabuticaba'), await found('pitanga')]).toEqual([0, 1]);
  });

  it('cannot make a post anonymous, or signed', async () => {
    const id = await publish(ana);
    const answer = await ana.call('PATCH', `${posts}/${id}`, { body: change({ isAnonymous: true }) });
    expect(answer.status).toBe(400);
  });

  it('of a comment is the same', async () => {
    const id = await publish(bia);
    const comment = aComment(id, { content: 'Força', isAnonymous: true });
    await send(ana, comment);
    await allAppear(colo);
    const commentId = comment.body.id;
    const path = `/api/community/comments/${commentId}`;
    const answer = await ana.call('PATCH', path, { body: { content: 'Muita força' } });
    expect(await answer.json()).toEqual({
      comment: expect.objectContaining({ id: commentId, content: 'Muita força', edited: true, mine: true }),
      concern: null,
    });
    expect((await talk(id)).comments[0]).toMatchObject({ content: 'Muita força', edited: true, mine: false });
    expect((await bia.call('PATCH', path, { body: { content: 'x' } })).status).toBe(404);
    expect((await ana.call('PATCH', path, { body: { content: ' ' } })).status).toBe(400);
  });

  it('is hers alone, and not possible once staff removed it', async () => {
    const id = await publish(ana);
    expect((await bia.call('PATCH', `${posts}/${id}`, { body: change() })).status).toBe(404);
    expect((await ana.call('PATCH', `${posts}/nothing`, { body: change() })).status).toBe(404);
    await colo.services.db
      .update(communityPosts)
      .set({ removedAt: colo.clock.now() })
      .where(eq(communityPosts.id, id));
    expect((await ana.call('PATCH', `${posts}/${id}`, { body: change() })).status).toBe(403);
  });
});

describe('editing on and on', () => {
  it('ends after sixty times in an hour, in posts and comments together', async () => {
    const id = await publish(ana);
    const comment = aComment(id);
    await send(ana, comment);
    colo.clock.pass({ hours: 1 });
    const path = `/api/community/comments/${comment.body.id}`;
    for (let n = 0; n < 60; n += 1) {
      const answer = await ana.call('PATCH', path, { body: { content: `Força ${n}` } });
      expect(answer.status).toBe(200);
    }
    const over = await ana.call('PATCH', path, { body: { content: 'Mais uma' } });
    expect([over.status, Number(over.headers.get('Retry-After'))]).toEqual([429, 3600]);
    expect((await ana.call('PATCH', `${posts}/${id}`, { body: change() })).status).toBe(429);
    colo.clock.pass({ hours: 1 });
    expect((await ana.call('PATCH', `${posts}/${id}`, { body: change() })).status).toBe(200);
  });
});

describe('taking a text back', () => {
  it('is felt at once by everyone, herself included, and undone by one call', async () => {
    const id = await publish(ana);
    expect((await bia.call('DELETE', `${posts}/${id}`)).status).toBe(404);
    expect((await ana.call('DELETE', `${posts}/${id}`)).status).toBe(200);
    expect((await ana.call('DELETE', `${posts}/${id}`)).status).toBe(200);
    for (const who of [ana, bia, colo.browser()]) expect((await who.get(`${posts}/${id}`)).status).toBe(404);
    expect((await ana.call('PATCH', `${posts}/${id}`, { body: change() })).status).toBe(404);
    expect((await bia.post(`${posts}/${id}/restore`)).status).toBe(404);
    expect((await ana.post(`${posts}/${id}/restore`)).status).toBe(200);
    expect((await bia.get(`${posts}/${id}`)).status).toBe(200);
  });

  it('of a comment is counted', async () => {
    const id = await publish(bia);
    const comment = aComment(id);
    await send(ana, comment, aComment(id));
    const path = `/api/community/comments/${comment.body.id}`;
    expect((await bia.call('DELETE', path)).status).toBe(404);
    await ana.call('DELETE', path);
    await ana.call('DELETE', path);
    expect((await talk(id)).post.commentCount).toBe(1);
    expect((await talk(id)).comments).toHaveLength(1);
    expect((await bia.post(`${path}/restore`)).status).toBe(404);
    await ana.post(`${path}/restore`);
    await ana.post(`${path}/restore`);
    expect((await talk(id)).post.commentCount).toBe(2);
    expect((await talk(id)).comments).toHaveLength(2);
  });

  it('can be undone for thirty days, and is forgotten after them', async () => {
    const [first, second] = [await publish(ana), await publish(ana)];
    const comment = aComment(await publish(bia));
    await send(ana, comment);
    const commentId = comment.body.id;
    for (const path of [`posts/${first}`, `posts/${second}`, `comments/${commentId}`])
      await ana.call('DELETE', `/api/community/${path}`);
    colo.clock.pass({ days: 29, hours: 23 });
    ana = await colo.signedIn('ana@exemplo.test');
    await sweep(colo.services);
    expect((await ana.post(`${posts}/${first}/restore`)).status).toBe(200);
    colo.clock.pass({ hours: 2 });
    expect((await ana.post(`${posts}/${second}/restore`)).status).toBe(404);
    await sweep(colo.services);
    const { db } = colo.services;
    expect(await db.$count(communityPosts, eq(communityPosts.id, first))).toBe(1);
    expect(await db.$count(communityPosts, eq(communityPosts.id, second))).toBe(0);
    expect(await db.$count(communityComments, eq(communityComments.id, commentId))).toBe(0);
  });
});
