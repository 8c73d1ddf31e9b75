import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { communityDistances } from '#server/features/moderation/moderation.table.ts';
import { reactionTypes } from '#shared/community/community.rules.ts';
import type { CommentsAnswer, FeedAnswer, TalkAnswer } from '#shared/community/community.schema.ts';
import { aPost } from '#tests/support/a-post.ts';
import {
  aComment,
  aHeart,
  allAppear,
  aReaction,
  aSave,
  aWrite,
  type Browser,
  memberOf,
  publish,
  send,
  userIdOf,
} from '#tests/support/community.ts';
import { statementsDuring } from '#tests/support/statements.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { heartData } from './community.personal-data.ts';
import { communityComments, communityPosts, communityReactions, savedPosts } from './community.table.ts';

let colo: TestApp;
let ana: Browser;
let bia: Browser;
let id: string;

beforeAll(async () => {
  colo = await startTestApp();
  await memberOf(colo, 'ana@exemplo.test', 'Ana');
  await memberOf(colo, 'bia@exemplo.test', 'Bia');
  colo.clock.pass({ days: 8 });
});
afterAll(() => colo.close());
beforeEach(async () => {
  colo.clock.pass({ hours: 2 });
  ana = await colo.signedIn('ana@exemplo.test');
  bia = await colo.signedIn('bia@exemplo.test');
  id = await publish(ana);
});

const talk = async (as: Browser = bia): Promise<TalkAnswer> =>
  (await as.get(`/api/community/posts/${id}`)).json();
const done = { id: expect.any(String), done: true };
const gone = { id: expect.any(String), done: false, code: 'not_found', fields: { post: 'post_gone' } };

describe('a heart', () => {
  it('is one, however often she taps and from however many phones', async () => {
    const otherPhone = await colo.signedIn('bia@exemplo.test');
    expect(await send(bia, aHeart(id), aHeart(id))).toEqual([done, done]);
    expect(await send(otherPhone, aHeart(id))).toEqual([done]);
    expect((await talk()).post).toMatchObject({ reactionCount: 1, userReacted: true });
    expect(await send(otherPhone, aHeart(id, false), aHeart(id, false))).toEqual([done, done]);
    expect((await talk()).post).toMatchObject({ reactionCount: 0, userReacted: false });
  });

  it('for a post that vanished is refused; taking one away never is', async () => {
    await send(bia, aHeart(id));
    await ana.call('DELETE', `/api/community/posts/${id}`);
    expect(await send(bia, aHeart(id), aSave(id), aHeart(randomUUID()))).toEqual([gone, gone, gone]);
    expect(await send(bia, aHeart(id, false), aSave(id, false), aHeart(randomUUID(), false))).toEqual([
      done,
      done,
      done,
    ]);
    const { db } = colo.services;
    expect(await db.$count(communityReactions, eq(communityReactions.postId, id))).toBe(0);
    expect(await db.$count(savedPosts, eq(savedPosts.postId, id))).toBe(0);
  });

  it('keeps the others of its batch standing when one is refused', async () => {
    expect(await send(bia, aHeart(id), aHeart(randomUUID()), aSave(id))).toEqual([done, gone, done]);
    expect((await talk()).post).toMatchObject({ reactionCount: 1, userReacted: true, userSaved: true });
  });
});

describe('each phrase', () => {
  const rows = () =>
    colo.services.db
      .select({ reactionType: communityReactions.reactionType })
      .from(communityReactions)
      .where(eq(communityReactions.postId, id));

  it.each(reactionTypes)('%s is its own reaction, one per mother and post', async (reaction) => {
    expect(await send(bia, aReaction(id, reaction))).toEqual([done]);
    expect((await talk()).post).toMatchObject({
      reactionCount: 1,
      userReacted: true,
      userReaction: reaction,
    });
    expect((await talk(ana)).post).toMatchObject({
      reactionCount: 1,
      userReacted: false,
      userReaction: null,
    });
    expect(await rows()).toEqual([{ reactionType: reaction }]);
  });

  it('moves to the one she chose last, counts once, and goes when she takes it back', async () => {
    await send(ana, aHeart(id));
    await send(bia, aReaction(id, 'hope'), aReaction(id, 'support'), aReaction(id, 'support'));
    expect((await talk()).post).toMatchObject({ reactionCount: 2, userReaction: 'support' });
    await send(bia, aReaction(id, 'support', false));
    expect((await talk()).post).toMatchObject({ reactionCount: 1, userReaction: null });
  });

  it('stays hers when a phone that knows of hearts alone says that there is one', async () => {
    await send(bia, aReaction(id, 'helpful'), aHeart(id));
    expect((await talk()).post).toMatchObject({ reactionCount: 1, userReaction: 'helpful' });
    await send(bia, aHeart(id, false));
    expect((await talk()).post).toMatchObject({ reactionCount: 0, userReaction: null });
  });

  it('that there is not is refused', async () => {
    expect(await send(bia, aReaction(id, 'pity' as never))).toEqual([
      { id: expect.any(String), done: false, code: 'invalid_input', fields: expect.any(Object) },
    ]);
  });

  it('is in the download of all her data, by its name', async () => {
    await send(bia, aReaction(id, 'hope'));
    const hers = await heartData.rows(colo.services.db, {
      userId: await userIdOf(colo, 'bia@exemplo.test'),
    } as never);
    expect(hers).toContainEqual(expect.objectContaining({ post_id: id, reaction_type: 'hope' }));
  });
});

describe('a comment', () => {
  it('costs three statements alone, however it is signed: who she is, what it depends on, and itself', async () => {
    const statements = (...writes: ReturnType<typeof aComment>[]) =>
      statementsDuring(colo.services.db, () => send(bia, ...writes));
    for (const isAnonymous of [false, true])
      expect(await statements(aComment(id, { isAnonymous }))).toHaveLength(3);
    // Begun, her turn, a savepoint for all and two for each, ended; and who she is.
    expect(await statements(aComment(id), aComment(id))).toHaveLength(1 + 3 + 2 + 2 * 2);
    const counted = async () => (await talk()).comments.filter(({ mine }) => mine).length;
    expect(await counted()).toBe(4);
  });

  it('that comes by two phones at once is limited as one after the other', async () => {
    const phones = [bia, await colo.signedIn('bia@exemplo.test')];
    const sent = await Promise.all(
      Array.from({ length: 70 }, async (_, n) => {
        const comment = aComment(id, { content: `${n}` });
        for (;;) {
          const answer = await phones[n % 2]?.post('/api/sync', { writes: [comment] });
          if (answer?.status === 200) return (await answer.json()).outcomes[0].done as boolean;
        }
      }),
    );
    expect(sent.filter(Boolean)).toHaveLength(60);
  });

  it('stands below the post, oldest first, and in the order in which a phone kept them', async () => {
    await send(ana, aComment(id, { content: 'antes' }));
    await send(bia, ...[1, 2, 3].map((n) => aComment(id, { content: `${n}` })));
    const { post, comments } = await talk();
    expect(comments.map(({ content }) => content)).toEqual(['antes', '1', '2', '3']);
    expect(post.commentCount).toBe(4);
    expect(comments[1]).toEqual({
      id: expect.any(String),
      content: '1',
      author: { anonymous: false, name: 'Bia' },
      mine: true,
      createdAt: expect.any(String),
      edited: false,
      standing: 'shown',
    });
  });

  it('is one, however often it arrives, under whichever write', async () => {
    const { body } = aComment(id);
    for (let n = 0; n < 3; n += 1)
      expect(await send(bia, { id: randomUUID(), kind: 'comment.add', body })).toEqual([done]);
    expect((await talk()).post.commentCount).toBe(1);
    expect(await send(ana, { id: randomUUID(), kind: 'comment.add', body })).toEqual([
      { id: expect.any(String), done: false, code: 'already_exists' },
    ]);
  });

  it('on a post that was taken back, or never was, is refused', async () => {
    expect(await send(bia, aComment(randomUUID()))).toEqual([gone]);
    await ana.call('DELETE', `/api/community/posts/${id}`);
    expect(await send(bia, aComment(id))).toEqual([gone]);
    expect(await send(ana, aComment(id))).toEqual([gone]);
  });

  it('on a post that is hidden is its author’s alone, and nobody’s once it was removed', async () => {
    const { db } = colo.services;
    const now = colo.clock.now();
    await db.update(communityPosts).set({ hiddenAt: now }).where(eq(communityPosts.id, id));
    expect(await send(bia, aComment(id))).toEqual([gone]);
    expect(await send(ana, aComment(id))).toEqual([done]);
    await db.update(communityPosts).set({ removedAt: now }).where(eq(communityPosts.id, id));
    expect(await send(ana, aComment(id))).toEqual([gone]);
  });

  it('that is blank or too long is refused with its reason, and one without rules accepted too', async () => {
    const refused = await send(
      bia,
      aComment(id, { content: '\u200b ' }),
      aComment(id, { content: 'a'.repeat(1201) }),
    );
    expect(refused).toEqual([
      expect.objectContaining({ code: 'invalid_input', fields: { content: 'content_blank' } }),
      expect.objectContaining({ code: 'invalid_input', fields: { content: 'content_too_long' } }),
    ]);
    const nova = await colo.signedIn('nova@exemplo.test');
    expect(await send(nova, aComment(id), aHeart(id))).toEqual([
      expect.objectContaining({ code: 'forbidden', fields: { account: 'rules_not_accepted' } }),
      done,
    ]);
  });

  it('pages by fifty, each once', async () => {
    const rows = Array.from({ length: 120 }, () => ({
      id: randomUUID(),
      postId: id,
      userId: null,
      content: 'ok',
      isAnonymous: false,
      createdAt: colo.clock.now(),
    }));
    await colo.services.db.insert(communityComments).values(rows);
    const first = await talk();
    const seen = first.comments.map((comment) => comment.id);
    for (let cursor = first.nextCursor; cursor; ) {
      const query = new URLSearchParams({ cursor });
      const page: CommentsAnswer = await (
        await bia.get(`/api/community/posts/${id}/comments?${query}`)
      ).json();
      seen.push(...page.comments.map((comment) => comment.id));
      cursor = page.nextCursor;
    }
    expect([first.comments.length, seen.length, new Set(seen).size]).toEqual([50, 120, 120]);
    expect(first.post.commentCount).toBe(120);
    const elsewhere = await (await bia.get(`/api/community/posts/${id}/comments?cursor=elsewhere`)).json();
    expect(elsewhere.comments).toHaveLength(50);
  });

  it('that is hidden is seen by its author, with its standing, and by nobody else', async () => {
    const comment = aComment(id);
    await send(bia, comment);
    await colo.services.db
      .update(communityComments)
      .set({ hiddenAt: colo.clock.now() })
      .where(eq(communityComments.postId, id));
    expect((await talk(bia)).comments).toEqual([expect.objectContaining({ standing: 'hidden' })]);
    expect((await talk(ana)).comments).toEqual([]);
    expect((await talk(ana)).post.commentCount).toBe(0);
  });
});

describe('a post that was published without a network', () => {
  const feedOf = async (as: Browser): Promise<FeedAnswer> =>
    (await as.get('/api/community/posts?language=pt')).json();
  const countIn = async (as: Browser, content: string) =>
    (await feedOf(as)).posts.filter((post) => post.content === content).length;

  it('arrives once, however often it is sent, also where it had arrived before', async () => {
    const post = aPost({ content: 'Do elevador' });
    expect(await send(ana, aWrite('post.add', post), aWrite('post.add', post))).toEqual([done, done]);
    expect((await ana.post('/api/community/posts', post)).status).toBe(201);
    expect(await countIn(bia, 'Do elevador')).toBe(1);
    expect(await send(bia, aWrite('post.add', post))).toEqual([
      { id: expect.any(String), done: false, code: 'already_exists' },
    ]);
  });

  it('without her name appears later, like any other', async () => {
    await send(ana, aWrite('post.add', aPost({ content: 'Sem nome', isAnonymous: true })));
    expect((await feedOf(ana)).posts[0]).toMatchObject({ content: 'Sem nome', standing: 'coming' });
    expect(await countIn(bia, 'Sem nome')).toBe(0);
    await allAppear(colo);
    expect(await countIn(bia, 'Sem nome')).toBe(1);
  });

  it('is never lost to another version under its id, and never signs what she left unsigned', async () => {
    const refusedAsTaken = [{ id: expect.any(String), done: false, code: 'already_exists' }];
    const other = await publish(ana, { content: 'Primeiro assim' });
    expect(await send(ana, aWrite('post.add', aPost({ id: other, content: 'Depois assim' })))).toEqual(
      refusedAsTaken,
    );
    const again = aPost({ id: other, content: 'Primeiro assim', isAnonymous: true });
    expect(await send(ana, aWrite('post.add', again))).toEqual(refusedAsTaken);
    await ana.call('DELETE', `/api/community/posts/${other}`);
    expect(await send(ana, aWrite('post.add', again))).toEqual(refusedAsTaken);
  });

  it('keeps to the rules', async () => {
    const nova = await colo.signedIn('nova2@exemplo.test');
    expect(await send(nova, aWrite('post.add', aPost()))).toEqual([
      expect.objectContaining({ code: 'forbidden', fields: { account: 'rules_not_accepted' } }),
    ]);
  });
});

describe('two who keep away from each other', () => {
  it('do not answer each other: she blocked what the other signs', async () => {
    await colo.services.db.insert(communityDistances).values({
      id: randomUUID(),
      userId: await userIdOf(colo, 'ana@exemplo.test'),
      personId: await userIdOf(colo, 'bia@exemplo.test'),
      postId: null,
      kind: 'block',
      createdAt: colo.clock.now(),
    });
    expect(await send(bia, aHeart(id), aComment(id), aSave(id))).toEqual([gone, gone, gone]);
    expect((await bia.get(`/api/community/posts/${id}`)).status).toBe(404);
    await colo.services.db.delete(communityDistances);
    expect(await send(bia, aHeart(id))).toEqual([done]);
  });
});

describe('many at once', () => {
  it('leave counts that are those of the rows: five hundred hearts, given and taken by fifty mothers', async () => {
    const mothers: Browser[] = [];
    for (let n = 0; n < 50; n += 1) mothers.push(await colo.signedIn(`m${n}@exemplo.test`));
    const ids = [id, await publish(ana), await publish(ana)];
    /** As the outbox does: who is told to wait a moment sends the same again. */
    const untilDone = async (her: Browser, writes: unknown[]): Promise<void> => {
      const { status } = await her.post('/api/sync', { writes });
      if (status === 429 || status === 503) return untilDone(her, writes);
      expect(status).toBe(200);
    };
    // In ones and in batches, each mother in an order of her own: so that they stand in each other's way.
    await Promise.all(
      mothers.flatMap((her, n) => {
        const writes = Array.from({ length: 10 }, (_, turn) =>
          aHeart(ids[(n + turn * (n % 2 ? 1 : 2)) % 3] ?? '', (turn * 7 + n) % 3 !== 0),
        );
        return [writes.slice(0, 4), ...writes.slice(4, 8).map((one) => [one]), writes.slice(8)].map((batch) =>
          untilDone(her, batch),
        );
      }),
    );
    const { rows } = (await colo.services.db.execute(sql`
      select p.reaction_count as told,
        (select count(*)::int from community_reactions r where r.post_id = p.id) as counted
      from community_posts p where p.id in (${ids[0]}, ${ids[1]}, ${ids[2]})`)) as unknown as {
      rows: { told: number; counted: number }[];
    };
    expect(rows).toHaveLength(3);
    for (const { told, counted } of rows) expect(told).toBe(counted);
    expect(rows.reduce((sum, { counted }) => sum + counted, 0)).toBeGreaterThan(10);
  }, 60_000);

  // The embedded database does one transaction at a time: there, nobody ever waits for another.
  if (inject('databaseTemplate').kind === 'postgres') {
    it('of her own do not wait for each other: a post edited while she answers in it', async () => {
      const { category, need } = aPost();
      for (let round = 0; round < 12; round += 1) {
        const edit = { category, need, content: `Versão ${round}`, allowPrivateMessages: false };
        const [edited, answered] = await Promise.all([
          ana.call('PATCH', `/api/community/posts/${id}`, { body: edit }),
          ana.post('/api/sync', { writes: [aComment(id)] }),
        ]);
        expect([edited.status, answered.status]).toEqual([200, 200]);
      }
    }, 60_000);

    it('are never sent away with an error where they touch the same posts in opposite order', async () => {
      const ids = [id, ...(await Promise.all(Array.from({ length: 5 }, () => publish(ana))))];
      const carla = await colo.signedIn('carla@exemplo.test');
      for (let round = 0; round < 4; round += 1) {
        const on = round % 2 === 0;
        const answers = await Promise.all([
          bia.post('/api/sync', { writes: ids.map((one) => aHeart(one, on)) }),
          carla.post('/api/sync', { writes: [...ids].reverse().map((one) => aHeart(one, on)) }),
        ]);
        for (const { status } of answers) expect([200, 503]).toContain(status);
        expect(answers.some(({ status }) => status === 200)).toBe(true);
      }
    }, 60_000);
  }
});
