// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeCommunity, lilacMoon, somePost } from '#tests/support/fake-community.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

// The simulated page has no popovers: a menu's items are there all the time.
HTMLElement.prototype.hidePopover ??= () => undefined;

beforeEach(() => async () => {
  for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
  await appOutbox.setOwner(null);
});

const sleep = somePost({ content: 'Ele acorda de hora em hora.', commentCount: 2 });
const latch = somePost({
  content: 'A pega dói muito.',
  category: 'Amamentação e Colo',
  author: lilacMoon,
  need: 'advice',
  isRecent: true,
  allowPrivateMessages: true,
});
const third = somePost({ content: 'Terceira conversa.' });
const english = somePost({ content: 'She wakes every hour.', language: 'en', author: lilacMoon });

type World = Parameters<typeof fakeCommunity>[0];
async function open(address = '/app/entre-maes', world: World = {}, viewer: typeof ana | null = ana) {
  const owned = vi.spyOn(appOutbox, 'setOwner');
  fakeServer({ viewer });
  const community = fakeCommunity({ posts: [sleep, latch, third, english], ...world });
  const app = await openApp(address);
  await screen.findByRole('heading', { level: 1, name: /Entre Mães|Between Mothers/ });
  // Nothing is sent, and nothing settles, before the shell has said who writes.
  if (viewer) await waitFor(() => expect(owned).toHaveBeenCalledWith(viewer.id));
  await act(() => Promise.all(owned.mock.results.map(({ value }) => value)));
  return { community, app };
}
const cardOf = async (text: string) => {
  const article = (await screen.findByText(text)).closest('article');
  if (!article) throw new Error('it is in no card');
  return within(article);
};
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const shown = () =>
  screen.queryAllByRole('article').map((card) => card.querySelector('p.whitespace-pre-line')?.textContent);

describe('the feed', () => {
  it.each([
    [
      '/app/entre-maes',
      'A pega dói muito.',
      'Mãe Anônima',
      'lua lilás',
      'Novo',
      'Quero conselhos',
      'Aceita mensagens privadas',
    ],
  ])(
    'at %s says of each post who speaks, about what and what she needs',
    async (address, text, name, face, fresh, need, messages) => {
      await open(address);
      const card = await cardOf(text);
      expect(card.getByRole('heading', { name })).toBeTruthy();
      expect(card.getByRole('img', { name: face })).toBeTruthy();
      expect(card.getByText(fresh)).toBeTruthy();
      expect(card.getByText(need)).toBeTruthy();
      expect(card.getByRole('img', { name: messages })).toBeTruthy();
      expect(card.getByText(/^Amamentação e Colo/)).toBeTruthy();
    },
  );

  it('in English shows English posts, with the face spoken in English', async () => {
    await open('/en/app/entre-maes');
    const card = await cardOf('She wakes every hour.');
    expect(card.getByRole('heading', { name: 'Anonymous Mother' })).toBeTruthy();
    expect(card.getByRole('img', { name: 'lilac moon' })).toBeTruthy();
    expect(card.getByText(/^Baby Sleep/)).toBeTruthy();
    expect(shown()).toEqual(['She wakes every hour.']);
  });

  it('calls a mother without a name a mother', async () => {
    await open('/app/entre-maes', { posts: [somePost({ author: { anonymous: false, name: null } })] });
    expect(await screen.findByRole('heading', { name: 'Mãe' })).toBeTruthy();
  });

  it('cuts a long text at 360 characters', async () => {
    await open('/app/entre-maes', { posts: [somePost({ content: 'a'.repeat(400) })] });
    expect(await screen.findByText(`${'a'.repeat(360)}…`)).toBeTruthy();
    expect(screen.getByText('Ler mais')).toBeTruthy();
  });

  it('the search box jumped under my finger when the intro above it went', async () => {
    await open();
    const box = await screen.findByRole('searchbox');
    const intro = screen.getByRole('complementary', { name: 'Sobre este espaço' });
    expect(box.compareDocumentPosition(intro)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.change(box, { target: { value: 'sono' } });
    await waitFor(() =>
      expect(screen.queryByRole('complementary', { name: 'Sobre este espaço' })).toBeNull(),
    );
    expect(screen.getByRole('searchbox')).toBe(box);
  });

  it('has a banner that leads to the rules, and the block of touched hearts', async () => {
    await open('/app/entre-maes', { featured: [somePost({ content: 'Hoje ele sorriu.' })] });
    const link = await screen.findByRole('link', { name: 'Regras da comunidade' });
    expect(link.getAttribute('href')).toBe('/app/entre-maes/regras');
    const featured = within(await screen.findByRole('region', { name: 'Corações tocados' }));
    expect(featured.getByText('Hoje ele sorriu.')).toBeTruthy();
  });

  it('goes on by the button', async () => {
    await open();
    await screen.findByText('A pega dói muito.');
    expect(screen.queryByText('Terceira conversa.')).toBeNull();
    await press('Carregar mais');
    expect(await screen.findByText('Terceira conversa.')).toBeTruthy();
  });

  it('opens the talk, and Back finds the feed as it was', async () => {
    const { app, community } = await open();
    await press('Carregar mais');
    await screen.findByText('Terceira conversa.');
    fireEvent.click(screen.getByRole('link', { name: /^Abrir a conversa de Bia: 2 comentários/ }));
    await waitFor(() => expect(app.address()).toBe(`/app/entre-maes/post/${sleep.id}`));
    fireEvent.click(await screen.findByRole('link', { name: 'Voltar' }));
    await waitFor(() => expect(app.address()).toBe('/app/entre-maes'));
    expect(await screen.findByText('Terceira conversa.')).toBeTruthy();
    expect(community.callsTo('GET /posts')).toHaveLength(2);
  });
});

describe('the keyboard', () => {
  it('reaches the button to write before the posts, which never end, and everything on a post', async () => {
    await open();
    const card = await cardOf('Ele acorda de hora em hora.');
    const write = screen.getByRole('button', { name: 'Escrever' });
    const link = card.getByRole('link', { name: /^Abrir a conversa de Bia/ });
    expect(write.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const reached = [...card.getAllByRole('button'), link];
    expect(reached.every((element) => element.tabIndex === 0)).toBe(true);
    expect(reached.map((element) => element.tagName)).toEqual(['BUTTON', 'BUTTON', 'BUTTON', 'A']);
  });
});

describe('what the feed is narrowed to lives in the address', () => {
  it('has a chip for each category, after the one for all', async () => {
    await open();
    const chips = within(await screen.findByRole('group', { name: 'Assuntos' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'Todas',
      'Amamentação e Colo',
      'Sono do Bebê',
      'Primeiras Comidas',
      'No Seu Tempo',
      'Mãe Completa',
      'Higiene Natural',
    ]);
  });

  it('a chip narrows it to its category', async () => {
    const { app } = await open();
    await screen.findByText('A pega dói muito.');
    expect(screen.getByRole('button', { name: 'Todas', pressed: true })).toBeTruthy();
    await press('Amamentação e Colo');
    await waitFor(() => expect(shown()).toEqual(['A pega dói muito.']));
    expect(app.address()).toBe('/app/entre-maes?categoria=amamentacao-e-colo');
    act(() => app.history.back());
    await waitFor(() => expect(shown()).toHaveLength(2));
  });

  it('a search finds what the texts say', async () => {
    const { app } = await open();
    fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'pega' } });
    await waitFor(() => expect(shown()).toEqual(['A pega dói muito.']));
    expect(app.address()).toBe('/app/entre-maes?q=pega');
  });

  it.each([
    ['/app/entre-maes?q=nada', 'Nenhum post encontrado.', 'Ver todas', 2],
    ['/en/app/entre-maes?q=nothing', 'No posts found.', 'See all', 1],
  ])('%s says that nothing was found and leads out', async (address, sentence, out, count) => {
    await open(address);
    expect(await screen.findByRole('heading', { name: sentence })).toBeTruthy();
    await press(out);
    await waitFor(() => expect(shown()).toHaveLength(count));
  });
});

describe('a feed that does not come', () => {
  it.each([
    [
      '/app/entre-maes',
      'Erro ao carregar posts',
      'Houve um problema ao carregar os posts. Tente novamente.',
      'Tentar de novo',
    ],
    [
      '/en/app/entre-maes',
      'Could not load the posts',
      'There was a problem loading the posts. Please try again.',
      'Try again',
    ],
  ])('at %s is told, and can be tried again in place', async (address, title, text, retry) => {
    fakeServer({ viewer: ana });
    const community = fakeCommunity({ posts: [sleep, english] });
    community.refuse('GET /posts', { code: 'internal' });
    await openApp(address);
    const alert = await screen.findByRole('alert');
    expect(await within(alert).findByText(title)).toBeTruthy();
    expect(within(alert).getByText(text)).toBeTruthy();
    community.accept('GET /posts');
    await press(retry);
    await waitFor(() => expect(shown()).toHaveLength(1));
  });

  it('says that it is loading', async () => {
    fakeServer({ viewer: ana });
    const release = fakeCommunity({ posts: [sleep] }).hold();
    await openApp('/app/entre-maes');
    expect(await screen.findByText('Carregando as conversas')).toBeTruthy();
    await act(async () => release());
    await screen.findByText('Ele acorda de hora em hora.');
  });

  it('is there from last time without a connection', async () => {
    const { app, community } = await open();
    await screen.findByText('A pega dói muito.');
    const kept = { ...localStorage };
    app.unmount();
    community.goOffline();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    await openApp('/app/entre-maes');
    expect(await screen.findByText('A pega dói muito.')).toBeTruthy();
  });

  it('without a connection and without anything from before says so', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fakeServer({ viewer: ana });
    fakeCommunity().goOffline();
    await openApp('/app/entre-maes');
    expect(await screen.findByRole('heading', { name: 'Você está sem conexão' })).toBeTruthy();
  });
});

describe('a heart and a save', () => {
  it('show at once and are sent once', async () => {
    const { community } = await open();
    const card = await cardOf('Ele acorda de hora em hora.');
    fireEvent.click(card.getByRole('button', { name: 'Coração, 3 no total' }));
    expect(card.getByRole('button', { name: 'Coração, 4 no total', pressed: true })).toBeTruthy();
    fireEvent.click(card.getByRole('button', { name: 'Salvar post' }));
    expect(await screen.findByText('Post salvo!')).toBeTruthy();
    await waitFor(() => expect(appOutbox.snapshot().writes).toEqual([]));
    expect(community.writesOf('heart.set').map(({ body }) => body)).toEqual([
      { postId: sleep.id, on: true, reaction: 'heart' },
    ]);
    expect(await card.findByRole('button', { name: 'Coração, 4 no total', pressed: true })).toBeTruthy();
    fireEvent.click(card.getByRole('button', { name: 'Salvar post', pressed: true }));
    expect(await screen.findByText('Post removido dos salvos')).toBeTruthy();
    await press('Desfazer');
    expect(card.getByRole('button', { name: 'Salvar post', pressed: true })).toBeTruthy();
  });

  it('tapped twice settle to what was said last', async () => {
    const { community } = await open();
    const card = await cardOf('Ele acorda de hora em hora.');
    community.goOffline();
    fireEvent.click(card.getByRole('button', { name: 'Coração, 3 no total' }));
    fireEvent.click(card.getByRole('button', { name: 'Coração, 4 no total' }));
    expect(card.getByRole('button', { name: 'Coração, 3 no total', pressed: false })).toBeTruthy();
    community.goOnline();
    await waitFor(() => expect(appOutbox.snapshot().writes).toEqual([]));
    expect(community.writesOf('heart.set').at(-1)?.body).toEqual({ postId: sleep.id, on: false });
    expect(card.getByRole('button', { name: 'Coração, 3 no total', pressed: false })).toBeTruthy();
  });

  it('what she said in the talk is what the card shows, and a tap takes that back', async () => {
    const { community } = await open('/app/entre-maes', {
      posts: [{ ...sleep, userReacted: true, userReaction: 'support' }],
    });
    const card = await cardOf('Ele acorda de hora em hora.');
    fireEvent.click(card.getByRole('button', { name: 'Força, 3 no total', pressed: true }));
    expect(card.getByRole('button', { name: 'Coração, 2 no total', pressed: false })).toBeTruthy();
    await waitFor(() => expect(appOutbox.snapshot().writes).toEqual([]));
    expect(community.writesOf('heart.set').map(({ body }) => body)).toEqual([
      { postId: sleep.id, on: false },
    ]);
  });

  it('wait on the phone without a connection, and say so', async () => {
    const { community } = await open();
    const card = await cardOf('Ele acorda de hora em hora.');
    community.goOffline();
    fireEvent.click(card.getByRole('button', { name: 'Coração, 3 no total' }));
    expect(await card.findByText('Guardado no celular')).toBeTruthy();
    community.goOnline();
    await waitFor(() => expect(card.queryByText('Guardado no celular')).toBeNull());
    expect(community.writesOf('heart.set')).toHaveLength(1);
  });

  it('that are refused are undone, and she is told why', async () => {
    const { community } = await open();
    community.refuse('heart.set', { code: 'not_found' });
    const card = await cardOf('Ele acorda de hora em hora.');
    fireEvent.click(card.getByRole('button', { name: 'Coração, 3 no total' }));
    expect(await screen.findByText('Não deu para mandar o coração')).toBeTruthy();
    expect(screen.getByText('Este post não está mais aqui.')).toBeTruthy();
    expect(card.getByRole('button', { name: 'Coração, 3 no total', pressed: false })).toBeTruthy();
    await waitFor(() => expect(appOutbox.snapshot().writes).toEqual([]));
  });

  it.each([
    ['/app/entre-maes?preview=1', 'Coração, 3 no total', 'Entre para participar da roda'],
    ['/en/app/entre-maes?preview=1', 'Heart, 3 in all', 'Sign in to join the circle'],
  ])('of a visitor at %s invite her to sign in', async (address, heart, invitation) => {
    const { community } = await open(address, {}, null);
    fireEvent.click((await screen.findAllByRole('button', { name: heart }))[0] as HTMLElement);
    expect(await screen.findByText(invitation)).toBeTruthy();
    expect(community.writesOf('heart.set')).toEqual([]);
  });
});

describe('her own post', () => {
  const own = somePost({ content: 'Minha noite.', mine: true });

  it('is deleted at a tap and back by undo', async () => {
    await open('/app/entre-maes', { posts: [own] });
    const card = await cardOf('Minha noite.');
    fireEvent.click(card.getByRole('menuitem', { name: 'Apagar', hidden: true }));
    expect(await screen.findByText('Post apagado')).toBeTruthy();
    expect(screen.queryByText('Minha noite.')).toBeNull();
    await press('Desfazer');
    expect(await screen.findByText('Minha noite.')).toBeTruthy();
  });

  it('is edited, and says so', async () => {
    await open('/app/entre-maes', { posts: [own] });
    const card = await cardOf('Minha noite.');
    fireEvent.click(card.getByRole('menuitem', { name: 'Editar', hidden: true }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Editar post' }));
    fireEvent.change(sheet.getByLabelText('O que você quer contar?'), { target: { value: 'Melhor hoje.' } });
    expect(sheet.queryByRole('switch', { name: 'Publicar anonimamente' })).toBeNull();
    fireEvent.click(sheet.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Post atualizado!')).toBeTruthy();
    expect((await cardOf('Melhor hoje.')).getByText(/editado/)).toBeTruthy();
  });
});
