// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { forgetRemembered, recall, remember } from './remembered.ts';

const isText = (answer: unknown): answer is string => typeof answer === 'string';

it('an answer is there at the next start, and gone once she left', () => {
  remember('a', 'one');
  remember('b', 'two');
  expect([recall('a', isText), recall('b', isText)]).toEqual(['one', 'two']);
  localStorage.setItem('theme', 'dark');
  forgetRemembered();
  expect([recall('a', isText), recall('b', isText)]).toEqual([undefined, undefined]);
  expect(Object.keys(localStorage)).toEqual(['theme']);
  localStorage.clear();
});

it('what does not look like an answer is none', () => {
  remember('a', { odd: true });
  expect(recall('a', isText)).toBeUndefined();
  localStorage.setItem('remembered:a', '{broken');
  expect(recall('a', isText)).toBeUndefined();
  remember('a', 'mended');
  expect(recall('a', isText)).toBe('mended');
  localStorage.clear();
});
