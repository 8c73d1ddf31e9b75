import { expect, it } from 'vitest';
import { nextSleep } from './next-sleep.ts';

const at = (text: string) => Date.parse(`2026-03-08T${text}Z`);

it.each([
  ['14:40', 'before'],
  ['15:50', 'within'],
  ['16:20', 'within'],
  ['16:21', 'after'],
  ['23:00', 'after'],
])('at %s we are %s the range', (now, where) => {
  expect(nextSleep({ from: 75, to: 120 }, at('14:20'), at(now)).now).toBe(where);
});

it('names no single minutes: both ends are rounded to five', () => {
  const { from, to } = nextSleep({ from: 75, to: 120 }, at('14:23'), at('14:23'));
  expect([from, to]).toEqual([at('15:40'), at('16:25')]);
});
