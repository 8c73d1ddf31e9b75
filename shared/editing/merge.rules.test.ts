import { describe, expect, it } from 'vitest';
import { aDraft } from '#tests/support/fake-editing.ts';
import { differingFields, merged, suggestedSides } from './merge.rules.ts';

const before = aDraft({ title: 'Antes', content: 'Texto', author: 'Ana' });
const mine = { ...before, title: 'Meu', content: 'Meu texto' };
const theirs = { ...before, title: 'Deles', author: 'Bia' };

it('only what differs is to be chosen, in the order of reading', () => {
  expect(differingFields(mine, theirs)).toEqual(['title', 'content', 'author']);
  expect(differingFields(mine, { ...mine })).toEqual([]);
});

it('a picture is the same whatever the order of what is known of it', () => {
  const picture = { url: '/media/post-images/a.webp', width: 2, height: 1, widths: [2] };
  const { url, ...rest } = picture;
  expect(differingFields({ ...mine, picture }, { ...mine, picture: { ...rest, url } })).toEqual([]);
});

describe('what to begin with', () => {
  it('who alone touched a field keeps it; where both did, it is mine', () => {
    expect(suggestedSides(before, mine, theirs)).toEqual({
      title: 'mine',
      content: 'mine',
      author: 'theirs',
    });
  });

  it('is all mine where nobody knows how it was', () => {
    expect(suggestedSides(null, mine, theirs)).toEqual({ title: 'mine', content: 'mine', author: 'mine' });
  });
});

it('the chosen sides make one article, and nothing else changes', () => {
  expect(merged(mine, theirs, { title: 'theirs', content: 'mine', author: 'theirs' })).toEqual({
    ...before,
    title: 'Deles',
    content: 'Meu texto',
    author: 'Bia',
  });
});
