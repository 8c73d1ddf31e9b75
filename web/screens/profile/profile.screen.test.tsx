// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const button = (name: string) => screen.findByRole('button', { name });
const card = () => screen.findByRole('heading', { level: 1, name: 'Bem-vinda ao Colo' });

it('shows her address and where she is signed in', async () => {
  fakeServer({ viewer: ana });
  await openApp('/app/profile');
  expect(await screen.findByText(ana.email)).toBeTruthy();
  const here = (await screen.findByText('Chrome · Android')).closest('li') as HTMLElement;
  expect(within(here).getByText('Este aparelho')).toBeTruthy();
  expect(within(here).queryByRole('button')).toBeNull();
  expect(screen.getByText('Safari · iPhone')).toBeTruthy();
});

it('shows a visitor the choices that need no account, and a way in', async () => {
  const server = fakeServer();
  await openApp('/app/profile?preview=1');
  expect(await screen.findByRole('heading', { name: 'Você ainda não entrou' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'English' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Sair deste aparelho' })).toBeNull();
  expect(server.callsTo('/api/sign-in-sessions')).toEqual([]);
});

describe('a device', () => {
  it('can be ended from here', async () => {
    const server = fakeServer({ viewer: ana });
    await openApp('/app/profile');
    fireEvent.click(await button('Encerrar em Safari · iPhone'));
    expect(await screen.findByText('Aparelho desconectado')).toBeTruthy();
    expect(server.callsTo('/api/sign-in-sessions/elsewhere').map(({ method }) => method)).toEqual(['DELETE']);
  });

  it('that could not be ended says why', async () => {
    const server = fakeServer({ viewer: ana });
    server.refuse('/api/sign-in-sessions/elsewhere', 'not_found');
    await openApp('/app/profile');
    fireEvent.click(await button('Encerrar em Safari · iPhone'));
    expect(await screen.findByText('Não foi possível encerrar')).toBeTruthy();
  });

  it('list that cannot be loaded can be tried again', async () => {
    const server = fakeServer({ viewer: ana });
    server.refuse('/api/sign-in-sessions', 'internal');
    await openApp('/app/profile');
    await screen.findByText('Não foi possível carregar seus aparelhos.');
    server.accept('/api/sign-in-sessions');
    fireEvent.click(await button('Tentar de novo'));
    expect(await screen.findByText('Safari · iPhone')).toBeTruthy();
  });
});

describe('signing out', () => {
  it('here is immediate', async () => {
    const server = fakeServer({ viewer: ana });
    await openApp('/app/profile');
    fireEvent.click(await button('Sair deste aparelho'));
    expect(await card()).toBeTruthy();
    expect(server.callsTo('/auth/v1/logout').map(({ query }) => query.get('scope'))).toEqual(['local']);
  });

  it('elsewhere leaves her in', async () => {
    const server = fakeServer({ viewer: ana });
    await openApp('/app/profile');
    fireEvent.click(await button('Sair dos outros aparelhos'));
    expect(await screen.findByText('Pronto! Só este aparelho continua conectado.')).toBeTruthy();
    expect(server.callsTo('/auth/v1/logout').map(({ query }) => query.get('scope'))).toEqual(['others']);
    expect(screen.getByText(ana.email)).toBeTruthy();
  });

  it('everywhere asks first, and can be thought better of', async () => {
    const server = fakeServer({ viewer: ana });
    await openApp('/app/profile');
    fireEvent.click(await button('Sair de todos os aparelhos'));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Continuar conectada' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(server.callsTo('/auth/v1/logout')).toEqual([]);
  });

  it('everywhere ends every session once she says so', async () => {
    const server = fakeServer({ viewer: ana });
    await openApp('/app/profile');
    fireEvent.click(await button('Sair de todos os aparelhos'));
    const question = within(await screen.findByRole('alertdialog'));
    fireEvent.click(question.getByRole('button', { name: 'Sair de todos os aparelhos' }));
    expect(await card()).toBeTruthy();
    expect(server.callsTo('/auth/v1/logout').map(({ query }) => query.get('scope'))).toEqual(['global']);
  });

  it('that fails says so and keeps her in', async () => {
    const server = fakeServer({ viewer: ana });
    await openApp('/app/profile');
    const out = await button('Sair deste aparelho');
    server.goOffline();
    fireEvent.click(out);
    expect(await screen.findByText('Não foi possível sair')).toBeTruthy();
    expect(screen.getByText(ana.email)).toBeTruthy();
  });

  it('of a session that had already ended is no failure', async () => {
    const server = fakeServer({ viewer: ana });
    await openApp('/app/profile');
    const out = await button('Sair deste aparelho');
    server.signIn(null);
    server.refuse('/auth/v1/logout', 'unauthenticated');
    fireEvent.click(out);
    expect(await card()).toBeTruthy();
    expect(screen.queryByText('Não foi possível sair')).toBeNull();
  });
});

it('pins the night with one tap', async () => {
  fakeServer({ viewer: ana });
  await openApp('/app/profile');
  fireEvent.click(await screen.findByRole('radio', { name: /Noturna/ }));
  expect(document.documentElement.dataset.theme).toBe('night');
  fireEvent.click(screen.getByRole('radio', { name: 'Como no aparelho' }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
});
