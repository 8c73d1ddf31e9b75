// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { anArticle, articleId, fakeArticle } from '#tests/support/fake-article.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const page = `/app/post/${articleId}`;
const call = `/api/articles/${articleId}`;
const serve = () => fakeServer({ viewer: ana, also: fakeArticle(anArticle()) });

describe('an article that is not there', () => {
  it.each([
    ['was never written or is not published', '/app/post/7c9e6679-7425-40de-944b-e07fc1f90ae7'],
    ['has an address that cannot be one', '/app/post/qualquer-coisa'],
  ])('%s', async (_, address) => {
    serve();
    await openApp(address);
    expect(await screen.findByRole('heading', { level: 1, name: 'Post não encontrado.' })).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Voltar ao início' }).getAttribute('href')).toBe('/app');
  });

  it('is not even asked for when its address cannot be one', async () => {
    const server = serve();
    await openApp('/en/app/post/qualquer-coisa');
    expect(await screen.findByRole('heading', { level: 1, name: 'Post not found.' })).toBeTruthy();
    expect(server.callsTo('/api/articles/qualquer-coisa')).toEqual([]);
  });

  it('was taken down while she reads: it stays on her screen', async () => {
    const server = serve();
    const app = await openApp(page);
    await screen.findByText(/Primeira linha/);
    server.refuse(call, 'not_found');
    await leaveAndComeBack(app);
    await waitFor(() => expect(server.callsTo(call)).toHaveLength(2));
    expect(await screen.findByText(/Primeira linha/)).toBeTruthy();
  });
});

describe('while it is on its way', () => {
  it('shows title and introduction at once when she opens it from a list', async () => {
    const server = serve();
    const app = await openApp('/app/biblioteca');
    await screen.findAllByText('Noites mais calmas');
    const arrive = server.holdAnswers(call);
    await act(() => app.router.navigate({ to: '/app/post/$articleId', params: { articleId } }));
    await screen.findByRole('heading', { level: 1, name: 'Noites mais calmas' });
    expect(screen.getByRole('region', { name: 'Introdução' })).toBeTruthy();
    expect(screen.getAllByText('Carregando o artigo').length).toBeGreaterThan(0);
    expect(screen.queryByText(/Primeira linha/)).toBeNull();
    await act(async () => arrive());
    expect(await screen.findByText(/Primeira linha/)).toBeTruthy();
  });

  it('says kindly when there is no connection, and tries again', async () => {
    const server = serve();
    server.refuse(call, 'unavailable');
    await openApp(page);
    expect(await screen.findByText('O texto ainda não chegou')).toBeTruthy();
    expect(screen.getByText(/Confira sua conexão/)).toBeTruthy();
    server.accept(call);
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText(/Primeira linha/)).toBeTruthy();
  });

  it('offline, what she had already loaded is still there', async () => {
    const server = serve();
    const app = await openApp(page);
    await screen.findByText(/Primeira linha/);
    server.goOffline();
    await leaveAndComeBack(app);
    expect(await screen.findByText(/Primeira linha/)).toBeTruthy();
    expect(screen.queryByText('O texto ainda não chegou')).toBeNull();
  });
});

/** Long enough for the page to ask again. */
async function leaveAndComeBack({ router }: Awaited<ReturnType<typeof openApp>>): Promise<void> {
  await act(() => router.navigate({ to: '/app/profile' }));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await act(() => router.navigate({ to: '/app/post/$articleId', params: { articleId } }));
}
