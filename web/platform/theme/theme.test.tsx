// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import bootScript from '../../boot/boot.js?raw';
import { setTheme, type Theme, useTheme } from './theme.ts';

const boot = new Function(bootScript);

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  document.head.innerHTML =
    '<meta name="theme-color" media="(prefers-color-scheme: light)"><meta name="theme-color" media="(prefers-color-scheme: dark)">';
});

afterEach(cleanup);

const shown = () => ({
  theme: document.documentElement.dataset.theme,
  frames: [...document.querySelectorAll('meta')].map((meta) => meta.getAttribute('media')),
});

it('follows the system until she chooses', () => {
  expect(renderHook(useTheme).result.current).toBe('system');
  expect(shown().theme).toBeUndefined();
});

it('pins the night, in the page and in the frame of the browser, and remembers it', () => {
  const { result } = renderHook(useTheme);
  act(() => setTheme('night'));
  expect(result.current).toBe('night');
  expect(localStorage.getItem('theme')).toBe('night');
  expect(shown()).toEqual({ theme: 'night', frames: ['not all', 'all'] });
});

it('goes back to the system and forgets', () => {
  setTheme('light');
  setTheme('system');
  expect(localStorage.getItem('theme')).toBeNull();
  expect(shown()).toEqual({
    theme: undefined,
    frames: ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
  });
});

it('shows a choice made in another tab', () => {
  const { result } = renderHook(useTheme);
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'night' })));
  expect(result.current).toBe('night');
  act(() => window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: null })));
  expect(result.current).toBe('system');
});

it.each(['light', 'night'] satisfies Theme[])(
  'a page opened with %s stored starts as she left it',
  (theme) => {
    setTheme(theme);
    const left = shown();
    document.head.innerHTML = '<meta name="theme-color"><meta name="theme-color">';
    delete document.documentElement.dataset.theme;
    boot();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(shown()).toEqual(left);
  },
);

it('a page opened with nonsense stored follows the system', () => {
  localStorage.setItem('theme', 'neon');
  boot();
  expect(shown().theme).toBeUndefined();
});
