// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { agreedConsents } from '#tests/support/fake-account.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { ownConsents } from './consent.outbox.ts';
import { holdHealthWrites, learnConsents, unlearnConsents } from './hold-health-writes.ts';

afterEach(() => unlearnConsents('ana'));

const write = (kind: string, key: string): Write => ({
  id: `${kind} ${key}`,
  kind,
  body: { id: key },
  key,
  owner: 'ana',
  madeAt: 0,
});

/** Which of these wait for her answer. */
const held = (...writes: Write[]) => writes.filter(holdHealthWrites('ana', writes)).map(({ id }) => id);

const feed = write('feed.put', 'one');
const answer = write('consent.give', '');

it('health records wait while nothing is known of her consent, and what is no record goes', () => {
  const settings = write('nursing.settings', 'mine');
  expect(held(feed, write('food.clear', 'egg'), settings, write('routine.put', 'r'))).toEqual([
    'feed.put one',
    'food.clear egg',
  ]);
});

it('they go once the server is known to have it, also where the browser keeps nothing', () => {
  learnConsents('ana', agreedConsents);
  expect(held(feed)).toEqual([]);
  unlearnConsents('ana');
  expect(held(feed)).toEqual(['feed.put one']);
  ownConsents.mirror.write('ana', { answer: agreedConsents });
  expect(held(feed)).toEqual([]);
  expect([feed].filter(holdHealthWrites('bia', [feed]))).toEqual([feed]);
});

it('they wait behind an answer that has yet to arrive, wherever it stands', () => {
  learnConsents('ana', agreedConsents);
  expect(held(feed, answer)).toEqual(['feed.put one']);
  expect(held(write('consent.withdraw', ''), feed)).toEqual(['feed.put one']);
});

it('a removal goes without consent, and not ahead of what it removes', () => {
  expect(held(write('feed.remove', 'stored long ago'))).toEqual([]);
  expect(held(feed, write('feed.remove', 'one'))).toEqual(['feed.put one', 'feed.remove one']);
  expect(held(write('timer.put', 'one'), write('feed.remove', 'one'))).toEqual(['timer.put one']);
});
