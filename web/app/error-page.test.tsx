// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const screenState = vi.hoisted(() => ({ isBroken: true }));

vi.mock('#web/screens/calendar/calendar.screen.tsx', () => ({
  default: () => {
    if (screenState.isBroken) throw new Error('a screen broke');
    return <h1>Sua Semana</h1>;
  },
}));

afterEach(() => {
  // React reports what it could not render.
  vi.mocked(console.error).mockClear();
});

it('a screen that breaks says so inside the shell, and can be tried again', async () => {
  fakeServer({ viewer: ana });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await openApp('/app/calendario');
  expect(await screen.findByRole('heading', { level: 1, name: 'Algo não saiu como devia' })).toBeTruthy();
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/app');
  screenState.isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sua Semana' })).toBeTruthy();
  vi.mocked(console.error).mockClear();
});
