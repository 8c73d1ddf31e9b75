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
    // Once in the page, once in the toast.
    expect(screen.getAllByText('Sua opinião nos ajuda a melhorar nossos conteúdos.')).toHaveLength(2);
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
    expect(await screen.findByText('Baseado em 1 avaliação')).toBeTruthy();
    expect(sent(server)).toEqual([{ isHelpful: false, suggestion: null }]);
  });

  it('is said in English too', async () => {
    serve();
    await openApp(`/en${page}`);
    await choose('Yes, it helped');
    send('Send');
    expect(await screen.findByRole('heading', { name: 'Thank you for your feedback!' })).toBeTruthy();
    expect(screen.getByText('92% of mothers found this content valuable!')).toBeTruthy();
    expect(screen.getByText('Based on 1 rating')).toBeTruthy();
  });

  it('that she said before is remembered, and can be changed', async () => {
    const server = serve({
      totalFeedback: 4,
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
    expect(await screen.findByText('Baseado em 4 avaliações')).toBeTruthy();
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

  it('when she is only looking: she is asked to sign in, and her words wait for her', async () => {
    const server = serve({}, null);
    const app = await openApp(`${page}?preview=1`);
    await choose();
    suggest('Amei');
    send();
    expect(await screen.findByText('Entre para enviar sua resposta')).toBeTruthy();
    expect(screen.getByText('O que você escreveu fica guardado neste aparelho até lá.')).toBeTruthy();
    expect(sent(server)).toEqual([]);
    app.unmount();
    server.signIn(ana);
    await openApp(page);
    await radio('Sim, me ajudou');
    expect(suggestion().value).toBe('Amei');
    send();
    expect(await screen.findByRole('heading', { name: 'Obrigada pelo feedback!' })).toBeTruthy();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('feedback_draft'))).toEqual([]);
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
