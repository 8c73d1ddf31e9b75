// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeCommunity, somePost } from '#tests/support/fake-community.ts';
import { fakeLibrary } from '#tests/support/fake-library.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { specialist } from '#tests/support/fake-specialists.ts';
import { openApp } from '#tests/support/open-app.tsx';

beforeEach(() => () => localStorage.clear());

type World = Parameters<typeof fakeCommunity>[0] & { isVisitor?: boolean };

async function open(address: string, { isVisitor = false, ...community }: World = {}) {
  const library = fakeLibrary([]);
  fakeServer({
    viewer: isVisitor ? null : ana,
    also: (call, who) =>
      call.path === '/api/specialists/week'
        ? Response.json({ specialist, next: null, replays: [] })
        : library(call, who),
  });
  const talks = fakeCommunity(community);
  const app = await openApp(address);
  await screen.findByRole('heading', { level: 2, name: /Conte para outras mães|Tell other mothers/ });
  return { app, talks };
}

const box = (name = 'Conte para outras mães') => within(screen.getByRole('region', { name }));
const write = (words: string) =>
  fireEvent.change(box().getByLabelText('O que você quer contar?'), { target: { value: words } });
const share = () => fireEvent.click(box().getByRole('button', { name: 'Compartilhar' }));

describe('beside its articles, a category', () => {
  it('has who knows, the four tools, and what mothers say', async () => {
    await open('/app/sono-do-bebe', { posts: [somePost({ content: 'Acordou às três.' })] });
    const week = within(await screen.findByRole('region', { name: 'Especialista da Semana' }));
    expect(week.getByRole('button', { name: 'Enviar Pergunta' })).toBeTruthy();
    expect(week.getByRole('button', { name: 'Ver Replays' })).toBeTruthy();
    for (const tool of ['calculadora-sono', 'calendario-sono', 'planejador-rotina', 'diario-sono'])
      expect(document.querySelector(`a[href="/app/ferramentas/${tool}"]`)).toBeTruthy();
    expect(await screen.findByText('Acordou às três.')).toBeTruthy();
  });

  it('of another subject has no tools of sleep', async () => {
    await open('/app/higiene-natural');
    expect(document.querySelector('a[href^="/app/ferramentas/"]')).toBeNull();
  });

  it('speaks English on English pages', async () => {
    await open('/en/app/sono-do-bebe');
    expect(box('Tell other mothers').getByRole('button', { name: 'Share' })).toBeTruthy();
  });
});

describe('its share box', () => {
  it('publishes her words under the subject, and is empty again', async () => {
    const { talks } = await open('/app/sono-do-bebe');
    write('Dormiu a noite toda, e eu não.');
    fireEvent.click(box().getByRole('switch', { name: /anonimamente/ }));
    share();
    expect(await screen.findByText('Seu post está a caminho')).toBeTruthy();
    expect(talks.posts()).toMatchObject([
      { content: 'Dormiu a noite toda, e eu não.', category: 'Sono do Bebê', author: { anonymous: true } },
    ]);
    expect(box().getByLabelText<HTMLTextAreaElement>('O que você quer contar?').value).toBe('');
  });

  it('asks her to read the rules once, and gives her words back', async () => {
    await open('/app/sono-do-bebe', { standing: { rulesAccepted: false } });
    write('Minha primeira vez aqui.');
    await waitFor(() => {
      share();
      expect(box().getByRole('button', { name: 'Li e concordo' })).toBeTruthy();
    });
    fireEvent.click(box().getByRole('button', { name: 'Li e concordo' }));
    expect((await box().findByLabelText<HTMLTextAreaElement>('O que você quer contar?')).value).toBe(
      'Minha primeira vez aqui.',
    );
    share();
    expect(await screen.findByText('Post criado!')).toBeTruthy();
  });

  it('invites a visitor, and her words wait for her', async () => {
    await open('/app/sono-do-bebe?preview=1', { isVisitor: true });
    write('Ainda sem conta.');
    share();
    expect(await screen.findByText('Entre para participar da roda')).toBeTruthy();
    expect(Object.values(localStorage).join()).toContain('Ainda sem conta.');
  });

  it('says whom to call where her words ask for it, before and after', async () => {
    await open('/app/sono-do-bebe');
    write('Não aguento mais viver assim.');
    expect(await box().findByRole('link', { name: /CVV 188/ })).toBeTruthy();
    share();
    expect(await box().findByRole('heading', { name: /Obrigada por contar/ })).toBeTruthy();
  });

  it('lets her choose the subject where the page has none in the community', async () => {
    const { talks } = await open('/app/entendendo-o-bebe');
    write('Ele chora às seis.');
    share();
    expect(await screen.findByText('Categoria e texto são obrigatórios.')).toBeTruthy();
    fireEvent.change(box().getByLabelText('Assunto'), { target: { value: 'Mãe Completa' } });
    share();
    await waitFor(() => expect(talks.posts()).toMatchObject([{ category: 'Mãe Completa' }]));
  });
});
