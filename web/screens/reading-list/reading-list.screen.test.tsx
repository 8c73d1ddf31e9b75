// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { card, fakeLibrary } from '#tests/support/fake-library.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const shelf = ['a', 'b', 'c'].map((id) => card({ id, title: `Artigo ${id.toUpperCase()}` }));
const listing = (...saved: string[]) => fakeServer({ viewer: ana, also: fakeLibrary(shelf, saved) });
const titles = () =>
  screen
    .queryAllByRole('heading')
    .filter((heading) => heading.closest('li'))
    .map(({ textContent }) => textContent);
const remove = (title: string) => screen.findByRole('button', { name: `Tirar “${title}” da sua lista` });

describe('the reading list', () => {
  it('shows what she kept, the newest first', async () => {
    listing('c', 'a');
    await openApp('/app/biblioteca/salvos');
    expect(await screen.findByText('Artigo C')).toBeTruthy();
    expect(titles()).toEqual(['Artigo C', 'Artigo A']);
    expect(screen.getByRole('link', { name: 'Voltar à biblioteca' }).getAttribute('href')).toBe(
      '/app/biblioteca',
    );
  });

  it('lets an article go at once, and the server is told', async () => {
    const server = listing('c', 'b', 'a');
    await openApp('/app/biblioteca/salvos');
    const button = await remove('Artigo B');
    const answer = server.holdAnswers('/api/reading-list/b');
    fireEvent.click(button);
    await waitFor(() => expect(titles()).toEqual(['Artigo C', 'Artigo A']));
    expect(server.callsTo('/api/reading-list/b')).toEqual([]);
    answer();
    expect(await screen.findByText('Artigo retirado da lista')).toBeTruthy();
    await waitFor(() => expect(server.callsTo('/api/reading-list/b')).toMatchObject([{ method: 'DELETE' }]));
  });

  it('takes it back to its place when that was a slip', async () => {
    const server = listing('c', 'b', 'a');
    await openApp('/app/biblioteca/salvos');
    fireEvent.click(await remove('Artigo B'));
    fireEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(titles()).toEqual(['Artigo C', 'Artigo B', 'Artigo A']));
    await waitFor(() =>
      expect(server.callsTo('/api/reading-list/b').map(({ method }) => method)).toEqual(['DELETE', 'PUT']),
    );
  });

  it('keeps its order when the server refuses, and says so', async () => {
    const server = listing('c', 'b', 'a');
    await openApp('/app/biblioteca/salvos');
    server.refuse('/api/reading-list/b', 'internal');
    fireEvent.click(await remove('Artigo B'));
    expect(await screen.findByText('Não foi possível tirar o artigo da lista')).toBeTruthy();
    expect(titles()).toEqual(['Artigo C', 'Artigo B', 'Artigo A']);
  });

  it.each([
    ['/app/biblioteca/salvos', 'Nada guardado ainda', 'Ver a biblioteca'],
    ['/en/app/biblioteca/salvos', 'Nothing saved yet', 'See the library'],
  ])('%s may be empty, and says how to begin', async (address, title, action) => {
    listing();
    await openApp(address);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: action })).toBeTruthy();
  });

  it.each([
    ['/app/biblioteca/salvos', 'Sua lista começa quando você entra'],
    ['/en/app/biblioteca/salvos', 'Your list begins when you sign in'],
  ])('%s invites a visitor, and asks the server for nothing', async (address, title) => {
    const server = fakeServer({ also: fakeLibrary(shelf) });
    await openApp(`${address}?preview=1`);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(server.callsTo('/api/reading-list')).toEqual([]);
  });

  it('that cannot be loaded can be tried again', async () => {
    const server = listing('a');
    server.refuse('/api/reading-list', 'internal');
    await openApp('/app/biblioteca/salvos');
    expect(await screen.findByRole('heading', { name: 'Não foi possível abrir sua lista' })).toBeTruthy();
    server.accept('/api/reading-list');
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Artigo A')).toBeTruthy();
  });

  it('says that it is loading', async () => {
    const answer = listing('a').holdAnswers('/api/reading-list');
    await openApp('/app/biblioteca/salvos');
    expect(await screen.findByText('Carregando os artigos')).toBeTruthy();
    answer();
    expect(await screen.findByText('Artigo A')).toBeTruthy();
  });
});

describe('an article in a category', () => {
  const save = (title: string) => screen.findByRole('button', { name: `Guardar “${title}” para ler depois` });

  it('is kept with one tap, and let go with another', async () => {
    const server = listing();
    await openApp('/app/sono-do-bebe');
    await waitFor(() => expect(server.callsTo('/api/reading-list')).toHaveLength(1));
    fireEvent.click(await save('Artigo A'));
    fireEvent.click(await remove('Artigo A'));
    expect(await save('Artigo A')).toBeTruthy();
    await waitFor(() =>
      expect(server.callsTo('/api/reading-list/a').map(({ method }) => method)).toEqual(['PUT', 'DELETE']),
    );
  });

  it('that could not be kept is shown as it is, and she is told', async () => {
    const server = listing();
    server.refuse('/api/reading-list/a', 'unavailable');
    await openApp('/en/app/sono-do-bebe');
    const name = 'Save “Artigo A” to read later';
    fireEvent.click(await screen.findByRole('button', { name }));
    expect(await screen.findByText('We could not save the article')).toBeTruthy();
    expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it('is kept even when the list itself has not arrived yet', async () => {
    const server = listing('c');
    const answer = server.holdAnswers('/api/reading-list');
    await openApp('/app/sono-do-bebe');
    fireEvent.click(await save('Artigo A'));
    await waitFor(() => expect(server.callsTo('/api/reading-list/a')).toHaveLength(1));
    answer();
    expect(await remove('Artigo A')).toBeTruthy();
  });

  it.each([
    ['/app/sono-do-bebe', 'Guardar “Artigo A” para ler depois', 'Guarde com a sua conta', 'Entrar'],
    ['/en/app/sono-do-bebe', 'Save “Artigo A” to read later', 'Keep it with your account', 'Sign in'],
  ])('at %s asks a visitor kindly to sign in, on the same page', async (address, name, title, signIn) => {
    const server = fakeServer({ also: fakeLibrary(shelf) });
    const app = await openApp(`${address}?preview=1`);
    fireEvent.click(await screen.findByRole('button', { name }));
    const toast = await screen.findByText(title);
    fireEvent.click(screen.getByRole('button', { name: signIn }));
    await waitFor(() => expect(app.address()).toBe(address));
    expect(toast.isConnected).toBe(false);
    expect(server.callsTo('/api/reading-list/a')).toEqual([]);
  });
});
