// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anArticle, articleId, fakeArticle } from '#tests/support/fake-article.ts';
import { card, fakeLibrary } from '#tests/support/fake-library.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { recallArticle, rememberArticle } from './article/read-articles.ts';

const shelf = ['a', 'b'].map((id) => card({ id, title: `Artigo ${id.toUpperCase()}` }));
const library = (saved: string[] = []) => fakeServer({ viewer: ana, also: fakeLibrary(shelf, saved) });
const article = () => fakeServer({ viewer: ana, also: fakeArticle(anArticle()) });
const page = `/app/post/${articleId}`;

/** Opened with a network, until `text` is there; then the app is closed and the network gone. */
async function sawYesterday(server: ReturnType<typeof fakeServer>, address: string, text: string | RegExp) {
  const { unmount } = await openApp(address);
  await screen.findByText(text);
  unmount();
  server.goOffline();
}

describe('what she saw yesterday is there without a network', () => {
  it('the library', async () => {
    await sawYesterday(library(), '/app/biblioteca', 'Artigo B');
    await openApp('/app/biblioteca');
    expect(await screen.findByText('Artigo B')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Sono do Bebê\s*2 artigos/ })).toBeTruthy();
  });

  it('her reading list, with what she changed last', async () => {
    const server = library(['a', 'b']);
    const { unmount } = await openApp('/app/biblioteca/salvos');
    fireEvent.click(await screen.findByRole('button', { name: 'Tirar “Artigo A” da sua lista' }));
    await waitFor(() => expect(server.callsTo('/api/reading-list/a')).toHaveLength(1));
    unmount();
    server.goOffline();
    await openApp('/app/biblioteca/salvos');
    expect(await screen.findByRole('heading', { name: 'Artigo B' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Artigo A' })).toBeNull();
  });

  it('an article she opened', async () => {
    await sawYesterday(article(), page, /Primeira linha/);
    await openApp(page);
    expect(await screen.findByText(/Primeira linha/)).toBeTruthy();
  });

  it('but not for another mother on the same phone', async () => {
    const server = library(['a']);
    const { unmount } = await openApp('/app/biblioteca/salvos');
    await screen.findByText('Artigo A');
    unmount();
    server.signIn({ ...ana, id: '9', email: 'bia@colo.test' });
    server.refuse('/api/reading-list', 'unavailable');
    await openApp('/app/biblioteca/salvos');
    expect(await screen.findByRole('heading', { name: 'Não foi possível abrir sua lista' })).toBeTruthy();
    expect(screen.queryByText('Artigo A')).toBeNull();
  });
});

it('an article that was taken down since is not read from the phone any more', async () => {
  const server = article();
  const { unmount } = await openApp(page);
  await screen.findByText(/Primeira linha/);
  unmount();
  server.refuse(`/api/articles/${articleId}`, 'not_found');
  await openApp(page);
  expect(await screen.findByRole('heading', { name: 'Post não encontrado.' })).toBeTruthy();
  expect(screen.queryByText(/Primeira linha/)).toBeNull();
  expect(recallArticle(articleId)).toBeUndefined();
});

it('the ten she opened last are kept, and the phone is not filled with more', () => {
  for (let n = 1; n <= 11; n++) rememberArticle(anArticle({ id: `${n}` }));
  rememberArticle(anArticle({ id: '5', title: 'Revisto' }));
  expect(recallArticle('1')).toBeUndefined();
  expect(recallArticle('2')).toBeTruthy();
  expect(recallArticle('5')?.title).toBe('Revisto');
  localStorage.clear();
});
