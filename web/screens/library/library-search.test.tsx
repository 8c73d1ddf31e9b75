// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
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

const box = (label = 'Buscar na biblioteca') => screen.findByRole('searchbox', { name: label });
const type = async (value: string) => fireEvent.change(await box(), { target: { value } });
const titles = () =>
  screen
    .queryAllByRole('heading')
    .filter((heading) => heading.closest('li'))
    .map(({ textContent }) => textContent);

describe('a search', () => {
  it('shows while she types, with the match in bold, and says how many', async () => {
    withArticles();
    await openApp('/app/biblioteca');
    await type('sono');
    expect(await screen.findByText('2 resultados')).toBeTruthy();
    expect(screen.getByText('2 resultados').closest('[role=status]')).toBeTruthy();
    expect(titles()).toEqual(['Sono tranquilo', 'Sono e luz']);
    expect(screen.getAllByText('sono', { selector: 'mark' })).toHaveLength(2);
    expect(screen.queryByRole('region', { name: 'Assuntos' })).toBeNull();
  });

  it('asks once for what was typed quickly', async () => {
    const server = withArticles();
    await openApp('/app/biblioteca');
    for (const value of ['s', 'so', 'son', 'sono']) await type(value);
    await screen.findByText('2 resultados');
    expect(server.callsTo('/api/articles/search').map(({ query }) => query.get('q'))).toEqual(['sono']);
  });

  it('stands in the address, and Back leaves it in one step, however much was typed', async () => {
    withArticles();
    const app = await openApp('/app/biblioteca');
    await type('sono');
    await screen.findByText('2 resultados');
    await type('sonecas');
    await screen.findByText('1 resultado');
    expect(app.address()).toBe('/app/biblioteca?q=sonecas');
    app.history.back();
    expect(await screen.findByRole('region', { name: 'Assuntos' })).toBeTruthy();
    expect(await box()).toHaveProperty('value', '');
  });

  it('for words that call for somebody shows whom to call above what was found, and asks for nothing else', async () => {
    const server = withArticles();
    await openApp('/app/biblioteca');
    await type('quero morrer');
    expect(await screen.findByRole('heading', { name: 'Você não está sozinha' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^CVV 188/ }).getAttribute('href')).toBe('tel:188');
    await waitFor(() => expect(server.callsTo('/api/articles/search')).toHaveLength(1));
  });

  it('is shared by its address', async () => {
    withArticles();
    await openApp('/en/app/biblioteca?q=sonecas');
    expect(await screen.findByText('1 result')).toBeTruthy();
    expect(await box('Search the library')).toHaveProperty('value', 'sonecas');
  });

  it('keeps what was found on screen while the next answer is on its way', async () => {
    const server = withArticles();
    await openApp('/app/biblioteca');
    await type('sono');
    await screen.findByText('2 resultados');
    const answer = server.holdAnswers('/api/articles/search');
    await type('sonec');
    await waitFor(() => expect(screen.getByRole('region', { busy: true })).toBeTruthy());
    expect(titles()).toEqual(['Sono tranquilo', 'Sono e luz']);
    answer();
    expect(await screen.findByText('1 resultado')).toBeTruthy();
    expect(titles()).toEqual(['Sonecas']);
  });

  it.each([
    ['/app/biblioteca?q=girafa', 'Nenhum resultado encontrado para "girafa"', 'Ver tudo'],
    ['/en/app/biblioteca?q=girafa', 'No results found for "girafa"', 'View all'],
  ])('that finds nothing at %s says for what, and shows the way out', async (address, sentence, viewAll) => {
    withArticles();
    await openApp(address);
    expect(await screen.findByRole('heading', { name: sentence })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: viewAll }));
    expect(await screen.findByText('Para noites longas.')).toBeTruthy();
  });

  it('shows the term as she wrote it, however strange', async () => {
    withArticles();
    await openApp(`/app/biblioteca?q=${encodeURIComponent('{term} <b>"&%')}`);
    const sentence = 'Nenhum resultado encontrado para "{term} <b>"&%"';
    expect(await screen.findByRole('heading', { name: sentence })).toBeTruthy();
  });

  it('of ten thousand letters is searched as far as a person could mean it', async () => {
    const server = withArticles();
    await openApp(`/app/biblioteca?q=${'a'.repeat(10_000)}`);
    await screen.findByRole('heading', { name: /^Nenhum resultado/ });
    expect(server.callsTo('/api/articles/search')[0]?.query.get('q')).toHaveLength(200);
  });

  it('of blanks is no search', async () => {
    withArticles();
    await openApp('/app/biblioteca?q=%20%20');
    expect(await screen.findByRole('region', { name: 'Assuntos' })).toBeTruthy();
  });

  it('is cleared by one tap, and what she looked at before returns', async () => {
    withArticles();
    const app = await openApp('/app/biblioteca?categoria=primeiras-mordidas');
    await type('sono');
    await screen.findByText('2 resultados');
    fireEvent.click(screen.getByRole('button', { name: 'Limpar a busca' }));
    expect(await screen.findByRole('heading', { level: 2, name: 'Primeiras Mordidas' })).toBeTruthy();
    await waitFor(() => expect(app.address()).toBe('/app/biblioteca?categoria=primeiras-mordidas'));
  });

  it('and the category are both reset by Ver tudo', async () => {
    withArticles();
    const app = await openApp('/app/biblioteca?categoria=primeiras-mordidas&q=sono&preview=1');
    await screen.findByText('2 resultados');
    fireEvent.click(screen.getByRole('button', { name: 'Ver tudo' }));
    expect(await screen.findByRole('region', { name: 'Assuntos' })).toBeTruthy();
    expect(app.address()).toBe('/app/biblioteca?preview=1');
    expect(await box()).toHaveProperty('value', '');
  });

  it('with many results shows more of them when asked', async () => {
    withArticles();
    await openApp('/app/biblioteca?q=so');
    expect(await screen.findByText('Os primeiros 2 resultados')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
    expect(await screen.findByText('3 resultados')).toBeTruthy();
  });

  it('that fails can be tried again', async () => {
    const server = withArticles();
    server.refuse('/api/articles/search', 'internal');
    await openApp('/app/biblioteca?q=sono');
    expect(await screen.findByRole('heading', { name: 'Não foi possível buscar agora' })).toBeTruthy();
    server.accept('/api/articles/search');
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('2 resultados')).toBeTruthy();
  });

  const understood = (answer: Parameters<typeof fakeLibrary>[2]) =>
    fakeServer({ viewer: ana, also: fakeLibrary(shelf, [], answer) });

  it('says what she may have meant, and one tap puts it into the box', async () => {
    understood({ didYouMean: 'sonecas' });
    const app = await openApp('/app/biblioteca?q=so');
    fireEvent.click(await screen.findByRole('button', { name: 'sonecas' }));
    await waitFor(() => expect(app.address()).toBe('/app/biblioteca?q=sonecas'));
    expect(await box()).toHaveProperty('value', 'sonecas');
  });

  it('names the words that no text has, above what the others found', async () => {
    understood({ unknown: ['zebra'] });
    await openApp('/app/biblioteca?q=sono');
    expect(await screen.findByText('Não encontramos esta palavra em nenhum texto: “zebra”.')).toBeTruthy();
    expect(titles()).toEqual(['Sono tranquilo', 'Sono e luz']);
  });

  it('shows a category that she named as a way to all of it, also where no article has the words', async () => {
    understood({ categories: ['Primeiras Mordidas'], found: [] });
    await openApp('/app/biblioteca?q=mordidas');
    const way = await screen.findByRole('link', { name: 'Primeiras Mordidas' });
    expect(way.getAttribute('href')).toBe('/app/primeiras-mordidas');
    expect(screen.queryByText(/Nenhum resultado/)).toBeNull();
  });

  it('that no text answers whole says so, and of each what it lacks', async () => {
    const [first] = shelf;
    if (!first) throw new Error('an article is needed');
    const found = {
      article: first,
      title: [{ text: first.title, isMatch: false }],
      sentences: [],
      calledBy: [[{ text: 'noite difícil', isMatch: true }]],
      missing: ['girafa'],
    };
    understood({ found: [found] });
    await openApp('/app/biblioteca?q=sono+girafa');
    expect(await screen.findByText(/^Nada tem todas as suas palavras/)).toBeTruthy();
    expect(screen.getByText('Sem: girafa')).toBeTruthy();
    expect(screen.getByText('noite difícil', { selector: 'mark' })).toBeTruthy();
  });
});
