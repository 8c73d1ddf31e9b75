// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { lilacMoon, somePost } from '#tests/support/fake-community.ts';
import { unmarked } from './use-feed.ts';

it('a copy on the phone does not tell which posts without a name are hers, not even that one is hidden or on its way', () => {
  const hers = somePost({ mine: true, author: lilacMoon, standing: 'hidden' });
  const signed = somePost({ mine: true, standing: 'hidden' });
  const coming = somePost({ mine: true, author: lilacMoon, standing: 'coming' });
  const { posts } = unmarked({ posts: [coming, hers, signed], nextCursor: null });
  expect(posts).toEqual([{ ...hers, mine: false, standing: 'shown' }, signed]);
});
