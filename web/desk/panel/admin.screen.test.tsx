// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakePanel } from '#tests/support/fake-panel.ts';
import { ana, fakeServer, staff } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const withPanel = () => fakeServer({ viewer: staff, also: fakePanel({}) });

it('has a title, says what it is for, and opens with the articles', async () => {
  withPanel();
  await openApp('/admin');
  expect(await screen.findByRole('heading', { level: 1, name: 'Painel Admin' })).toBeTruthy();
  expect(screen.getByText('Gerencie os posts do blog')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Artigos', selected: true })).toBeTruthy();
  expect(screen.queryByRole('navigation', { name: 'Abas' })).toBeNull();
});

it('keeps its section in the address, and Back returns to the one before', async () => {
  withPanel();
  const app = await openApp('/admin?categoria=mae-inteira');
  fireEvent.click(await screen.findByRole('tab', { name: 'Lista de espera' }));
  expect(await screen.findByRole('cell', { name: 'bia@colo.test' })).toBeTruthy();
  expect(app.address()).toBe('/admin?aba=espera');
  app.history.back();
  expect(await screen.findByRole('tab', { name: 'Artigos', selected: true })).toBeTruthy();
});

it('opens with the articles when the address names no section of it', async () => {
  withPanel();
  await openApp('/en/admin?aba=nada');
  expect(await screen.findByRole('tab', { name: 'Articles', selected: true })).toBeTruthy();
});

it('shows staff who is on the waitlist, and offers it as a file', async () => {
  withPanel();
  await openApp('/admin?aba=espera');
  expect(await screen.findByRole('cell', { name: 'bia@colo.test' })).toBeTruthy();
  expect(screen.getByText('1 pessoa na lista')).toBeTruthy();
  const file = screen.getByRole('link', { name: 'Baixar em CSV' });
  expect(file.getAttribute('href')).toBe('/api/admin/waitlist.csv');
});

it('tells a mother whose page it is, kindly, and asks the server for nothing', async () => {
  const server = fakeServer({ viewer: ana });
  await openApp('/admin');
  expect(await screen.findByRole('heading', { level: 1, name: 'Esta página é da equipe' })).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
  for (const noun of ['articles', 'articles/drafts', 'waitlist', 'staff', 'audit'])
    expect(server.callsTo(`/api/admin/${noun}`)).toEqual([]);
});

it.each([
  ['/admin', /^Você entrou com ana@/, 'Voltar ao início', 'Ir ao perfil para sair', ''],
  ['/en/admin', /^You are signed in with ana@/, 'Back to home', 'Go to the profile to sign out', '/en'],
])(
  '%s was a dead end for me, signed in with my own address: now it says with which, and leads home or to signing out',
  async (address, who, home, leave, language) => {
    fakeServer({ viewer: ana });
    await openApp(address);
    expect(await screen.findByText(who)).toBeTruthy();
    expect(screen.getByRole('link', { name: home }).getAttribute('href')).toBe(`${language}/app`);
    expect(screen.getByRole('link', { name: leave }).getAttribute('href')).toBe(`${language}/app/profile`);
  },
);

it('offers a visitor to sign in', async () => {
  fakeServer();
  await openApp('/en/admin');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page belongs to the team' }),
  ).toBeTruthy();
  expect(screen.getByLabelText('Your email')).toBeTruthy();
});

it('without a second factor offers nothing of it but turning one on', async () => {
  const server = withPanel();
  for (const path of ['articles', 'articles/drafts'])
    server.refuse(`/api/admin/${path}`, 'second_factor_required');
  await openApp('/admin');
  const heading = { name: 'Ative a verificação em duas etapas' };
  expect(await screen.findAllByRole('heading', heading)).toHaveLength(1);
  await expect.poll(() => screen.queryByRole('button', { name: 'Criar Novo Post' })).toBeNull();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

describe.each([
  ['artigos', 'articles', 'Não foi possível carregar os artigos', 'Could not load the articles'],
  ['espera', 'waitlist', 'Não foi possível carregar a lista', 'Could not load the list'],
  ['equipe', 'staff', 'Não foi possível carregar a equipe', 'Could not load the team'],
  ['registro', 'audit', 'Não foi possível carregar o registro', 'Could not load the activity log'],
])('the section %s', (aba, noun, sentence, english) => {
  it('says that it is loading', async () => {
    const answer = withPanel().holdAnswers(`/api/admin/${noun}`);
    await openApp(`/admin?aba=${aba}`);
    expect(await screen.findByText('Carregando a lista')).toBeTruthy();
    answer();
  });

  it('that cannot be loaded can be tried again', async () => {
    const server = withPanel();
    server.refuse(`/api/admin/${noun}`, 'internal');
    await openApp(`/admin?aba=${aba}`);
    expect(await screen.findByText(sentence)).toBeTruthy();
    server.accept(`/api/admin/${noun}`);
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await expect.poll(() => screen.queryByText(sentence)).toBeNull();
  });

  it('without a connection says so, in her language', async () => {
    withPanel().refuse(`/api/admin/${noun}`, 'unavailable');
    await openApp(`/en/admin?aba=${aba}`);
    expect(await screen.findByText(english)).toBeTruthy();
    expect(screen.getByText(/Check your connection/)).toBeTruthy();
  });

  it('asks staff without a second factor to turn one on, on the spot', async () => {
    withPanel().refuse(`/api/admin/${noun}`, 'second_factor_required');
    await openApp(`/en/admin?aba=${aba}`);
    expect(await screen.findByRole('heading', { name: 'Turn on two-step verification' })).toBeTruthy();
  });
});
