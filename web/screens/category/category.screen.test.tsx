// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { card, fakeLibrary } from '#tests/support/fake-library.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const shelf = [
  card({ id: 'a', title: 'Sono tranquilo', excerpt: 'a'.repeat(150), introduction: 'Não aqui.' }),
  card({ id: 'b', title: 'Sono e luz' }),
  card({ id: 'c', title: 'Sonecas' }),
  card({ id: 'd', title: 'Colheradas', category: 'Primeiras Mordidas' }),
  card({ id: 'e', title: 'Devagar', category: 'ritmo-leve' }),
];
const withArticles = () => fakeServer({ viewer: ana, also: fakeLibrary(shelf) });
const titles = () => [...document.querySelectorAll('li h2')].map(({ textContent }) => textContent);

describe('a category’s page', () => {
  it.each([
    ['/app/sono-do-bebe', 'Sono do Bebê', /^Noites, sonecas/],
    ['/app/entendendo-o-bebe', 'Entendendo o Bebê', /^Choro, sinais/],
    ['/app/primeiras-mordidas', 'Primeiras Mordidas', /^Das primeiras colheradas/],
    ['/app/no-seu-tempo', 'No seu Tempo', /^Cada bebê tem/],
    ['/app/amamentacao-e-acolhimento', 'Amamentação e Acolhimento', /^Pega, dor/],
    ['/app/mae-inteira', 'Mãe Inteira', /^Seu corpo/],
    ['/app/entre-maes-categoria', 'Entre Mães', /^Rede, partilha/],
    ['/app/higiene-natural', 'Higiene Natural', /^Banho, pele/],
    ['/app/ritmo-leve', 'ritmo-leve', /^Leituras escolhidas/],
    ['/app/juntas-no-comeco', 'juntas-no-comeco', /^Leituras escolhidas/],
    ['/en/app/sono-do-bebe', 'Baby Sleep', /^Nights, naps/],
    ['/en/app/entendendo-o-bebe', 'Understanding Baby', /^Crying, cues/],
    ['/en/app/primeiras-mordidas', 'First Bites', /^From the first/],
    ['/en/app/no-seu-tempo', 'At Your Pace', /^Every baby/],
    ['/en/app/amamentacao-e-acolhimento', 'Breastfeeding & Support', /^Latch, pain/],
    ['/en/app/mae-inteira', 'Whole Mother', /^Your body/],
    ['/en/app/entre-maes-categoria', 'Between Mothers', /^Company, sharing/],
    ['/en/app/higiene-natural', 'Natural Hygiene', /^Baths, skin/],
    ['/en/app/ritmo-leve', 'ritmo-leve', /^Reading chosen/],
  ])('%s is called %s and says what it is about', async (address, title, text) => {
    withArticles();
    await openApp(address);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/Carregando os|Loading the/)).toBeNull());
  });

  it('asks for the category by its name, and by the segment where no category has it', async () => {
    const server = withArticles();
    await openApp('/app/sono-do-bebe');
    await screen.findByText('Sono e luz');
    await openApp('/app/ritmo-leve');
    await screen.findByText('Devagar');
    expect(server.callsTo('/api/articles').map(({ query }) => query.get('category'))).toEqual([
      'Sono do Bebê',
      'ritmo-leve',
    ]);
  });

  it.each([
    ['/app/sono-do-bebe', '3 artigos encontrados', 'Ler mais →', '1º de jul. de 2026'],
    ['/en/app/sono-do-bebe', '3 articles found', 'Read more →', 'Jul 1, 2026'],
  ])(
    '%s says how many there are, and shows each with excerpt, author and date',
    async (address, count, more, date) => {
      withArticles();
      await openApp(address);
      expect(await screen.findByText(count)).toBeTruthy();
      const [first] = screen
        .getAllByRole('listitem')
        .filter((item) => item.textContent?.includes('Sono tranquilo'));
      if (!first) throw new Error('the article is not listed');
      expect(within(first).getByText(`${'a'.repeat(150)}…`)).toBeTruthy();
      expect(first.textContent).toContain(`Equipe Colo · ${date}`);
      const link = within(first).getByRole('link', { name: `${more} Sono tranquilo` });
      expect(link.getAttribute('href')).toMatch(/\/app\/post\/a$/);
    },
  );

  it('counts one article as one', async () => {
    withArticles();
    await openApp('/app/primeiras-mordidas');
    expect(await screen.findByText('1 artigo encontrado')).toBeTruthy();
  });

  it('leads back to home', async () => {
    withArticles();
    const app = await openApp('/en/app/sono-do-bebe?preview=1');
    fireEvent.click(await screen.findByRole('link', { name: 'Back' }));
    await waitFor(() => expect(app.address()).toBe('/en/app?preview=1'));
  });

  it.each([
    [
      '/app/higiene-natural',
      'Nenhum artigo encontrado',
      'Ainda não temos conteúdo publicado nesta categoria',
    ],
    ['/en/app/higiene-natural', 'No articles found', 'We have not published anything in this category yet'],
  ])('%s without articles says so', async (address, title, text) => {
    withArticles();
    await openApp(address);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('that cannot be loaded can be tried again', async () => {
    const server = withArticles();
    server.refuse('/api/articles', 'unavailable');
    await openApp('/app/sono-do-bebe');
    expect(await screen.findByText(/Confira sua conexão/)).toBeTruthy();
    server.accept('/api/articles');
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('3 artigos encontrados')).toBeTruthy();
  });

  it('is there at once when she comes back, without a connection too', async () => {
    const server = withArticles();
    const app = await openApp('/app/sono-do-bebe');
    await screen.findByText('3 artigos encontrados');
    await act(() => app.router.navigate({ to: '/app' }));
    server.goOffline();
    act(() => app.history.back());
    expect(await screen.findByText('3 artigos encontrados')).toBeTruthy();
    expect(screen.queryByText('Carregando os artigos')).toBeNull();
  });
});

describe('the rest of the articles', () => {
  it('comes by the button', async () => {
    withArticles();
    await openApp('/app/sono-do-bebe');
    await screen.findByText('Sono e luz');
    expect(titles()).toEqual(['Sono tranquilo', 'Sono e luz']);
    fireEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
    expect(await screen.findByText('Sonecas')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Carregar mais' })).toBeNull();
  });

  it('comes by itself when she is near the end', async () => {
    const comeNear = watchedPlaces();
    withArticles();
    await openApp('/app/sono-do-bebe');
    await screen.findByText('Sono e luz');
    act(comeNear);
    expect(await screen.findByText('Sonecas')).toBeTruthy();
  });

  it('that did not arrive waits for her to ask again', async () => {
    const comeNear = watchedPlaces();
    const server = withArticles();
    await openApp('/app/sono-do-bebe');
    await screen.findByText('Sono e luz');
    server.refuse('/api/articles', 'unavailable');
    act(comeNear);
    expect(await screen.findByText('O resto não chegou desta vez.')).toBeTruthy();
    expect(titles()).toEqual(['Sono tranquilo', 'Sono e luz']);
    act(comeNear);
    expect(server.callsTo('/api/articles')).toHaveLength(2);
    server.accept('/api/articles');
    fireEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
    expect(await screen.findByText('Sonecas')).toBeTruthy();
  });
});

/** Tells whoever watches a place on the page that it has come near the screen. */
function watchedPlaces(): () => void {
  const watching = new Set<() => void>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: () => void;
      constructor(onChange: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = () => onChange([{ isIntersecting: true }]);
      }
      observe(): void {
        watching.add(this.#tell);
      }
      disconnect(): void {
        watching.delete(this.#tell);
      }
    },
  );
  return () => {
    for (const tell of [...watching]) tell();
  };
}
