// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gentleReactions } from '#shared/community/community.rules.ts';
import { fakeCommunity, lilacMoon, someComment, somePost } from '#tests/support/fake-community.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

// The simulated page has no popovers: a menu's items are there all the time.
HTMLElement.prototype.hidePopover ??= () => undefined;
HTMLElement.prototype.scrollIntoView ??= () => undefined;

beforeEach(() => async () => {
  for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
  await appOutbox.setOwner(null);
});

const post = somePost({ content: 'Primeira linha.\nSegunda linha.', commentCount: 3 });
const answers = [
  someComment({ content: 'Primeira resposta.' }),
  someComment({ content: 'b'.repeat(400), author: lilacMoon }),
  someComment({ content: 'Terceira resposta.' }),
];
type World = Parameters<typeof fakeCommunity>[0];
type Options = { world?: World; viewer?: typeof ana | null; prefix?: string; of?: typeof post };

async function open({ world = {}, viewer = ana, prefix = '', of = post }: Options = {}) {
  const owned = vi.spyOn(appOutbox, 'setOwner');
  fakeServer({ viewer });
  const community = fakeCommunity({ posts: [of], comments: { [of.id]: answers }, ...world });
  const app = await openApp(`${prefix}/app/entre-maes/post/${of.id}${viewer ? '' : '?preview=1'}`);
  await screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === of.content);
  // Nothing is sent, and nothing settles, before the shell has said who writes.
  if (viewer) await waitFor(() => expect(owned).toHaveBeenCalledWith(viewer.id));
  await act(() => Promise.all(owned.mock.results.map(({ value }) => value)));
  return { community, app };
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const box = () => screen.getByLabelText(/^(Seu comentário|Your comment)$/);
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const commentOf = async (text: string) => {
  const article = (await screen.findByText(text)).closest('article');
  if (!article) throw new Error('it is in no comment');
  return within(article);
};
const nothingWaits = () => waitFor(() => expect(appOutbox.snapshot().writes).toEqual([]));

describe('a talk', () => {
  it('shows the post whole and the comments oldest first, page by page', async () => {
    await open();
    const comments = within(screen.getByRole('region', { name: 'Comentários' }));
    expect(await comments.findByText('Primeira resposta.')).toBeTruthy();
    expect(screen.queryByText('Terceira resposta.')).toBeNull();
    await press('Carregar mais comentários');
    expect(await screen.findByText('Terceira resposta.')).toBeTruthy();
    const names = comments.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Carla', 'Anônima, lua lilás', 'Carla']);
  });

  it.each([
    ['', 'Anônima', 'lua lilás', 'Ler mais', 'Ler menos'],
    ['/en', 'Anonymous', 'lilac moon', 'Read more', 'Read less'],
  ])('%s cuts a long comment at 360 and opens it', async (prefix, name, face, more, less) => {
    await open({ prefix });
    const comment = await commentOf(`${'b'.repeat(360)}…`);
    expect(comment.getByRole('heading', { name: new RegExp(`^${name} ?, ${face}$`) })).toBeTruthy();
    expect(comment.getByRole('img', { name: face })).toBeTruthy();
    fireEvent.click(comment.getByRole('button', { name: more, expanded: false }));
    expect(comment.getByText('b'.repeat(400))).toBeTruthy();
    expect(comment.getByRole('button', { name: less, expanded: true })).toBeTruthy();
  });

  it('leads back to the feed for her who came from outside', async () => {
    const { app } = await open();
    fireEvent.click(screen.getByRole('link', { name: 'Voltar' }));
    await waitFor(() => expect(app.address()).toBe('/app/entre-maes'));
  });

  it.each([
    ['/app/entre-maes/post', 'Post não encontrado.'],
    ['/en/app/entre-maes/post', 'Post not found.'],
  ])('%s that is gone says so', async (path, sentence) => {
    fakeServer({ viewer: ana });
    fakeCommunity();
    await openApp(`${path}/${crypto.randomUUID()}`);
    expect(await screen.findByRole('heading', { name: sentence })).toBeTruthy();
  });

  it('that does not come can be tried again', async () => {
    fakeServer({ viewer: ana });
    const community = fakeCommunity({ posts: [post] });
    community.refuse(`GET /posts/${post.id}`, { code: 'unavailable' });
    await openApp(`/app/entre-maes/post/${post.id}`);
    expect(await screen.findByRole('heading', { name: 'A conversa não abriu' })).toBeTruthy();
    community.accept(`GET /posts/${post.id}`);
    await press('Tentar de novo');
    expect(await screen.findByText('Ninguém respondeu ainda. Uma palavra sua já é companhia.')).toBeTruthy();
  });
});

describe('the quick reactions', () => {
  const phrases = () => within(screen.getByRole('group', { name: /Reações rápidas|Quick reactions/ }));
  const lit = () =>
    phrases()
      .queryAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent);

  it.each([
    ['', ['Te entendo', 'Força', 'Vai passar', 'Me ajudou'], 'Coração, 4 no total'],
    ['/en', ['I understand', 'With you', 'It gets better', 'Helped me'], 'Heart, 4 in all'],
  ])('%s I tapped one phrase and all four lit up', async (prefix, names, heart) => {
    const { community } = await open({ prefix });
    const group = phrases();
    const tap = (name = '') => fireEvent.click(group.getByRole('button', { name }));
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
    tap(names[1]);
    expect(lit()).toEqual([names[1]]);
    await nothingWaits();
    await waitFor(() => expect(lit()).toEqual([names[1]]));
    expect(screen.getByRole('button', { name: heart, pressed: false })).toBeTruthy();
    // Choosing another moves it, and it stays one.
    tap(names[3]);
    await nothingWaits();
    await waitFor(() => expect(lit()).toEqual([names[3]]));
    expect(screen.getByRole('button', { name: heart, pressed: false })).toBeTruthy();
    // Choosing it again takes it back.
    tap(names[3]);
    await nothingWaits();
    await waitFor(() => expect(lit()).toEqual([]));
    expect(community.writesOf('heart.set').map(({ body }) => body)).toEqual([
      { postId: post.id, on: true, reaction: 'support' },
      { postId: post.id, on: true, reaction: 'helpful' },
      { postId: post.id, on: false },
    ]);
    expect(community.posts()[0]).toMatchObject({ reactionCount: 3, userReaction: null });
  });

  it('the heart is one of them: it moves to a phrase and back', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Coração, 3 no total' }));
    expect(screen.getByRole('button', { name: 'Coração, 4 no total', pressed: true })).toBeTruthy();
    expect(lit()).toEqual([]);
    fireEvent.click(phrases().getByRole('button', { name: 'Força' }));
    expect(lit()).toEqual(['Força']);
    // A number at the heart would say that her “Força” was a heart.
    expect(screen.getByText('4 reações')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Coração, 4 no total' }).textContent).toBe('');
    expect(screen.getByRole('button', { name: 'Coração, 4 no total', pressed: false })).toBeTruthy();
    await nothingWaits();
  });

  it('that is refused is undone, and is not called a heart', async () => {
    const { community } = await open();
    community.refuse('heart.set', { code: 'not_found' });
    fireEvent.click(phrases().getByRole('button', { name: 'Força' }));
    expect(await screen.findByText('Não deu para mandar sua reação')).toBeTruthy();
    await nothingWaits();
    expect(lit()).toEqual([]);
  });

  it('that a post offers no more is shown in the heart’s place, and can be taken back', async () => {
    await open({ of: somePost({ reactions: gentleReactions, userReaction: 'hope', userReacted: true }) });
    fireEvent.click(screen.getByRole('button', { name: 'Vai passar, 3 no total', pressed: true }));
    expect(screen.getByRole('button', { name: 'Coração, 2 no total', pressed: false })).toBeTruthy();
    await nothingWaits();
  });
});

describe('below a post of despair, danger or grief', () => {
  it.each([
    ['', ['Te entendo', 'Me ajudou'], /Força|Vai passar/, 'Estou aqui com você.'],
    ['/en', ['I understand', 'Helped me'], /With you|It gets better/, 'I am here with you.'],
  ])('%s nothing is offered that would wound, and company is', async (prefix, names, wounds, phrase) => {
    const { community } = await open({
      prefix,
      of: somePost({ language: prefix ? 'en' : 'pt', need: 'experiences', reactions: gentleReactions }),
    });
    const group = within(screen.getByRole('group', { name: /Reações rápidas|Quick reactions/ }));
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
    expect(screen.queryByRole('button', { name: wounds })).toBeNull();
    expect(screen.queryByText(/mais leve|lighter with time/)).toBeNull();
    await press(phrase);
    await nothingWaits();
    expect(community.writesOf('comment.add')).toHaveLength(1);
  });
});

describe('a comment', () => {
  it.each([
    ['', 'Enviar', 'Comentário adicionado!', 'Seu comentário foi publicado com sucesso.'],
    ['/en', 'Send', 'Comment added!', 'Your comment was published.'],
  ])('%s shows at once, is sent once, and says so', async (prefix, send, title, text) => {
    const { community } = await open({ prefix });
    expect(screen.getByRole('button', { name: send })).toHaveProperty('disabled', true);
    type(' \u200b ');
    expect(screen.getByRole('button', { name: send })).toHaveProperty('disabled', true);
    type('Um abraço daqui.');
    fireEvent.click(screen.getByRole('switch', { checked: true }));
    await press(send);
    expect(await commentOf('Um abraço daqui.')).toBeTruthy();
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    await nothingWaits();
    expect(community.writesOf('comment.add')).toHaveLength(1);
    // It belongs to a page she has not read yet, and stays all the same.
    expect(await commentOf('Um abraço daqui.')).toBeTruthy();
    await press(/^(Carregar mais comentários|Load more comments)$/);
    expect(await screen.findByRole('heading', { name: /^Ana/ })).toBeTruthy();
    expect(screen.getAllByText('Um abraço daqui.')).toHaveLength(1);
    expect(box()).toHaveProperty('value', '');
    expect(localStorage.getItem(`community_draft:1:${post.id}`)).toBeNull();
  });

  it.each([
    ['support', 'Você não está sozinha. Estou aqui com você.'],
    ['experiences', 'Passei por isso e sei como cansa.'],
    ['advice', 'Um passo de cada vez. O que funcionar para vocês está bom.'],
  ] as const)('for her who asked for %s is one tap away', async (need, phrase) => {
    const { community } = await open({ of: { ...post, need } });
    type('Isto fica.');
    const phrases = within(screen.getByRole('group', { name: 'Um toque e já está dito:' }));
    expect(phrases.getAllByRole('button')).toHaveLength(3);
    fireEvent.click(phrases.getByRole('button', { name: phrase }));
    await waitFor(() => expect(community.writesOf('comment.add')).toHaveLength(1));
    expect(community.writesOf('comment.add')[0]?.body).toMatchObject({ content: phrase });
    expect(box()).toHaveProperty('value', 'Isto fica.');
    await nothingWaits();
  });

  it('of her who posted without her name has none either, and warns before it would', async () => {
    const own = { ...post, mine: true, author: lilacMoon };
    const { community } = await open({ of: own });
    const anonymous = screen.getByRole('switch', { name: 'Comentar anonimamente' });
    expect(anonymous).toHaveProperty('checked', true);
    fireEvent.click(anonymous);
    expect(screen.getByText('Atenção: neste comentário o seu nome vai aparecer.')).toBeTruthy();
    fireEvent.click(anonymous);
    type('Obrigada.');
    await press('Enviar');
    await waitFor(() =>
      expect(community.writesOf('comment.add')[0]?.body).toMatchObject({ isAnonymous: true }),
    );
    expect((await commentOf('Obrigada.')).getByRole('img', { name: 'lua lilás' })).toBeTruthy();
    await nothingWaits();
  });

  it('without her name is on its way, last and uncounted, until the server says that it is there', async () => {
    const { community } = await open({ world: { comments: { [post.id]: [someComment()] } } });
    await waitFor(() =>
      expect(screen.getByRole('switch', { name: 'Comentar anonimamente' })).toHaveProperty('checked', false),
    );
    fireEvent.click(screen.getByRole('switch', { name: 'Comentar anonimamente' }));
    type('Em segredo.');
    await press('Enviar');
    expect(await screen.findByText('Seu comentário está a caminho')).toBeTruthy();
    const hers = await commentOf('Em segredo.');
    expect(await hers.findByText('A caminho')).toBeTruthy();
    expect(hers.getByText(/^Só você vê por enquanto/)).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/publicad/);
    expect(screen.getAllByText(`${post.commentCount} comentários`).length).toBeGreaterThan(0);
    await nothingWaits();
    community.appear();
    // The next word from the server brings the news.
    fireEvent.click(screen.getByRole('switch', { name: 'Comentar anonimamente' }));
    type('Com nome.');
    await press('Enviar');
    await waitFor(() => expect(screen.queryByText('A caminho')).toBeNull());
    expect(screen.getAllByText(`${post.commentCount + 2} comentários`).length).toBeGreaterThan(0);
  });

  it('goes without her name until the whole talk is known, because she may have spoken in it so', async () => {
    const { community } = await open();
    const anonymous = screen.getByRole('switch', { name: 'Comentar anonimamente' });
    expect(anonymous).toHaveProperty('checked', true);
    await press('Você não está sozinha. Estou aqui com você.');
    await waitFor(() =>
      expect(community.writesOf('comment.add')[0]?.body).toMatchObject({ isAnonymous: true }),
    );
    await nothingWaits();
  });

  it('takes her name by itself only in a talk that is known to its end', async () => {
    await open({ world: { comments: { [post.id]: [someComment()] } } });
    const anonymous = screen.getByRole('switch', { name: 'Comentar anonimamente' });
    await waitFor(() => expect(anonymous).toHaveProperty('checked', false));
  });

  it('keeps what she types while it is being sent', async () => {
    await open();
    const { promise, resolve } = Promise.withResolvers<void>();
    vi.spyOn(appOutbox, 'add').mockReturnValueOnce(promise);
    type('A primeira.');
    await press('Enviar');
    type('A segunda.');
    await act(async () => resolve());
    expect(box()).toHaveProperty('value', 'A segunda.');
  });

  it('comes back into the box when the phone could not take it', async () => {
    await open();
    vi.spyOn(appOutbox, 'add').mockRejectedValueOnce(new Error('full'));
    type('Não some.');
    await press('Enviar');
    await waitFor(() => expect(box()).toHaveProperty('value', 'Não some.'));
    expect(localStorage.getItem(`community_draft:1:${post.id}`)).toContain('Não some.');
  });

  it('with her name that was refused does not sign what she is writing without it', async () => {
    const { community } = await open();
    community.refuse('comment.add', { code: 'invalid_input' });
    const anonymous = screen.getByRole('switch', { name: 'Comentar anonimamente' });
    fireEvent.click(anonymous);
    type('Com nome.');
    await press('Enviar');
    const refused = await commentOf('Com nome.');
    const mend = await refused.findByRole('button', { name: 'Ajustar o texto' });
    type('Em segredo.');
    expect(anonymous).toHaveProperty('checked', true);
    fireEvent.click(mend);
    expect(box()).toHaveProperty('value', 'Em segredo.\n\nCom nome.');
    expect(anonymous).toHaveProperty('checked', true);
    expect(document.activeElement).toBe(box());
    await nothingWaits();
  });

  it('without a connection waits on the phone, marked, and is sent once', async () => {
    const { community } = await open();
    await screen.findByText('Primeira resposta.');
    community.goOffline();
    type('De madrugada.');
    await press('Enviar');
    expect(await (await commentOf('De madrugada.')).findByText('Guardado no celular')).toBeTruthy();
    community.goOnline();
    await nothingWaits();
    expect(community.writesOf('comment.add')).toHaveLength(1);
    expect((await commentOf('De madrugada.')).queryByText('Guardado no celular')).toBeNull();
  });

  it('that is refused says why, and its text goes back into the box', async () => {
    const { community } = await open();
    community.refuse('comment.add', { code: 'not_found', fields: { postId: 'post_gone' } });
    type('Não se perde.');
    await press('Enviar');
    expect(await screen.findByText('Seu comentário não foi aceito')).toBeTruthy();
    const refused = await commentOf('Não se perde.');
    expect(refused.getByText('Este post não está mais aqui.')).toBeTruthy();
    expect(refused.getByText('Precisa de um ajuste')).toBeTruthy();
    fireEvent.click(refused.getByRole('button', { name: 'Ajustar o texto' }));
    await nothingWaits();
    expect(box()).toHaveProperty('value', 'Não se perde.');
    expect(localStorage.getItem(`community_draft:1:${post.id}`)).toContain('Não se perde.');
  });

  it('half written is there after a reload', async () => {
    const { app } = await open();
    type('Pela metade');
    const kept = { ...localStorage };
    app.unmount();
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    await open();
    expect(box()).toHaveProperty('value', 'Pela metade');
  });

  it('of a visitor invites her to sign in, and stays in the box', async () => {
    const { community } = await open({ viewer: null });
    type('De visita');
    await press('Enviar');
    expect(await screen.findByText('Entre para participar da roda')).toBeTruthy();
    expect(box()).toHaveProperty('value', 'De visita');
    expect(community.writesOf('comment.add')).toEqual([]);
  });

  it('waits for the rules, the first time', async () => {
    const { community } = await open({ world: { standing: { rulesAccepted: false } } });
    await waitFor(() => expect(community.callsTo('GET /standing').length).toBeGreaterThan(0));
    type('Depois das regras.');
    await press('Enviar');
    await press('Li e concordo');
    await waitFor(() => expect(community.writesOf('comment.add')).toHaveLength(1));
    expect(box()).toHaveProperty('value', '');
    await nothingWaits();
  });

  it('with words of despair brings whom to call, while she writes and after', async () => {
    await open();
    type('Eu quero morrer');
    expect(await screen.findByText('Você não está sozinha')).toBeTruthy();
    await press('Enviar');
    await nothingWaits();
    expect(await screen.findByText('Obrigada por contar. Você não está sozinha')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /188/ }).length).toBeGreaterThan(0);
  });
});

describe('what is hers', () => {
  const mine = someComment({ content: 'Minha resposta.', mine: true });

  it('is edited in place, and says so', async () => {
    await open({ world: { comments: { [post.id]: [mine] } } });
    const comment = await commentOf('Minha resposta.');
    fireEvent.click(comment.getByRole('menuitem', { name: 'Editar', hidden: true }));
    fireEvent.change(comment.getByLabelText('Editar comentário'), { target: { value: 'Melhor dito.' } });
    fireEvent.click(comment.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Comentário atualizado!')).toBeTruthy();
    expect((await commentOf('Melhor dito.')).getByText('editado')).toBeTruthy();
  });

  it('with words of despair in place of the old ones brings whom to call', async () => {
    await open({ world: { comments: { [post.id]: [mine] } } });
    const comment = await commentOf('Minha resposta.');
    fireEvent.click(comment.getByRole('menuitem', { name: 'Editar', hidden: true }));
    fireEvent.change(comment.getByLabelText('Editar comentário'), { target: { value: 'Eu quero morrer' } });
    fireEvent.click(comment.getByRole('button', { name: 'Salvar' }));
    const help = await comment.findByRole('heading', { name: /^Obrigada por contar/ });
    expect(document.activeElement).toBe(help);
    fireEvent.click(comment.getByRole('button', { name: 'Fechar' }));
    expect(document.activeElement).toBe(comment.getByRole('heading', { level: 3 }));
  });

  it('is in sight again when it could not be deleted, though nothing else comes either', async () => {
    const { community } = await open({ world: { comments: { [post.id]: [mine] } } });
    const comment = await commentOf('Minha resposta.');
    for (const call of [`DELETE /comments/${mine.id}`, `GET /posts/${post.id}`])
      community.refuse(call, { code: 'unavailable' });
    fireEvent.click(comment.getByRole('menuitem', { name: 'Apagar', hidden: true }));
    expect(await screen.findByText('Não foi possível apagar')).toBeTruthy();
    expect(screen.getByText('Minha resposta.')).toBeTruthy();
  });

  it('is deleted at a tap and back by undo', async () => {
    await open({ world: { comments: { [post.id]: [mine] } } });
    const comment = await commentOf('Minha resposta.');
    fireEvent.click(comment.getByRole('menuitem', { name: 'Apagar', hidden: true }));
    expect(await screen.findByText('Comentário apagado')).toBeTruthy();
    expect(screen.queryByText('Minha resposta.')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Comentários' }));
    await press('Desfazer');
    expect(await screen.findByText('Minha resposta.')).toBeTruthy();
  });

  it('is the post: deleting it leads back to the feed, where undo brings it back', async () => {
    const own = { ...post, mine: true, content: 'Meu post.' };
    const { app } = await open({ of: own });
    const article = within(screen.getByText('Meu post.').closest('article') as HTMLElement);
    fireEvent.click(article.getByRole('menuitem', { name: 'Apagar', hidden: true }));
    await waitFor(() => expect(app.address()).toBe('/app/entre-maes'));
    expect(await screen.findByRole('heading', { name: 'Nenhum post encontrado.' })).toBeTruthy();
    await press('Desfazer');
    expect(await screen.findByText('Meu post.')).toBeTruthy();
  });
});
