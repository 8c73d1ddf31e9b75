import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseDueAccounts } from '#server/features/account/account.service.ts';
import type { TalkAnswer } from '#shared/community/community.schema.ts';
import {
  aComment,
  aHeart,
  allAppear,
  aSave,
  type Browser,
  memberOf,
  publish,
  send,
} from '#tests/support/community.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { communityComments, communityPosts, communityVersions, savedPosts } from './community.table.ts';

let colo: TestApp;
let stays: Browser;
beforeAll(async () => {
  colo = await startTestApp();
  stays = await memberOf(colo, 'stays@exemplo.test', 'Rita');
});
afterAll(() => colo.close());

const talk = async (id: string): Promise<TalkAnswer> =>
  (await stays.get(`/api/community/posts/${id}`)).json();

/** A talk of each kind by her, and what she left in a talk of somebody else; then she goes. */
async function leaves(email: string, keepCommunityTexts: boolean) {
  const her = await memberOf(colo, email, 'Ana Flor');
  const theirs = await publish(stays);
  const named = await publish(her, { content: 'Com meu nome' });
  const anonymous = await publish(her, { isAnonymous: true, content: 'Sem meu nome' });
  const gone = aComment(theirs, { content: 'apagado' });
  await send(her, aHeart(theirs), aSave(theirs), aComment(theirs, { content: 'com nome' }), gone);
  for (const talkOfHers of [theirs, anonymous])
    await send(her, aComment(talkOfHers, { content: 'sem nome', isAnonymous: true }));
  await allAppear(colo);
  await her.call('DELETE', `/api/community/comments/${gone.body.id}`);
  await her.call('PATCH', `/api/community/posts/${named}`, {
    body: {
      category: 'Mãe Completa',
      content: 'Com meu nome!',
      allowPrivateMessages: false,
      need: 'support',
    },
  });
  await send(stays, aHeart(named), aComment(named, { content: 'resposta' }));
  expect((await talk(theirs)).post).toMatchObject({ reactionCount: 1, commentCount: 2 });
  const faces = await facesIn(theirs, anonymous);
  const leaver = await colo.signedIn(email);
  expect((await leaver.post('/api/account/deletion', { keepCommunityTexts })).status).toBe(204);
  colo.clock.pass({ days: 7 });
  await eraseDueAccounts(colo.services);
  stays = await colo.signedIn('stays@exemplo.test');
  return { theirs, named, anonymous, faces, gone: gone.body.id };
}

/** What is told about everyone who speaks without a name in these talks. */
async function facesIn(...ids: string[]) {
  const talks = await Promise.all(ids.map(talk));
  const authors = talks.flatMap(({ post, comments }) => [post, ...comments].map(({ author }) => author));
  return authors.filter(({ anonymous }) => anonymous);
}

/** What the counts say, against the rows. */
async function wrongCounts(): Promise<unknown[]> {
  const { rows } = await (colo.services.db.execute(sql`
    select p.id from community_posts p where
      p.reaction_count <> (select count(*) from community_reactions r where r.post_id = p.id) or
      p.comment_count <> (select count(*) from community_comments c where c.post_id = p.id
        and c.appears_at is null and c.deleted_at is null and c.hidden_at is null and c.removed_at is null)`) as unknown as Promise<{
    rows: unknown[];
  }>);
  return rows;
}

describe('a mother who leaves', () => {
  it('and lets her words stay is "Mãe" from then on, or as anonymous as before; her hearts go', async () => {
    const { theirs, named, anonymous, faces, gone } = await leaves('kept@exemplo.test', true);
    // Did a face change in the moment in which her name went, it would be known for hers.
    expect(faces).toHaveLength(3);
    expect(await facesIn(theirs, anonymous)).toEqual(faces);
    const signed = await talk(named);
    expect(signed.post).toMatchObject({
      content: 'Com meu nome!',
      author: { anonymous: false, name: null },
      reactionCount: 1,
    });
    expect(signed.comments.map(({ content }) => content)).toEqual(['resposta']);
    expect((await talk(anonymous)).post.author).toMatchObject({ anonymous: true });
    const { post, comments } = await talk(theirs);
    expect(comments.map(({ content, author }) => [content, author.anonymous]).toSorted()).toEqual([
      ['com nome', false],
      ['sem nome', true],
    ]);
    expect(post).toMatchObject({ reactionCount: 0, commentCount: 2 });
    const { db } = colo.services;
    expect(await db.$count(savedPosts, eq(savedPosts.postId, theirs))).toBe(0);
    // What she had taken back, and what she had said before, was not hers to leave.
    expect(await db.$count(communityComments, eq(communityComments.id, gone))).toBe(0);
    expect(await db.$count(communityVersions, eq(communityVersions.postId, named))).toBe(0);
    expect(await wrongCounts()).toEqual([]);
  });

  it('and takes her words with her leaves none, and right counts', async () => {
    const { theirs, named, anonymous } = await leaves('taken@exemplo.test', false);
    for (const id of [named, anonymous])
      expect(await colo.services.db.$count(communityPosts, eq(communityPosts.id, id))).toBe(0);
    const { post, comments } = await talk(theirs);
    expect(comments).toEqual([]);
    expect(post).toMatchObject({ reactionCount: 0, commentCount: 0 });
    expect(await wrongCounts()).toEqual([]);
  });
});
