// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetProgress, keepProgress, keptProgress } from './progress.ts';

beforeEach(() => localStorage.clear());

const progress = { place: { step: 3 }, draft: { name: 'Ana', babyName: 'Lia' } };

it('what she told and where she was come back', () => {
  keepProgress(progress, null);
  expect(keptProgress(null)).toEqual(progress);
  forgetProgress();
  expect(keptProgress(null)).toBeNull();
});

it('a slide of the introduction comes back, too', () => {
  keepProgress({ place: { slide: 4 }, draft: {} }, null);
  expect(keptProgress(null)).toEqual({ place: { slide: 4 }, draft: {} });
});

it('what an earlier release kept beside it is not lost', () => {
  localStorage.setItem('onboarding_step', '{"step":2,"owner":null}');
  localStorage.setItem('onboarding_data', '{"name":"Ana"}');
  expect(keptProgress(null)).toEqual({ place: { step: 2 }, draft: { name: 'Ana' } });
});

it('half told, it is no profile that another could be offered', () => {
  keepProgress(progress, 'ana');
  expect(localStorage.getItem('onboarding_data')).toBeNull();
  expect(localStorage.getItem('profile_data')).toBeNull();
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
  '{"slide":6,"owner":null}',
  '{"slide":"1","owner":null}',
])('a step that is %s is no step', (text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem('onboarding_step', text);
  expect(keptProgress(null)).toBeNull();
});
