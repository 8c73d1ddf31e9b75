// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetProgress, keepProgress, keptProgress } from './progress.ts';

beforeEach(() => localStorage.clear());

const progress = { step: 3, draft: { name: 'Ana', babyName: 'Lia' } };

it('what she told and where she was come back', () => {
  keepProgress(progress, null);
  expect(keptProgress(null)).toEqual(progress);
  forgetProgress();
  expect(keptProgress(null)).toBeNull();
});

it('begun before signing in, it goes on after', () => {
  keepProgress(progress, null);
  expect(keptProgress('ana')).toEqual(progress);
});

it('what one mother began is not shown to another, nor to a visitor', () => {
  keepProgress(progress, 'ana');
  expect(keptProgress('ana')).toEqual(progress);
  expect(keptProgress('bia')).toBeNull();
  expect(keptProgress(null)).toBeNull();
});

it.each([
  '{',
  'null',
  '{}',
  '{"step":0,"owner":null}',
  '{"step":5,"owner":null}',
  '{"step":1.5,"owner":null}',
])('a step that is %s is no step', (text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem('onboarding_step', text);
  expect(keptProgress(null)).toBeNull();
});
