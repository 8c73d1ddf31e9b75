// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeCommunity, somePost } from '#tests/support/fake-community.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

const pt = {
  address: '/app/entre-maes?novo=1',
  title: 'Novo post',
  category: 'Assunto',
  text: 'O que você quer contar?',
  publish: 'Publicar',
};
const en = {
  address: '/en/app/entre-maes?novo=1',
  title: 'New post',
  category: 'Topic',
  text: 'What would you like to share?',
  publish: 'Publish',
};
type Words = typeof pt;
type World = Parameters<typeof fakeCommunity>[0];

async function open(words: Words = pt, world: World = {}, viewer: typeof ana | null = ana) {
  const owned = vi.spyOn(appOutbox, 'setOwner');
  fakeServer({ viewer });
  const community = fakeCommunity({ posts: [somePost()], ...world });
  const app = await openApp(viewer ? words.address : `${words.address}&preview=1`);
  const sheet = within(await screen.findByRole('dialog', { name: words.title }));
  // Nothing is sent, and nothing settles, before the shell has said who writes.
  if (viewer) await waitFor(() => expect(owned).toHaveBeenCalledWith(viewer.id));
  await act(() => Promise.all(owned.mock.results.map(({ value }) => value)));
  return { community, app, sheet };
}
type Sheet = Awaited<ReturnType<typeof open>>['sheet'];

const choose = (sheet: Sheet, words: Words, category: string) =>
  fireEvent.change(sheet.getByLabelText(words.category), { target: { value: category } });
const write = (sheet: Sheet, words: Words, text: string) =>
  fireEvent.change(sheet.getByLabelText(words.text), { target: { value: text } });
const publish = (sheet: Sheet, words: Words) =>
  fireEvent.click(sheet.getByRole('button', { name: words.publish }));

describe('the composer', () => {
  it('opens by the floating button, closes by Back, and keeps what was typed', async () => {
    fakeServer({ viewer: ana });
    fakeCommunity({ posts: [somePost()] });
    const app = await openApp('/app/entre-maes');
    fireEvent.click(await screen.findByRole('button', { name: 'Escrever' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Novo post' }));
    expect(app.address()).toBe('/app/entre-maes?novo=1');
    write(sheet, pt, 'Comecei a escrever');
    expect(sheet.getByText('18/1200')).toBeTruthy();
    fireEvent.click(sheet.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(app.address()).toBe('/app/entre-maes'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Escrever' }));
    expect(await screen.findByDisplayValue('Comecei a escrever')).toBeTruthy();
  });

  it('keeps a draft for its author alone, across a reload', async () => {
    const { app, sheet } = await open();
    write(sheet, pt, 'Só meu');
    const kept = { ...localStorage };
    app.unmount();
    expect(Object.keys(kept).filter((key) => key.startsWith('community_draft'))).toEqual([
      'community_draft:1:new',
    ]);
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    await open();
    expect(await screen.findByDisplayValue('Só meu')).toBeTruthy();
  });

  it('takes the category of the address, and may not be longer than 1200', async () => {
    const { sheet } = await open({ ...pt, address: '/app/entre-maes?novo=1&categoria=mae-completa' });
    expect(sheet.getByLabelText('Assunto')).toHaveProperty('value', 'Mãe Completa');
    expect(sheet.getByLabelText(pt.text).getAttribute('maxlength')).toBe('1200');
    expect(sheet.getByRole('radio', { name: 'Quero apoio', checked: true })).toBeTruthy();
    const choices = within(sheet.getByLabelText('Assunto')).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).not.toContain('Todas');
  });

  it.each([
    [pt, 'Post criado!', 'Seu post foi publicado com sucesso.'],
    [en, 'Post created!', 'Your post was published.'],
  ])('publishes, says so and shows the post first (%#)', async (words, title, text) => {
    const { sheet, community } = await open(words);
    choose(sheet, words, 'No Seu Tempo');
    write(sheet, words, 'Hoje respirei.');
    fireEvent.click(sheet.getByRole('switch', { name: /privadas|private messages/ }));
    publish(sheet, words);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    const [call] = community.callsTo('POST /posts');
    expect(call?.body).toMatchObject({
      category: 'No Seu Tempo',
      content: 'Hoje respirei.',
      isAnonymous: false,
      allowPrivateMessages: true,
      need: 'support',
      language: words === pt ? 'pt' : 'en',
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const first = screen.getAllByRole('article')[0] as HTMLElement;
    expect(within(first).getByText('Hoje respirei.')).toBeTruthy();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('community_draft'))).toEqual([]);
  });

  it.each([
    [pt, 'Seu post está a caminho', 'A caminho', /^Só você vê por enquanto/, /publicad/],
    [en, 'Your post is on its way', 'On its way', /^Only you see it for now/, /published/],
  ])(
    'without her name says that it is on its way, and not that it is there (%#)',
    async (words, title, mark, text, early) => {
      const { sheet, community } = await open(words);
      choose(sheet, words, 'No Seu Tempo');
      write(sheet, words, 'Um segredo.');
      fireEvent.click(sheet.getByRole('switch', { name: /anonimamente|anonymously/ }));
      publish(sheet, words);
      expect(await screen.findByText(title)).toBeTruthy();
      expect(community.callsTo('POST /posts')[0]?.body).toMatchObject({ isAnonymous: true });
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const first = within(screen.getAllByRole('article')[0] as HTMLElement);
      expect(first.getByText('Um segredo.')).toBeTruthy();
      expect(first.getByText(mark)).toBeTruthy();
      expect(first.getByText(text)).toBeTruthy();
      expect(document.body.textContent).not.toMatch(early);
    },
  );

  it.each([
    [pt, '', 'Oi', 'Campos obrigatórios', 'Categoria e texto são obrigatórios.'],
    [pt, 'Sono do Bebê', ' \u200b\n', 'Campos obrigatórios', 'Categoria e texto são obrigatórios.'],
    [
      pt,
      'Sono do Bebê',
      'a'.repeat(1201),
      'Texto muito longo',
      'O texto deve ter no máximo 1200 caracteres.',
    ],
    [en, '', '', 'Required fields', 'Topic and text are required.'],
    [en, 'Sono do Bebê', 'a'.repeat(1201), 'Text too long', 'The text can have at most 1200 characters.'],
  ])('says what is missing and sends nothing (%#)', async (words, category, text, title, sentence) => {
    const { sheet, community } = await open(words);
    choose(sheet, words, category);
    write(sheet, words, text);
    publish(sheet, words);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(community.callsTo('POST /posts')).toEqual([]);
  });

  it.each([
    ['only the topic was', '', 'Oi', 'Assunto', 'Escolha um assunto'],
    ['only the text was', 'Sono do Bebê', ' ', 'O que você quer contar?', 'Escreva o que você quer contar.'],
  ])(
    'I was told that category and text are required, %s missing, and no field said so',
    async (_, category, text, field, sentence) => {
      const { sheet } = await open();
      choose(sheet, pt, category);
      write(sheet, pt, text);
      publish(sheet, pt);
      const missing = sheet.getByLabelText(field);
      await waitFor(() => expect(missing.getAttribute('aria-invalid')).toBe('true'));
      expect(document.activeElement).toBe(missing);
      expect(
        document.getElementById(missing.getAttribute('aria-describedby')?.split(' ')[0] ?? ''),
      ).toHaveProperty('textContent', sentence);
      const invalid = [...document.querySelectorAll('[aria-invalid]')];
      expect(invalid).toEqual([missing]);
      // Filled in, neither the mark nor the toast outlives its cause.
      choose(sheet, pt, 'Sono do Bebê');
      write(sheet, pt, 'Oi');
      expect(screen.queryByText('Campos obrigatórios')).toBeNull();
      expect(document.querySelector('[aria-invalid]')).toBeNull();
    },
  );

  it.each([
    [pt, 'Seu post está guardado no celular', 'Guardado no celular', 'Post criado!'],
    [en, 'Your post is saved on your phone', 'Kept on your phone', 'Post created!'],
  ])(
    'I published without a network and got an error, while my comments wait (%#)',
    async (words, kept, mark, created) => {
      const { sheet, community } = await open(words);
      choose(sheet, words, 'No Seu Tempo');
      write(sheet, words, 'Escrevi no elevador.');
      community.goOffline();
      publish(sheet, words);
      expect(await screen.findByText(kept)).toBeTruthy();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const hers = within(screen.getByText('Escrevi no elevador.').closest('article') as HTMLElement);
      expect(await hers.findByText(mark)).toBeTruthy();
      expect(screen.queryByText(created)).toBeNull();
      expect(Object.keys(localStorage).filter((key) => key.startsWith('community_draft'))).toEqual([]);
      community.goOnline();
      expect(await screen.findByText(created)).toBeTruthy();
      expect(community.writesOf('post.add')).toHaveLength(1);
      expect(community.posts().filter(({ content }) => content === 'Escrevi no elevador.')).toHaveLength(1);
      await waitFor(() => expect(screen.queryByText(mark)).toBeNull());
      expect(screen.getAllByText('Escrevi no elevador.')).toHaveLength(1);
    },
  );

  it('what the server refuses when it comes at last is hers to mend: its text is a draft again', async () => {
    const { sheet, community, app } = await open();
    choose(sheet, pt, 'No Seu Tempo');
    write(sheet, pt, 'Escrevi no elevador.');
    fireEvent.click(sheet.getByRole('switch', { name: /anonimamente/ }));
    community.goOffline();
    publish(sheet, pt);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    community.refuse('post.add', { code: 'forbidden', fields: { account: 'silenced' } });
    community.goOnline();
    expect(await screen.findByText('Seu post não foi publicado')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Ajustar o texto' }));
    const again = within(await screen.findByRole('dialog', { name: 'Novo post' }));
    expect(await again.findByDisplayValue('Escrevi no elevador.')).toBeTruthy();
    expect(again.getByRole('switch', { name: /anonimamente/, checked: true })).toBeTruthy();
    expect(app.address()).toContain('novo=1');
  });

  it('without a network still shows whom to call', async () => {
    const { sheet, community } = await open();
    choose(sheet, pt, 'Mãe Completa');
    write(sheet, pt, 'Não aguento mais viver');
    community.goOffline();
    publish(sheet, pt);
    await waitFor(() => expect(sheet.queryByLabelText(pt.text)).toBeNull());
    expect((await sheet.findAllByRole('link', { name: /188/ })).length).toBeGreaterThan(0);
    expect(sheet.queryByRole('link', { name: 'Ver meu post' })).toBeNull();
    community.goOnline();
    await waitFor(() => expect(community.writesOf('post.add')).toHaveLength(1));
  });

  it('whose answer was lost stays signed by no slip: tried again without her name, only that one stands', async () => {
    const { sheet, community } = await open();
    choose(sheet, pt, 'Sono do Bebê');
    write(sheet, pt, 'Um segredo.');
    community.loseAnswer('POST /posts');
    publish(sheet, pt);
    expect(await screen.findByText('Erro')).toBeTruthy();
    fireEvent.click(sheet.getByRole('switch', { name: /anonimamente/ }));
    publish(sheet, pt);
    expect(await screen.findByText('Seu post está a caminho')).toBeTruthy();
    const hers = community.posts().filter(({ mine }) => mine);
    expect(hers).toMatchObject([{ content: 'Um segredo.', author: { anonymous: true } }]);
  });

  it('whose answer was lost is what she wrote last, also when the deletion of the first was not heard', async () => {
    const { sheet, community } = await open();
    choose(sheet, pt, 'Sono do Bebê');
    write(sheet, pt, 'Primeiro assim.');
    community.loseAnswer('POST /posts');
    publish(sheet, pt);
    expect(await screen.findByText('Erro')).toBeTruthy();
    write(sheet, pt, 'Depois assim.');
    fireEvent.click(sheet.getByRole('switch', { name: /anonimamente/ }));
    community.loseAnswer(`DELETE /posts/${community.posts()[0]?.id}`);
    publish(sheet, pt);
    await waitFor(() => expect(community.posts().filter(({ mine }) => mine)).toEqual([]));
    await waitFor(() => expect(sheet.getByRole('button', { name: 'Publicar' })).toBeTruthy());
    await waitFor(() => {
      publish(sheet, pt);
      expect(community.posts().filter(({ mine }) => mine)).toMatchObject([
        { content: 'Depois assim.', author: { anonymous: true } },
      ]);
    });
  });

  it('whose answer was lost and whose words she changed is edited', async () => {
    const { sheet, community } = await open();
    choose(sheet, pt, 'Sono do Bebê');
    write(sheet, pt, 'Primeiro assim.');
    community.loseAnswer('POST /posts');
    publish(sheet, pt);
    expect(await screen.findByText('Erro')).toBeTruthy();
    write(sheet, pt, 'Depois assim.');
    publish(sheet, pt);
    expect(await screen.findByText('Post criado!')).toBeTruthy();
    expect(community.posts().filter(({ mine }) => mine)).toMatchObject([{ content: 'Depois assim.' }]);
  });

  it.each([
    [pt, 'Erro', 'Não foi possível criar o post. Tente novamente.'],
    [en, 'Error', 'We could not create the post. Please try again.'],
  ])(
    'keeps the text when it fails, and sends it again under the same id (%#)',
    async (words, title, text) => {
      const { sheet, community } = await open(words);
      choose(sheet, words, 'Sono do Bebê');
      write(sheet, words, 'Não some.');
      community.refuse('POST /posts', { code: 'internal' });
      publish(sheet, words);
      expect(await screen.findByText(title)).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
      expect(sheet.getByDisplayValue('Não some.')).toBeTruthy();
      community.accept('POST /posts');
      publish(sheet, words);
      await waitFor(() => expect(community.callsTo('POST /posts')).toHaveLength(2));
      const ids = community.callsTo('POST /posts').map(({ body }) => (body as { id: string }).id);
      expect(ids[0]).toBe(ids[1]);
    },
  );

  it('tells a mother who wrote a lot in this hour to wait, and keeps the text', async () => {
    const { sheet, community } = await open();
    choose(sheet, pt, 'Sono do Bebê');
    write(sheet, pt, 'Mais um.');
    community.refuse('POST /posts', { code: 'too_many_requests', fields: { account: 'too_many_posts' } });
    publish(sheet, pt);
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(within(alert).getByText('Erro')).toBeTruthy());
    expect(within(alert).queryByText('Não foi possível criar o post. Tente novamente.')).toBeNull();
    expect(sheet.getByDisplayValue('Mais um.')).toBeTruthy();
  });

  it('asks for the rules once, before the form', async () => {
    const { sheet } = await open(pt, { standing: { rulesAccepted: false } });
    fireEvent.click(await sheet.findByRole('button', { name: 'Li e concordo' }));
    expect(await sheet.findByLabelText(pt.text)).toBeTruthy();
  });

  it('shows whom to call while she writes, and after, and never holds the post back', async () => {
    const { sheet, community } = await open();
    choose(sheet, pt, 'Mãe Completa');
    expect(sheet.queryByText('Você não está sozinha')).toBeNull();
    write(sheet, pt, 'Não aguento mais viver');
    expect(await sheet.findByText('Você não está sozinha')).toBeTruthy();
    publish(sheet, pt);
    expect(await sheet.findByRole('link', { name: 'Ver meu post' })).toBeTruthy();
    expect(sheet.getAllByRole('link', { name: /188/ }).length).toBeGreaterThan(0);
    expect(community.callsTo('POST /posts')).toHaveLength(1);
  });

  it('invites a visitor to sign in, and what she typed goes with her', async () => {
    const { sheet, community } = await open(pt, {}, null);
    choose(sheet, pt, 'Sono do Bebê');
    write(sheet, pt, 'De visita');
    publish(sheet, pt);
    expect(await screen.findByText('Entre para participar da roda')).toBeTruthy();
    expect(community.callsTo('POST /posts')).toEqual([]);
    expect(localStorage.getItem('community_draft::new')).toContain('De visita');
  });
});
