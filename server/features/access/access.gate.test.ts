import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPost } from '#tests/support/a-post.ts';
import { aComment, aHeart, aSave, memberOf, publish } from '#tests/support/community.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let colo: TestApp;
let post: string;
beforeAll(async () => {
  colo = await startTestApp();
  post = await publish(await memberOf(colo, 'ana@exemplo.test', 'Ana'));
});
afterAll(() => colo.close());

describe('a visitor', () => {
  it.each([
    ['writes a post', () => colo.browser().post('/api/community/posts', aPost())],
    ['comments', () => colo.browser().post('/api/sync', { writes: [aComment(post)] })],
    ['gives a heart', () => colo.browser().post('/api/sync', { writes: [aHeart(post)] })],
    ['saves a post', () => colo.browser().post('/api/sync', { writes: [aSave(post)] })],
  ])('who %s is refused in the words of the specification', async (_, call) => {
    const response = await call();
    expect(response.status).toBe(401);
    expect((await response.json()).error).toMatchObject({
      code: 'unauthenticated',
      message: 'User not authenticated',
    });
  });

  it('may read the posts without signing in', async () => {
    const response = await colo.browser().get('/api/community/posts?language=pt');
    expect(await response.json()).toMatchObject({ posts: [{ id: post }] });
  });
});
