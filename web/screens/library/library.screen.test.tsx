// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { card, fakeLibrary } from '#tests/support/fake-library.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const shelf = [
  card({ id: 'a', title: 'Sono tranquilo', introduction: 'Para noites longas.' }),
  card({ id: 'b', title: 'Sono e luz', excerpt: 'b'.repeat(150) }),
  card({ id: 'c', title: 'Sonecas', hasAudio: true }),
  card({ id: 'd', title: 'Colheradas', category: 'Primeiras Mordidas' }),
];
const withArticles = () => fakeServer({ viewer: ana, also: fakeLibrary(shelf) });

const titles = () =>
  screen
    .queryAllByRole('heading')
    .filter((heading) => heading.closest('li'))
    .map(({ textContent }) => textContent);

describe('the overview', () => {
  it.each([
    ['/app/biblioteca', 'Assuntos', 'Sono do Bebê3 artigos', 'Primeiras Mordidas1 artigo', 'Mais recentes'],
    ['/en/app/biblioteca', 'Topics', 'Baby Sleep3 articles', 'First Bites1 article', 'Newest'],
  ])(
    'at %s shows eight categories with their counts, and the newest',
    async (address, name, sleep, bites, newest) => {
      withArticles();
      await openApp(address);
      const tiles = within(await screen.findByRole('region', { name }));
      await waitFor(() => expect(tiles.getAllByRole('link')[0]?.textContent).toBe(sleep));
      expect(tiles.getAllByRole('link')[2]?.textContent).toBe(bites);
      expect(tiles.getAllByRole('link')).toHaveLength(8);
      expect(screen.getByRole('heading', { level: 2, name: newest })).toBeTruthy();
      expect(titles()).toEqual(['Sono tranquilo', 'Sono e luz', 'Sonecas', 'Colheradas']);
    },
  );

  it('previews the introduction, or 100 characters of the text', async () => {
    withArticles();
    await openApp('/app/biblioteca');
    expect(await screen.findByText('Para noites longas.')).toBeTruthy();
    expect(screen.getByText(`${'b'.repeat(100)}…`)).toBeTruthy();
    expect(screen.getByText('com áudio')).toBeTruthy();
  });

  it('leads to the category’s page, to the article and to the reading list', async () => {
    withArticles();
    await openApp('/en/app/biblioteca?preview=1');
    const link = async (name: string | RegExp) =>
      (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await link(/^Between Mothers ?0/)).toBe('/en/app/entre-maes-categoria?preview=1');
    expect(await link('Sono tranquilo')).toBe('/en/app/post/a?preview=1');
    expect(await link('My reading list')).toBe('/en/app/biblioteca/salvos?preview=1');
  });

  it('says that it is loading, and the tiles stand already', async () => {
    const answer = withArticles().holdAnswers('/api/articles/overview');
    await openApp('/app/biblioteca');
    expect(await screen.findByText('Carregando os artigos')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sono do Bebê' })).toBeTruthy();
    answer();
    expect(await screen.findByText('Para noites longas.')).toBeTruthy();
  });

  it('says when the shelves are empty', async () => {
    fakeServer({ viewer: ana, also: fakeLibrary([]) });
    await openApp('/app/biblioteca');
    expect(await screen.findByRole('heading', { name: 'As estantes ainda estão vazias' })).toBeTruthy();
  });

  it('that cannot be loaded can be tried again', async () => {
    const server = withArticles();
    server.refuse('/api/articles/overview', 'internal');
    await openApp('/app/biblioteca');
    expect(await screen.findByRole('heading', { name: 'Não foi possível abrir esta estante' })).toBeTruthy();
    server.accept('/api/articles/overview');
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Para noites longas.')).toBeTruthy();
  });

  it('without a connection says so, in her language', async () => {
    const server = withArticles();
    server.refuse('/api/articles/overview', 'unavailable');
    await openApp('/en/app/biblioteca');
    expect(await screen.findByText(/Check your connection/)).toBeTruthy();
  });
});

describe('a category in the library', () => {
  it('is chosen from the row, stands in the address, and is left by Back in one step', async () => {
    withArticles();
    const app = await openApp('/app/biblioteca');
    fireEvent.click(await screen.findByRole('button', { name: 'Sono do Bebê' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Primeiras Mordidas' }));
    expect(await screen.findByText('1 artigo encontrado')).toBeTruthy();
    expect(titles()).toEqual(['Colheradas']);
    expect(app.address()).toBe('/app/biblioteca?categoria=primeiras-mordidas');
    app.history.back();
    expect(await screen.findByRole('heading', { name: 'Mais recentes' })).toBeTruthy();
    expect(app.address()).toBe('/app/biblioteca');
  });

  it('can be empty, in the words of the specification', async () => {
    withArticles();
    await openApp('/app/biblioteca?categoria=higiene-natural');
    expect(await screen.findByRole('heading', { name: 'Nenhum artigo encontrado' })).toBeTruthy();
    expect(screen.getByText('Ainda não temos conteúdo publicado nesta categoria')).toBeTruthy();
  });

  it('that does not exist is no category at all', async () => {
    withArticles();
    await openApp('/app/biblioteca?categoria=nada');
    expect(await screen.findByRole('heading', { name: 'Mais recentes' })).toBeTruthy();
  });
});
