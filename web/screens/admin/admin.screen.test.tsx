// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ana, fakeServer, staff } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

it('shows staff who is on the waitlist, and offers it as a file', async () => {
  fakeServer({ viewer: staff });
  await openApp('/admin');
  expect(await screen.findByRole('heading', { level: 1, name: 'Painel Admin' })).toBeTruthy();
  expect(screen.getByText('Gerencie os posts do blog')).toBeTruthy();
  expect(await screen.findByRole('cell', { name: 'bia@colo.test' })).toBeTruthy();
  expect(screen.getByText('1 pessoa na lista')).toBeTruthy();
  const file = screen.getByRole('link', { name: 'Baixar em CSV' });
  expect(file.getAttribute('href')).toBe('/api/admin/waitlist.csv');
  expect(screen.queryByRole('navigation', { name: 'Abas' })).toBeNull();
});

it('tells a mother whose page it is, kindly, and asks the server for nothing', async () => {
  const server = fakeServer({ viewer: ana });
  await openApp('/admin');
  expect(await screen.findByRole('heading', { level: 1, name: 'Esta página é da equipe' })).toBeTruthy();
  expect(screen.queryByText('Lista de espera')).toBeNull();
  expect(server.callsTo('/api/admin/waitlist')).toEqual([]);
});

it('offers a visitor to sign in', async () => {
  fakeServer();
  await openApp('/en/admin');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page belongs to the team' }),
  ).toBeTruthy();
  expect(screen.getByLabelText('Your email')).toBeTruthy();
});

it('says when the list could not be loaded, and tries again', async () => {
  const server = fakeServer({ viewer: staff });
  server.refuse('/api/admin/waitlist', 'internal');
  await openApp('/admin');
  expect(await screen.findByText('Não foi possível carregar a lista')).toBeTruthy();
  server.accept('/api/admin/waitlist');
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('cell', { name: 'bia@colo.test' })).toBeTruthy();
});
