// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { trashDays } from '#shared/editing/editing.rules.ts';
import { fakePanel, row } from '#tests/support/fake-panel.ts';
import { fakeServer, staff } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const hourMs = 60 * 60 * 1000;
const ago = (hours: number) => new Date(Date.now() - hours * hourMs).toISOString();

const shelf = [
  row({ id: 'a', title: 'Sono tranquilo', excerpt: 'x'.repeat(150), pair: { id: 'd', language: 'en' } }),
  row({ id: 'b', title: 'Colheradas', category: 'Primeiras Mordidas', state: 'draft' }),
  row({ id: 'c', title: 'Sono e luz', state: 'scheduled', publishAt: '2030-01-02T12:00:00.000Z' }),
  row({ id: 'd', title: 'Quiet sleep', language: 'en', author: 'Team Colo' }),
  row({ id: 'e', title: 'Antigo', state: 'trashed', deletedAt: ago(3 * 24 + 1) }),
];

async function open(address = '/admin', panel: Parameters<typeof fakePanel>[0] = { articles: shelf }) {
  const server = fakeServer({ viewer: staff, also: fakePanel(panel) });
  return { server, ...(await openApp(address)) };
}

const list = () => screen.findByRole('list', { name: /^(Artigos|Articles)$/ });
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const rowOf = (title: string) => {
  const found = screen.getByRole('heading', { level: 3, name: title }).closest('li');
  if (!found) throw new Error(`${title} is not in the list`);
  return within(found);
};

describe('the list of articles', () => {
  it.each([
    ['/admin', 'Publicado', 'Rascunho', 'Português', 'por Equipe Colo', 'Sono do Bebê', 'Versão em inglês'],
    ['/en/admin', 'Published', 'Draft', 'Portuguese', 'by Equipe Colo', 'Baby Sleep', 'English version'],
  ])(
    'at %s says of each what its writers need',
    async (address, published, draft, language, by, category, pair) => {
      await open(address);
      await list();
      expect(titles()).toEqual(['Sono tranquilo', 'Colheradas']);
      const first = rowOf('Sono tranquilo');
      for (const words of [published, `${'x'.repeat(150)}…`, language, by, category]) {
        expect(first.getByText(words)).toBeTruthy();
      }
      expect(first.getByRole('link', { name: pair }).getAttribute('href')).toMatch(/\/admin\/artigo\/d$/);
      expect(rowOf('Colheradas').getByText(draft)).toBeTruthy();
    },
  );

  it('says when a scheduled one goes out', async () => {
    await open('/admin?estado=agendado');
    await list();
    expect(rowOf('Sono e luz').getByText('Agendado')).toBeTruthy();
    expect(rowOf('Sono e luz').getByText(/^sai em 2 de jan\. de 2030/)).toBeTruthy();
  });

  it('opens the form of an article by its title', async () => {
    await open('/en/admin');
    const link = await screen.findByRole('link', { name: 'Sono tranquilo' });
    expect(link.getAttribute('href')).toBe('/en/admin/artigo/a');
  });

  it('shows more when asked, and says when the rest did not arrive', async () => {
    const { server } = await open();
    await list();
    server.refuse('/api/admin/articles', 'unavailable');
    fireEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
    expect(await screen.findByText('O resto não chegou desta vez.')).toBeTruthy();
    server.accept('/api/admin/articles');
    fireEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
    await waitFor(() => expect(titles()).toHaveLength(4));
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
  });

  it.each([
    ['/admin', 'Ainda não há nenhum artigo'],
    ['/en/admin', 'No articles yet'],
    ['/admin?estado=lixeira', 'A lixeira está vazia'],
    ['/en/admin?estado=lixeira', 'The trash is empty'],
  ])('at %s says kindly that there is nothing', async (address, sentence) => {
    await open(address, {});
    expect(await screen.findByRole('heading', { name: sentence })).toBeTruthy();
  });
});

describe('narrowing the list', () => {
  it('by category, language and state stands in the address', async () => {
    const { address, server } = await open();
    await list();
    fireEvent.change(screen.getByLabelText('Categoria'), { target: { value: 'Sono do Bebê' } });
    await waitFor(() => expect(address()).toBe('/admin?categoria=sono-do-bebe'));
    fireEvent.change(screen.getByLabelText('Idioma'), { target: { value: 'en' } });
    fireEvent.change(screen.getByLabelText('Situação'), { target: { value: 'published' } });
    await waitFor(() => expect(titles()).toEqual(['Quiet sleep']));
    expect(address()).toBe('/admin?categoria=sono-do-bebe&idioma=en&estado=publicado');
    expect(Object.fromEntries(server.callsTo('/api/admin/articles').at(-1)?.query ?? [])).toEqual({
      category: 'Sono do Bebê',
      language: 'en',
      state: 'published',
    });
  });

  it('by words asks once for what was typed quickly, and stands in the address', async () => {
    const { address, server } = await open();
    await list();
    const box = screen.getByRole('searchbox', { name: 'Buscar nos artigos' });
    for (const value of ['c', 'co', 'colher']) fireEvent.change(box, { target: { value } });
    await waitFor(() => expect(titles()).toEqual(['Colheradas']));
    expect(address()).toBe('/admin?q=colher');
    const asked = server.callsTo('/api/admin/articles').map(({ query }) => query.get('q'));
    expect(asked).toEqual([null, 'colher']);
  });

  it('to nothing shows the way back to all', async () => {
    const { address } = await open('/admin?q=girafa&idioma=en');
    expect(await screen.findByRole('heading', { name: 'Nenhum artigo com esses filtros' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Ver todos' }));
    await waitFor(() => expect(titles()).toHaveLength(2));
    expect(address()).toBe('/admin');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  });

  it('by something that does not exist narrows nothing', async () => {
    const { server } = await open('/admin?estado=nada&idioma=xx&categoria=nada');
    await list();
    expect([...(server.callsTo('/api/admin/articles')[0]?.query ?? [])]).toEqual([]);
  });
});

describe('deleting an article', () => {
  it.each([
    ['/admin', 'Deletar: Colheradas', 'Post deletado!', 'O post foi removido com sucesso.', 'Desfazer'],
    ['/en/admin', 'Delete: Colheradas', 'Post deleted!', 'The post was removed.', 'Undo'],
  ])(
    'at %s is one tap, and one more brings it back to its place',
    async (address, name, title, text, undo) => {
      const { server } = await open(address);
      const answer = (await list()) && server.holdAnswers('/api/admin/articles/b');
      fireEvent.click(screen.getByRole('button', { name }));
      // Before the server has said a word.
      await waitFor(() => expect(titles()).toEqual(['Sono tranquilo']));
      expect(screen.getByText(title)).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
      answer();
      fireEvent.click(screen.getByRole('button', { name: undo }));
      await waitFor(() => expect(titles()).toEqual(['Sono tranquilo', 'Colheradas']));
      await waitFor(() => expect(server.callsTo('/api/admin/articles/b/restore')).toHaveLength(1));
      expect(server.callsTo('/api/admin/articles/b')[0]?.method).toBe('DELETE');
    },
  );

  it.each([
    ['/admin', 'Deletar: Colheradas', 'Não foi possível deletar o post', 'Post deletado!'],
    ['/en/admin', 'Delete: Colheradas', 'Could not delete the post', 'Post deleted!'],
  ])(
    'that fails at %s says so, and the row returns to its place',
    async (address, name, sentence, deleted) => {
      const { server } = await open(address);
      await list();
      server.refuse('/api/admin/articles/b', 'unavailable');
      fireEvent.click(screen.getByRole('button', { name }));
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect(titles()).toEqual(['Sono tranquilo', 'Colheradas']);
      // Nothing stands there that is not true.
      expect(screen.queryByText(deleted)).toBeNull();
    },
  );
});

it('a double click on the bin takes one article, not also the one that slides under the pointer', async () => {
  await open();
  await list();
  fireEvent.click(screen.getByRole('button', { name: 'Deletar: Sono tranquilo' }));
  await waitFor(() => expect(titles()).toEqual(['Colheradas']));
  fireEvent.click(screen.getByRole('button', { name: 'Deletar: Colheradas' }));
  expect(titles()).toEqual(['Colheradas']);
});

it('deleting by keyboard goes on from the article beside it', async () => {
  await open();
  await list();
  const button = screen.getByRole('button', { name: 'Deletar: Sono tranquilo' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(titles()).toEqual(['Colheradas']));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Colheradas' }));
});

describe('the trash', () => {
  it.each([
    [
      '/admin?estado=lixeira',
      `Mais ${trashDays - 4} dias na lixeira`,
      'Restaurar “Antigo”',
      'Post restaurado!',
    ],
    [
      '/en/admin?estado=lixeira',
      `${trashDays - 4} more days in the trash`,
      'Restore “Antigo”',
      'Post restored!',
    ],
  ])('at %s says how long a thing stays, and gives it back', async (address, days, restore, restored) => {
    const { server } = await open(address);
    await list();
    expect(rowOf('Antigo').getByText(days)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: restore }));
    expect(await screen.findByText(restored)).toBeTruthy();
    await waitFor(() => expect(server.callsTo('/api/admin/articles/e/restore')).toHaveLength(1));
    expect(titles()).toEqual([]);
  });

  it('says when it is the last day', async () => {
    const last = row({ id: 'e', title: 'Antigo', state: 'trashed', deletedAt: ago(trashDays * 24 - 2) });
    await open('/admin?estado=lixeira', { articles: [last] });
    expect(await screen.findByText('Último dia na lixeira')).toBeTruthy();
  });

  it('keeps what could not be restored', async () => {
    const { server } = await open('/admin?estado=lixeira');
    await list();
    server.refuse('/api/admin/articles/e/restore', 'internal');
    fireEvent.click(screen.getByRole('button', { name: 'Restaurar “Antigo”' }));
    expect(await screen.findByText('Não foi possível restaurar o post')).toBeTruthy();
    expect(titles()).toEqual(['Antigo']);
  });
});

describe('what was begun and never saved', () => {
  it.each([
    ['/admin', 'Continuar escrevendo', 'Sem título'],
    ['/en/admin', 'Keep writing', 'Untitled'],
  ])('is offered first at %s', async (address, heading, untitled) => {
    await open(address, { drafts: [{ id: 'x', title: '', keptAt: '2026-07-01T15:00:00.000Z' }] });
    const offered = within(await screen.findByRole('region', { name: heading }));
    expect(offered.getByRole('link').getAttribute('href')).toMatch(/\/admin\/artigo\/x$/);
    expect(offered.getByText(untitled)).toBeTruthy();
  });
});
