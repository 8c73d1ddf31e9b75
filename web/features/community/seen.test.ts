import { describe, expect, it } from 'vitest';
import { someComment, somePost } from '#tests/support/fake-community.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { seeComments, seePost } from './seen.ts';

let made = 0;
const write = (kind: string, body: unknown, more: Partial<Write> = {}): Write => ({
  id: `w${++made}`,
  kind,
  body,
  owner: 'ana',
  madeAt: 0,
  ...more,
});
const refused: Partial<Write> = { refused: { code: 'forbidden' } };

describe('a post with what the phone has yet to send', () => {
  const post = somePost({ reactionCount: 3, userReacted: false });
  const heart = (on: boolean, more: Partial<Write> = {}) => write('heart.set', { postId: post.id, on }, more);

  it.each([
    ['a heart counts at once', [heart(true)], true, 4],
    ['a heart given and taken back counts nothing', [heart(true), heart(false)], false, 3],
    ['a refused heart counts as never given', [heart(true, refused)], false, 3],
    ['a heart on another post leaves it alone', [write('heart.set', { postId: 'x', on: true })], false, 3],
  ])('%s', (_what, writes, userReacted, reactionCount) => {
    expect(seePost(post, writes)).toMatchObject({ userReacted, reactionCount });
  });

  it('a phrase moved to another counts once, and a heart that an old release gave stays one', () => {
    const say = (reaction: string) => write('heart.set', { postId: post.id, on: true, reaction });
    expect(seePost(post, [say('hope'), say('support')])).toMatchObject({
      userReaction: 'support',
      reactionCount: 4,
    });
    const { userReaction: _unknown, ...old } = { ...post, userReacted: true, reactionCount: 4 };
    expect(seePost(old as typeof post, [say('hope')])).toMatchObject({
      userReaction: 'hope',
      reactionCount: 4,
    });
  });

  it('a heart that the server already counted is not counted again', () => {
    const counted = { ...post, userReacted: true, reactionCount: 4 };
    expect(seePost(counted, [heart(true)])).toMatchObject({ userReacted: true, reactionCount: 4 });
  });

  it('a save shows, and a waiting comment counts', () => {
    const comment = { id: 'c', postId: post.id, content: 'Oi', isAnonymous: false };
    const writes = [write('saved-post.set', { postId: post.id, on: true }), write('comment.add', comment)];
    expect(seePost(post, writes)).toMatchObject({ userSaved: true, commentCount: 1, isWaiting: true });
    const unsigned = write('comment.add', { ...comment, isAnonymous: true });
    expect(seePost(post, [unsigned]), 'others do not see it before its moment').toMatchObject({
      commentCount: 0,
    });
  });
});

describe('the comments with what the phone has yet to send', () => {
  const post = somePost();
  const add = (id: string, isAnonymous: boolean, more: Partial<Write> = {}) =>
    write('comment.add', { id, postId: post.id, content: 'Oi', isAnonymous }, more);

  it('hers stand last, marked by where they are', () => {
    const seen = seeComments([someComment({ id: 'a' })], [add('b', false), add('c', false, refused)], post);
    expect(seen.map(({ id, kept }) => [id, kept])).toEqual([
      ['a', 'synced'],
      ['b', 'phone'],
      ['c', 'refused'],
    ]);
  });

  it('one that the server already tells of is shown once', () => {
    expect(seeComments([someComment({ id: 'a' })], [add('a', false)], post)).toHaveLength(1);
  });

  it('she keeps the face she has in the talk, and no name slips in', () => {
    const author = { anonymous: true, face: { symbol: 'moon', tone: 'lilac' } } as const;
    const own = { ...post, mine: true, author };
    expect(seeComments([], [add('a', true)], own)[0]?.author).toEqual(author);
    expect(seeComments([], [add('a', true)], post)[0]?.author).toEqual({ anonymous: true, untold: true });
    const named = someComment({ mine: true, author: { anonymous: false, name: 'Ana' } });
    expect(seeComments([named], [add('a', true)], post)[1]?.author).toEqual({
      anonymous: true,
      untold: true,
    });
  });
});
