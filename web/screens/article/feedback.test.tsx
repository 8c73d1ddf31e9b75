// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accessChannel } from '#shared/access/access.rules.ts';
import { anArticle, articleId, fakeArticle } from '#tests/support/fake-article.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const page = `/app/post/${articleId}`;
const call = `/api/articles/${articleId}/feedback`;
const serve = (said: Parameters<typeof fakeArticle>[1] = {}, viewer: typeof ana | null = ana) =>
  fakeServer({ viewer, also: fakeArticle(anArticle(), said) });

const radio = (name: string) => screen.findByRole('radio', { name });
const choose = async (name = 'Sim, me ajudou') => fireEvent.click(await radio(name));
const suggestion = () => screen.getByLabelText<HTMLTextAreaElement>(/sugestão|suggestion/);
const suggest = (value: string) => fireEvent.change(suggestion(), { target: { value } });
const button = (name = 'Enviar') => screen.getByRole<HTMLButtonElement>('button', { name });
const send = (name?: string) => fireEvent.click(button(name));
const sent = (server: ReturnType<typeof serve>) =>
  server
    .callsTo(call)
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => body);

describe('what she thinks of an article', () => {
  it('cannot be sent before she says yes or no, and a suggestion is asked for only then', async () => {
    serve();
    await openApp(page);
    await radio('Sim, me ajudou');
    expect(button().disabled).toBe(true);
    expect(screen.queryByLabelText(/sugestão/)).toBeNull();
    await choose('Ainda não');
    expect(button().disabled).toBe(false);
    expect(suggestion().maxLength).toBe(500);
    expect(screen.getByText('0/500')).toBeTruthy();
    suggest('Mais fotos');
    expect(screen.getByText('10/500')).toBeTruthy();
  });

  it('is trimmed, sent, thanked for, and joined to what others said', async () => {
    const server = serve({ totalFeedback: 11, helpfulPercentage: 90 });
    await openApp(page);
    await choose();
    suggest('  Mais fotos  ');
    const arrive = server.holdAnswers(call);
    send();
    expect((await screen.findByRole('button', { name: 'Enviando...' })).getAttribute('aria-busy')).toBe(
      'true',
    );
    send('Enviando...');
    await act(async () => arrive());
    const thanks = await screen.findByRole('heading', { name: 'Obrigada pelo feedback!' });
    await waitFor(() => expect(document.activeElement).toBe(thanks));
    expect(screen.getAllByText('Sua opinião nos ajuda a melhorar nossos conteúdos.')).toHaveLength(1);
    expect(screen.getByText('92% das mães acharam este conteúdo valioso!')).toBeTruthy();
    expect(screen.getByText('Baseado em 12 avaliações')).toBeTruthy();
    expect(sent(server)).toEqual([{ isHelpful: true, suggestion: 'Mais fotos' }]);
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('needs no suggestion: empty is none', async () => {
    const server = serve();
    await openApp(page);
    await choose('Ainda não');
    suggest('   ');
    send();
    expect(await screen.findByRole('heading', { name: 'Obrigada pelo feedback!' })).toBeTruthy();
    expect(sent(server)).toEqual([{ isHelpful: false, suggestion: null }]);
  });

  it('I said it once and was thanked twice', async () => {
    serve();
    await openApp(page);
    await choose();
    send();
    expect(await screen.findByRole('heading', { name: 'Obrigada pelo feedback!' })).toBeTruthy();
    expect(screen.getAllByText('Obrigada pelo feedback!')).toHaveLength(1);
  });

  it('is thanked for in a toast where she had left the article before it arrived', async () => {
    const server = serve();
    const app = await openApp(page);
    await choose();
    const arrive = server.holdAnswers(call);
    send();
    await screen.findByRole('button', { name: 'Enviando...' });
    await act(() => app.router.navigate({ to: '/app/profile' }));
    await act(async () => arrive());
    expect(await screen.findAllByText('Obrigada pelo feedback!')).toHaveLength(1);
  });

  it('I was the first to answer and read “0% of mothers”', async () => {
    serve();
    await openApp(page);
    await choose('Ainda não');
    send();
    await screen.findByRole('heading', { name: 'Obrigada pelo feedback!' });
    expect(screen.queryByText(/%|Baseado em/)).toBeNull();
  });

  it('is said in English too', async () => {
    serve({ totalFeedback: 11, helpfulPercentage: 90 });
    await openApp(`/en${page}`);
    await choose('Yes, it helped');
    send('Send');
    expect(await screen.findByRole('heading', { name: 'Thank you for your feedback!' })).toBeTruthy();
    expect(screen.getByText('92% of mothers found this content valuable!')).toBeTruthy();
    expect(screen.getByText('Based on 12 ratings')).toBeTruthy();
  });

  it('that she said before is remembered, and can be changed', async () => {
    const server = serve({
      totalFeedback: 40,
      helpfulPercentage: 75,
      mine: { isHelpful: false, suggestion: 'Curto' },
    });
    await openApp(page);
    expect(await screen.findByText('75% das mães acharam este conteúdo valioso!')).toBeTruthy();
    send('Mudar minha resposta');
    expect((await radio('Ainda não')).matches(':checked')).toBe(true);
    expect(suggestion().value).toBe('Curto');
    await choose();
    send();
    expect(await screen.findByText('Baseado em 40 avaliações')).toBeTruthy();
    expect(sent(server)).toEqual([{ isHelpful: true, suggestion: 'Curto' }]);
  });
});

describe('nothing she typed is lost', () => {
  it('when it cannot be sent', async () => {
    const server = serve();
    await openApp(page);
    await choose();
    suggest('Muito bom');
    server.goOffline();
    send();
    expect(await screen.findByText('Erro ao enviar feedback')).toBeTruthy();
    expect(screen.getByText('Tente novamente em alguns momentos.')).toBeTruthy();
    expect(suggestion().value).toBe('Muito bom');
    server.goOnline();
    send();
    expect(await screen.findByRole('heading', { name: 'Obrigada pelo feedback!' })).toBeTruthy();
  });

  it('when she leaves the page in the middle', async () => {
    serve();
    const { unmount } = await openApp(page);
    await choose('Ainda não');
    suggest('Pela metade');
    unmount();
    await openApp(page);
    expect((await radio('Ainda não')).matches(':checked')).toBe(true);
    expect(suggestion().value).toBe('Pela metade');
  });

  it('when her session has ended meanwhile', async () => {
    const server = serve();
    await openApp(page);
    await choose();
    suggest('Quase');
    server.refuse(call, 'unauthenticated');
    send();
    expect(await screen.findByText('Entre para enviar sua resposta')).toBeTruthy();
    expect(suggestion().value).toBe('Quase');
  });

  it('but what one mother typed is not shown to another on the same phone', async () => {
    const server = serve();
    const { unmount } = await openApp(page);
    await choose();
    suggest('Só minha');
    unmount();
    server.signIn({ ...ana, id: '9', email: 'bia@colo.test' });
    await openApp(page);
    await radio('Sim, me ajudou');
    expect(screen.queryByLabelText(/sugestão/)).toBeNull();
  });

  it('nor left on the screen when she signs out in another tab', async () => {
    const server = serve();
    await openApp(`${page}?preview=1`);
    await choose();
    suggest('Só minha');
    server.signIn(null);
    const otherTab = new BroadcastChannel(accessChannel);
    otherTab.postMessage({ type: 'signed-out' });
    await waitFor(() => expect(screen.queryByDisplayValue('Só minha')).toBeNull());
    otherTab.close();
    expect((await radio('Sim, me ajudou')).matches(':checked')).toBe(false);
  });

  it('nor lost when the other types, too', async () => {
    const server = serve();
    const hers = await openApp(page);
    await choose();
    suggest('Da Ana');
    hers.unmount();
    server.signIn({ ...ana, id: '9', email: 'bia@colo.test' });
    const other = await openApp(page);
    await choose();
    suggest('Da Bia');
    other.unmount();
    server.signIn(ana);
    await openApp(page);
    await radio('Sim, me ajudou');
    expect(suggestion().value).toBe('Da Ana');
  });

  it('and what a visitor typed is hers who signs in next, and nobody else’s', async () => {
    const server = serve({}, null);
    const visit = await openApp(`${page}?preview=1`);
    await choose();
    suggest('Amei');
    visit.unmount();
    server.signIn(ana);
    const hers = await openApp(page);
    await radio('Sim, me ajudou');
    expect(suggestion().value).toBe('Amei');
    hers.unmount();
    server.signIn({ ...ana, id: '9', email: 'bia@colo.test' });
    await openApp(page);
    await radio('Sim, me ajudou');
    expect(screen.queryByLabelText(/sugestão/)).toBeNull();
  });
});

it('an article taken down while she reads is answered kindly', async () => {
  const server = serve();
  await openApp(page);
  await choose();
  server.refuse(call, 'not_found');
  send();
  expect(await screen.findByText('Este conteúdo saiu do ar enquanto você lia')).toBeTruthy();
  expect(screen.getByText(/Primeira linha/)).toBeTruthy();
  expect(screen.queryByText('Erro ao enviar feedback')).toBeNull();
});

it('a broken draft on the device is no draft', async () => {
  serve();
  localStorage.setItem(`feedback_draft:${articleId}`, '{"isHelpful":');
  await openApp(page);
  await radio('Sim, me ajudou');
  expect(button().disabled).toBe(true);
});

describe('a visitor', () => {
  const visitorCall = `/api/articles/${articleId}/visitor-feedback`;
  const visit = () => openApp(`${page}?preview=1`);
  const bodies = (server: ReturnType<typeof serve>) => server.callsTo(visitorCall).map(({ body }) => body);

  it('I wanted to say that it helped and was sent to sign in', async () => {
    const server = serve({}, null);
    const app = await visit();
    await choose();
    suggest('  Amei ');
    send();
    expect(await screen.findByRole('heading', { name: 'Obrigada pelo feedback!' })).toBeTruthy();
    expect(bodies(server)).toEqual([{ isHelpful: true, suggestion: 'Amei', answerId: expect.any(String) }]);
    expect(sent(server)).toEqual([]);
    // Once: she is thanked when she comes back, and not asked again; her words are not left on the phone.
    expect(screen.queryByRole('button', { name: 'Mudar minha resposta' })).toBeNull();
    app.unmount();
    await visit();
    expect(await screen.findByRole('heading', { name: 'Obrigada pelo feedback!' })).toBeTruthy();
    expect(JSON.stringify({ ...localStorage })).not.toContain('Amei');
  });

  it('whose answer was lost on its way back says it again as the same', async () => {
    const server = serve({}, null);
    await visit();
    await choose();
    server.goOffline();
    send();
    expect(await screen.findByText('Erro ao enviar feedback')).toBeTruthy();
    const kept = localStorage.getItem(`feedback_answer:${articleId}`);
    server.goOnline();
    send();
    await screen.findByRole('heading', { name: 'Obrigada pelo feedback!' });
    expect(kept).toContain((bodies(server).at(-1) as { answerId: string }).answerId);
  });

  it('who signs in and says it again counts once', async () => {
    const server = serve({}, null);
    const app = await visit();
    await choose('Ainda não');
    send();
    await screen.findByRole('heading', { name: 'Obrigada pelo feedback!' });
    const [{ answerId }] = bodies(server) as [{ answerId: string }];
    app.unmount();
    server.signIn(ana);
    await openApp(page);
    await choose();
    send();
    await screen.findByRole('heading', { name: 'Obrigada pelo feedback!' });
    expect(sent(server)).toEqual([{ isHelpful: true, suggestion: null, replaces: answerId }]);
    expect(localStorage.getItem(`feedback_answer:${articleId}`)).toBeNull();
  });
});
