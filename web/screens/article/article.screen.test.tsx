// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { anArticle, articleId, fakeArticle } from '#tests/support/fake-article.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const page = `/app/post/${articleId}`;
const serve = (about: Parameters<typeof anArticle>[0] = {}, viewer: typeof ana | null = ana) =>
  fakeServer({ viewer, also: fakeArticle(anArticle(about)) });
const title = (name = 'Noites mais calmas') => screen.findByRole('heading', { level: 1, name });

describe('an article', () => {
  it('says where it belongs, who wrote it, when, and how long it takes', async () => {
    serve({ authorRole: 'Redação' });
    await openApp(page);
    await title();
    expect(await screen.findByText('Por Equipe Colo, Redação')).toBeTruthy();
    expect(screen.getByText('Sono do Bebê')).toBeTruthy();
    expect(screen.getByText('1º de jul. de 2026')).toBeTruthy();
    expect(screen.getByText(/3 min de leitura/)).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Introdução' })).getByText(/O que ajuda/)).toBeTruthy();
    await waitFor(() => expect(document.title).toBe('Noites mais calmas · Colo'));
  });

  it('keeps line breaks, and shows headings, lists and boxes', async () => {
    serve();
    await openApp(page);
    const words = await screen.findByText(/Primeira linha/);
    expect(words.textContent).toBe('Primeira linha.\nSegunda linha.');
    expect(words.className).toContain('whitespace-pre-line');
    expect(screen.getByRole('heading', { level: 2, name: 'À noite' })).toBeTruthy();
    expect(screen.getByText('luz baixa').closest('ul')).toBeTruthy();
    expect(screen.getByText('Sono seguro.').closest('blockquote')).toBeTruthy();
  });

  it('lets no HTML in, and opens other sites beside it', async () => {
    serve({ content: '<script>alert(1)</script> [OMS](https://www.who.int) [aqui](/app/biblioteca)' });
    const app = await openApp(`${page}?preview=1`);
    expect(await screen.findByText(/<script>alert\(1\)<\/script>/)).toBeTruthy();
    const foreign = screen.getByRole('link', { name: /OMS/ });
    expect(foreign.getAttribute('rel')).toContain('noreferrer');
    expect(foreign.getAttribute('target')).toBe('_blank');
    fireEvent.click(screen.getByRole('link', { name: 'aqui' }));
    await waitFor(() => expect(app.address()).toBe('/app/biblioteca?preview=1'));
  });

  it('has a tip only when there is one', async () => {
    serve({ practicalTip: 'Baixe a luz.' });
    await openApp(page);
    const tip = await screen.findByRole('region', { name: 'Dica Prática' });
    expect(within(tip).getByText('Baixe a luz.')).toBeTruthy();
  });

  it('that nobody has reviewed says so', async () => {
    serve();
    await openApp(page);
    const trust = await screen.findByRole('region', { name: 'Sobre este conteúdo' });
    expect(within(trust).getByText('Ainda sem revisão de profissional de saúde.')).toBeTruthy();
  });

  it('without tip, introduction, reviewer or sources says nothing of them', async () => {
    serve({ introduction: null });
    await openApp(page);
    await screen.findByText(/Primeira linha/);
    for (const words of ['Dica Prática', 'Revisado por', 'Fontes'])
      expect(screen.queryByText(words)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Introdução' })).toBeNull();
  });

  it('says who vouches for it', async () => {
    serve({
      reviewer: 'Dra. Helena',
      reviewedOn: '2026-06-20',
      sources: ['OMS, 2023'],
      authorRole: 'Redação',
    });
    await openApp(page);
    const trust = await screen.findByRole('region', { name: 'Sobre este conteúdo' });
    expect(trust.textContent).toContain('Escrito porEquipe Colo, Redação');
    expect(trust.textContent).toContain('Revisado porDra. Helena em 20 de junho de 2026');
    expect(trust.textContent).not.toContain('Ainda sem revisão');
    expect(within(trust).getByText('OMS, 2023')).toBeTruthy();
  });

  it('speaks English on an English page', async () => {
    serve({
      language: 'en',
      title: 'Calmer nights',
      practicalTip: 'Dim the light.',
      authorRole: 'Editorial team',
    });
    await openApp(`/en${page}`);
    await title('Calmer nights');
    expect(await screen.findByText('By Equipe Colo, Editorial team')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Practical Tip' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /^See more posts from / }).getAttribute('href')).toBe(
      '/en/app/sono-do-bebe',
    );
    expect(screen.getByText('Written by')).toBeTruthy();
  });

  it('names another by its public address: that page is opened outside the app', async () => {
    serve({ content: '[outro texto](/ler/outro-texto)' });
    await openApp(page);
    const link = await screen.findByRole('link', { name: 'outro texto' });
    expect(link.getAttribute('href')).toBe('/ler/outro-texto');
  });

  it('is one tap away in the other language', async () => {
    serve({ translation: { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', language: 'en' } });
    const app = await openApp(page);
    fireEvent.click(await screen.findByRole('link', { name: 'Read in English' }));
    await waitFor(() => expect(app.address()).toBe('/en/app/post/7c9e6679-7425-40de-944b-e07fc1f90ae7'));
  });
});

describe('what she does with it', () => {
  it('goes back to where she came from, or to the library', async () => {
    serve();
    const app = await openApp('/app/profile');
    await act(() => app.router.navigate({ to: '/app/post/$articleId', params: { articleId } }));
    fireEvent.click(await screen.findByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(app.address()).toBe('/app/profile'));
  });

  it('came by a link from a friend, and goes back to the library', async () => {
    serve();
    const app = await openApp(page);
    fireEvent.click(await screen.findByRole('button', { name: 'Voltar' }));
    await waitFor(() => expect(app.address()).toBe('/app/biblioteca'));
  });

  it('reads in the size she likes, the next time too', async () => {
    serve();
    const { unmount } = await openApp(page);
    fireEvent.click(await screen.findByRole('button', { name: 'Texto maior' }));
    expect(screen.getByRole('button', { name: 'Texto maior' }).getAttribute('aria-pressed')).toBe('true');
    expect((await screen.findByText(/Primeira linha/)).parentElement?.className).toContain('text-[1.5rem]');
    unmount();
    await openApp(page);
    expect((await screen.findByText(/Primeira linha/)).parentElement?.className).toContain('text-[1.5rem]');
  });

  it('shares it by the phone’s own sheet, without what else is in her address', async () => {
    serve({}, null);
    const shared = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: shared }));
    await openApp(`/en${page}?preview=1`);
    fireEvent.click(await screen.findByRole('button', { name: 'Share' }));
    await waitFor(() =>
      expect(shared).toHaveBeenCalledWith({
        title: 'Noites mais calmas',
        text: 'O que ajuda, e o que não precisa.',
        url: `${window.location.origin}/ler/artigo-${articleId}`,
      }),
    );
    expect(screen.queryByText('Link copied')).toBeNull();
  });

  it('copies the link where there is no such sheet, and is told when that fails', async () => {
    serve();
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: undefined }));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await openApp(page);
    fireEvent.click(await screen.findByRole('button', { name: 'Compartilhar' }));
    expect(await screen.findByText('Link copiado')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/ler/artigo-${articleId}`);
    writeText.mockRejectedValueOnce(new Error('not allowed'));
    fireEvent.click(screen.getByRole('button', { name: 'Compartilhar' }));
    expect(await screen.findByText('Não foi possível compartilhar')).toBeTruthy();
  });

  it('shares a text in English by its English address', async () => {
    serve({ language: 'en', slug: 'calmer-nights' });
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: undefined }));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await openApp(page);
    fireEvent.click(await screen.findByRole('button', { name: 'Compartilhar' }));
    await waitFor(() =>
      expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/en/read/calmer-nights`),
    );
  });

  it('keeps it for later', async () => {
    const server = serve();
    await openApp(page);
    fireEvent.click(await screen.findByRole('button', { name: /^Guardar/ }));
    await waitFor(() =>
      expect(server.callsTo(`/api/reading-list/${articleId}`).map(({ method }) => method)).toEqual(['PUT']),
    );
  });

  const scrollTo = (y: number) => {
    vi.stubGlobal('scrollY', y);
    act(() => {
      window.dispatchEvent(new Event('scroll'));
    });
  };
  const toTop = () => screen.queryByRole('button', { name: 'Voltar ao topo' });

  it('rises to the top once she is far down', async () => {
    serve();
    await openApp(page);
    await screen.findByText(/Primeira linha/);
    expect(toTop()).toBeNull();
    scrollTo(5000);
    const rise = vi.fn();
    vi.stubGlobal('scrollTo', rise);
    fireEvent.click(toTop() as HTMLElement);
    expect(rise).toHaveBeenCalledWith(expect.objectContaining({ top: 0 }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('the button to the top lay over the lines I was reading', async () => {
    serve();
    await openApp(page);
    await screen.findByText(/Primeira linha/);
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(9000);
    scrollTo(4000);
    scrollTo(5000);
    expect(toTop()).toBeNull();
    // On her way up it is at hand, and at the end it stands in a row of its own.
    scrollTo(4900);
    expect(toTop()).toBeTruthy();
    scrollTo(5000);
    expect(toTop()).toBeNull();
    scrollTo(9000 - window.innerHeight);
    expect(toTop()).toBeTruthy();
  });
});
