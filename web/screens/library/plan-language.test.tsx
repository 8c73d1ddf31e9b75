// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { card, fakeLibrary } from '#tests/support/fake-library.ts';
import { ana, type FeatureAnswers, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

beforeEach(() => localStorage.clear());

const shelf = fakeLibrary([card({ id: 'a', title: 'How babies sleep', language: 'en' })]);

/** Her plan is paid in dollars: whatever the page says, the library is in English. */
const paysInDollars: FeatureAnswers = (call, viewer) =>
  shelf({ ...call, query: new URLSearchParams([...call.query, ['language', 'en']].reverse()) }, viewer);

const notice = () => screen.queryByRole('heading', { name: 'Seus artigos chegam em inglês' });

it('my search in Portuguese finds nothing, and I am told that my plan reads in English', async () => {
  fakeServer({ viewer: ana, also: paysInDollars });
  const app = await openApp('/app/biblioteca?q=sono');
  await screen.findByText('Nenhum resultado encontrado para "sono"');
  await waitFor(() => expect(notice()).toBeTruthy());
  fireEvent.click(screen.getByRole('link', { name: 'sleep' }));
  await waitFor(() => expect(app.address()).toBe('/app/biblioteca?q=sleep'));
  expect(await screen.findByRole('link', { name: 'How babies sleep' })).toBeTruthy();
  expect(notice()).toBeNull();
});

it('above the library it is said once', async () => {
  fakeServer({ viewer: ana, also: paysInDollars });
  const app = await openApp('/app/biblioteca');
  await waitFor(() => expect(notice()).toBeTruthy());
  fireEvent.click(screen.getByRole('button', { name: 'Entendi' }));
  expect(notice()).toBeNull();
  app.unmount();
  await openApp('/app/biblioteca');
  await screen.findByRole('link', { name: 'How babies sleep' });
  expect(notice()).toBeNull();
});

it('who reads in the language of the page is told nothing', async () => {
  fakeServer({ viewer: ana, also: shelf });
  await openApp('/app/biblioteca?q=nada');
  await screen.findByText('Nenhum resultado encontrado para "nada"');
  expect(notice()).toBeNull();
});
