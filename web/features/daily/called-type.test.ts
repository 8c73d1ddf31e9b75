import { expect, it } from 'vitest';
import { calledType } from './called-type.ts';

it.each(['video', 'audio'] as const)(
  '"it said %s, and there was nothing to watch or hear": it is called so only where there is',
  (contentType) => {
    expect(calledType({ contentType, contentUrl: null })).toBe('article');
    expect(calledType({ contentType, contentUrl: 'https://colo.test/a' })).toBe(contentType);
  },
);

it.each(['article', 'activity', 'tip'] as const)('%s is what it is', (contentType) => {
  expect(calledType({ contentType, contentUrl: null })).toBe(contentType);
});
