// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
// Read before the first test, whose patience would otherwise be spent on it.
import '#web/screens/help/help.screen.tsx';
import '#web/screens/something-changed/something-changed.screen.tsx';

it.each([
  ['Algo mudou', '/app/algo-mudou'],
  ['Falar com alguém agora', '/app/ajuda'],
])('%s had no way back: it leads to where she came from', async (name, path) => {
  fakeServer({ viewer: ana, profile: { onboardingCompleted: true } });
  const app = await openApp('/app/profile');
  const help = within(await screen.findByRole('navigation', { name: 'Ajuda' }));
  fireEvent.click(help.getByRole('link', { name }));
  await waitFor(() => expect(app.address()).toBe(path));
  fireEvent.click(await screen.findByRole('link', { name: 'Voltar' }));
  await waitFor(() => expect(app.address()).toBe('/app/profile'));
});

it('opened from outside, they lead home', async () => {
  fakeServer({ viewer: ana, profile: { onboardingCompleted: true } });
  const app = await openApp('/app/ajuda');
  fireEvent.click(await screen.findByRole('link', { name: 'Voltar' }));
  await waitFor(() => expect(app.address()).toBe('/app'));
});
