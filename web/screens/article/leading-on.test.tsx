// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Quiet } from '#shared/quiet/quiet.rules.ts';
import { quietTexts } from '#shared/quiet/quiet-places.rules.ts';
import { anArticle, articleId, fakeArticle } from '#tests/support/fake-article.ts';
import { card } from '#tests/support/fake-library.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
// Read before the first test, whose patience would otherwise be spent on them.
import '#web/features/quiet/quiet-text-list.tsx';
import '#web/screens/category/category.screen.tsx';
import './article.screen.tsx';
import './article-beside.tsx';

const page = `/app/post/${articleId}`;
const nap = card({ id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', title: 'A soneca da tarde' });
type About = Parameters<typeof anArticle>[0] & { quiet?: Quiet };
const serve = ({ quiet, ...about }: About = {}) =>
  fakeServer({
    viewer: ana,
    profile: { onboardingCompleted: true, quiet: quiet ?? null },
    also: (call, viewer) =>
      call.path === `/api/articles/${nap.id}`
        ? Response.json(anArticle(nap))
        : fakeArticle(anArticle(about), {}, [nap])(call, viewer),
  });
const title = () => screen.findByRole('heading', { level: 1, name: 'Noites mais calmas' });
const related = () => screen.findByRole('region', { name: 'Mais como este' });

describe('I finished an article and do not know where to go on', () => {
  it('its category is a word I cannot tap', async () => {
    serve();
    const app = await openApp(page);
    await title();
    fireEvent.click(await screen.findByRole('link', { name: 'Sono do Bebê' }));
    await waitFor(() => expect(app.address()).toBe('/app/sono-do-bebe'));
  });

  it('“Ver mais posts de Sono do Bebê” takes me home instead of there', async () => {
    serve();
    await openApp(page);
    const more = await screen.findByRole('link', { name: 'Ver mais posts de Sono do Bebê' });
    expect(more.getAttribute('href')).toBe('/app/sono-do-bebe');
  });

  it('of a category that the staff named and that has no page, the library has more', async () => {
    serve({ category: 'Só nossa' });
    await openApp(page);
    const more = await screen.findByRole('link', { name: 'Ver a biblioteca' });
    expect(more.getAttribute('href')).toBe('/app/biblioteca');
    expect(screen.queryByRole('link', { name: 'Só nossa' })).toBeNull();
  });

  it('nothing like it follows', async () => {
    serve();
    const app = await openApp(page);
    const link = await within(await related()).findByRole('link', { name: /A soneca da tarde/ });
    expect(link.textContent).toContain('3 min de leitura');
    fireEvent.click(link);
    await screen.findByRole('heading', { level: 1, name: 'A soneca da tarde' });
    expect(app.address()).toBe(`/app/post/${nap.id}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(app.address()).toBe(page));
  });

  it('where nothing is like it, no empty heading stands there', async () => {
    fakeServer({ viewer: ana, also: fakeArticle(anArticle()) });
    await openApp(page);
    await screen.findByRole('link', { name: 'Ver mais posts de Sono do Bebê' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Mais como este' })).toBeNull());
  });
});

describe('I went from an article to its category', () => {
  it('and Back took me home instead of to the article', async () => {
    serve();
    const app = await openApp(page);
    fireEvent.click(await screen.findByRole('link', { name: 'Ver mais posts de Sono do Bebê' }));
    await screen.findByRole('heading', { level: 1, name: 'Sono do Bebê' });
    fireEvent.click(screen.getByRole('link', { name: 'Voltar' }));
    await waitFor(() => expect(app.address()).toBe(page));
  });

  it('from outside, Back leads home', async () => {
    serve();
    const app = await openApp('/app/sono-do-bebe');
    fireEvent.click(await screen.findByRole('link', { name: 'Voltar' }));
    await waitFor(() => expect(app.address()).toBe('/app'));
  });
});

describe('while something changed', () => {
  it('an article leads me to babies and their sleep', async () => {
    const server = serve({ quiet: 'baby-died' });
    await openApp(page);
    const texts = within(await screen.findByRole('region', { name: 'Para ler, se e quando quiser' }));
    expect(texts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/app/post/${quietTexts['quando-um-bebe-morre'].pt}`,
      `/app/post/${quietTexts['quando-a-gestacao-termina'].pt}`,
    ]);
    expect(screen.queryByText('Mais como este')).toBeNull();
    expect(screen.queryByRole('link', { name: /Sono do Bebê/ })).toBeNull();
    expect(server.callsTo(`/api/articles/${articleId}/related`)).toEqual([]);
  });
});

describe('at a desk', () => {
  const content = 'Antes.\n\n## À noite\n\nUm.\n\n### Mais fundo\n\n## De dia\n\nDois.\n\n> ## Na caixa';

  it('a long text has no contents, and I scroll to find my part', async () => {
    serve({ content });
    const app = await openApp(page, { desk: true });
    const contents = within(await screen.findByRole('navigation', { name: 'Neste texto' }));
    expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'À noite',
      'De dia',
    ]);
    fireEvent.click(contents.getByRole('link', { name: 'De dia' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'De dia' }));
    // No step of the history: Back leads out of the article at once.
    expect(app.history.length).toBe(1);
  });

  it('what follows stands beside the text, once', async () => {
    serve({ content });
    await openApp(page, { desk: true });
    expect((await related()).closest('aside')).toBeTruthy();
    expect(screen.getAllByText('Mais como este')).toHaveLength(1);
  });

  it('and on a phone below it, without contents', async () => {
    serve({ content });
    await openApp(page);
    expect((await related()).closest('aside')).toBeNull();
    expect(screen.queryByRole('navigation', { name: 'Neste texto' })).toBeNull();
  });
});
