import { expect, it } from 'vitest';
import { translate } from './translate.ts';

const dictionary = {
  feeds: { hello: 'Oi, {name}. {name}!', count: { one: '{n} mamada', other: '{n} mamadas' } },
} as const;

it('fills every hole of a text', () => {
  expect(translate(dictionary, 'feeds.hello', { name: 'Ana' })).toBe('Oi, Ana. Ana!');
});

it('counts: one is singular, none and many are plural', () => {
  expect(translate(dictionary, 'feeds.count', { n: 1 })).toBe('1 mamada');
  expect(translate(dictionary, 'feeds.count', { n: 0 })).toBe('0 mamadas');
  expect(translate(dictionary, 'feeds.count', { n: 2 })).toBe('2 mamadas');
});

it.each(['feeds.bye', 'sleep.hello', 'nonsense', ''])(
  'shows the key itself when there is no text for "%s"',
  (key) => {
    expect(translate(dictionary, key)).toBe(key);
  },
);

it('leaves a hole visible when nothing fills it', () => {
  expect(translate(dictionary, 'feeds.hello')).toBe('Oi, {name}. {name}!');
});
