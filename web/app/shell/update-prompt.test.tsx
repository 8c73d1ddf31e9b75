// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

vi.mock('#web/platform/offline/updates.ts', async (original) => ({
  ...(await original<object>()),
  isUpdateReady: () => true,
}));

afterEach(cleanup);

const room = () => document.documentElement.style.getPropertyValue('--prompt');

it('a toast came to stand on the offer of the new version: while there is one, toasts stand above it', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(56);
  fakeServer({ viewer: ana });
  await openApp('/app');
  const later = await screen.findByRole('button', { name: 'Agora não' });
  expect(room()).toBe('64px');
  expect(document.querySelector('section[popover]')?.className).toBe('toasts');
  expect(await readFile('web/styles/overlays.css', 'utf8')).toMatch(/\.toasts \{[^}]*var\(--prompt, 0px\)/);
  fireEvent.click(later);
  expect(room()).toBe('');
});
