// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { lilacMoon, somePost } from '#tests/support/fake-community.ts';
import { fakeCare, someNotice } from '#tests/support/fake-moderation.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

const pt = '/app/entre-maes/meu-espaco';
const en = '/en/app/entre-maes/meu-espaco';

async function open(address: string, care: Parameters<typeof fakeCare>[0]) {
  // As in a page that was just opened: nothing is sent before it knows who is looking.
  await appOutbox.setOwner(null);
  const server = fakeServer({ viewer: ana, also: fakeCare(care) });
  return { server, ...(await openApp(address)) };
}

describe('her own space', () => {
  it.each([
    [pt, 'Meu espaço', ['Salvos', 'Meus posts', 'Avisos', 'Silenciadas e bloqueadas']],
    [en, 'My space', ['Saved', 'My posts', 'Notices', 'Muted and blocked']],
  ])('at %s has four parts', async (address, title, parts) => {
    await open(address, {});
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(parts);
  });

  it('keeps the part she looks at in the address', async () => {
    const { address } = await open(pt, {});
    fireEvent.click(await screen.findByRole('tab', { name: 'Silenciadas e bloqueadas' }));
    expect(await screen.findByText('Ninguém por aqui')).toBeTruthy();
    await waitFor(() => expect(address()).toBe(`${pt}?aba=distancias`));
  });

  it.each([
    [pt, 'Seu espaço começa quando você entra'],
    [en, 'Your space begins when you sign in'],
  ])('at %s invites a visitor, and asks the server for nothing', async (address, title) => {
    const server = fakeServer({ also: fakeCare() });
    await openApp(`${address}?preview=1`);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(server.callsTo('/api/community/saved')).toEqual([]);
    expect(server.callsTo('/api/community/standing')).toEqual([]);
  });

  it.each([
    [pt, 'Nada salvo ainda'],
    [`${pt}?aba=meus`, 'Você ainda não escreveu'],
    [`${pt}?aba=avisos`, 'Nenhum aviso'],
    [`${pt}?aba=distancias`, 'Ninguém por aqui'],
    [en, 'Nothing saved yet'],
    [`${en}?aba=meus`, 'You have not written yet'],
    [`${en}?aba=avisos`, 'No notices'],
    [`${en}?aba=distancias`, 'Nobody here'],
  ])('%s may be empty, and says so kindly', async (address, title) => {
    await open(address, {});
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });

  it.each([
    ['', 'saved', 'Não foi possível abrir seus salvos', 'Nada salvo ainda'],
    ['?aba=meus', 'mine', 'Não foi possível abrir seus posts', 'Você ainda não escreveu'],
    ['?aba=avisos', 'notices', 'Não foi possível abrir seus avisos', 'Nenhum aviso'],
    ['?aba=distancias', 'distances', 'Não foi possível abrir esta lista', 'Ninguém por aqui'],
  ])('that did not load (%s) can be tried again', async (query, route, failed, empty) => {
    const server = fakeServer({ viewer: ana, also: fakeCare() });
    server.refuse(`/api/community/${route}`, 'unavailable');
    await openApp(`${pt}${query}`);
    expect(await screen.findByRole('heading', { name: failed })).toBeTruthy();
    server.accept(`/api/community/${route}`);
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('heading', { name: empty })).toBeTruthy();
  });
});

describe('what she saved', () => {
  const some = () => ['Primeiro', 'Segundo'].map((content) => somePost({ content, userSaved: true }));
  const list = () => within(screen.getByRole('list', { name: /^(Salvos|Saved)$/ }));
  const shown = () => list().getAllByRole('article').length;

  it.each([
    [pt, 'Salvar post', 'Post removido dos salvos', 'Desfazer'],
    [en, 'Save post', 'Post removed from your saved posts', 'Undo'],
  ])('at %s leaves with one tap, and is back by undo', async (address, save, removed, undo) => {
    const { server } = await open(address, { saved: some() });
    await screen.findByText('Primeiro');
    fireEvent.click(list().getAllByRole('button', { name: save })[0] ?? document.body);
    expect(await screen.findByText(removed)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Primeiro')).toBeNull());
    await waitFor(() => expect(server.callsTo('/api/sync')).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: undo }));
    expect(await screen.findByText('Primeiro')).toBeTruthy();
    await waitFor(() => expect(shown()).toBe(2));
    await waitFor(() => expect(server.callsTo('/api/sync')).toHaveLength(2));
  });

  it('comes page by page, with a button for the keyboard', async () => {
    await open(pt, { saved: [...some(), somePost({ content: 'Terceiro', userSaved: true })] });
    await screen.findByText('Segundo');
    fireEvent.click(screen.getByRole('button', { name: 'Carregar mais' }));
    expect(await screen.findByText('Terceiro')).toBeTruthy();
  });
});

describe('what she wrote', () => {
  it.each([
    [`${pt}?aba=meus`, 'Retirado pela equipe', 'O motivo está nos seus avisos.'],
    [`${en}?aba=meus`, 'Taken down by the team', 'The reason is in your notices.'],
  ])('is listed at %s, anonymous posts too, with how it stands', async (address, standing, why) => {
    const mine = [
      somePost({ content: 'Em segredo', author: lilacMoon, mine: true }),
      somePost({ content: 'Fora da roda', mine: true, standing: 'removed' }),
    ];
    await open(address, { mine });
    expect(await screen.findByText('Em segredo')).toBeTruthy();
    expect(screen.getByText(standing)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: why })).toHaveLength(1);
  });

  it('is not left lying on the phone', async () => {
    await open(`${pt}?aba=meus`, {
      mine: [somePost({ content: 'Em segredo', author: lilacMoon, mine: true })],
    });
    await screen.findByText('Em segredo');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Em segredo');
  });
});

describe('a notice', () => {
  it.each([
    [
      `${pt}?aba=avisos`,
      'Um texto seu foi retirado',
      'Motivo: Citava o nome de outra criança.',
      'Novo',
      /^Avisos/,
    ],
    [
      `${en}?aba=avisos`,
      'A text of yours was removed',
      'Reason: Citava o nome de outra criança.',
      'New',
      /^Notices/,
    ],
  ])('at %s tells what was decided and why, and is read once it was seen', async (...told) => {
    const [address, title, reason, isNew, tab] = told;
    const { server } = await open(address, { notices: [someNotice({ id: 'n' })] });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.getByText(isNew)).toBeTruthy();
    await waitFor(() => expect(server.callsTo('/api/community/notices/read')).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('tab', { name: tab }).textContent).not.toContain('1'));
  });

  it('of a pause says until when, and a talk that still opens is a tap away', async () => {
    const notice = someNotice({
      id: 'n',
      kind: 'silenced',
      until: '2026-07-09T15:00:00.000Z',
      postId: 'p-1',
    });
    await open(`${pt}?aba=avisos`, { notices: [notice] });
    expect(await screen.findByText(/^Até 9 de jul\. de 2026/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Abrir a conversa' }).getAttribute('href')).toBe(
      '/app/entre-maes/post/p-1',
    );
    expect(screen.queryByRole('button', { name: 'Pedir outra análise' })).toBeNull();
  });

  const appealable = [someNotice({ id: 'n', appealable: 'case-1', read: true })];

  it.each([
    [`${pt}?aba=avisos`, 'Pedir outra análise', 'Enviar pedido', 'Pedido enviado'],
    [`${en}?aba=avisos`, 'Ask us to look again', 'Send request', 'Request sent'],
  ])('at %s can be appealed against, once', async (address, ask, send, sent) => {
    const { server } = await open(address, { notices: appealable });
    fireEvent.click(await screen.findByRole('button', { name: ask }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: ' O nome era inventado. ' } });
    fireEvent.click(screen.getByRole('button', { name: send }));
    expect(await screen.findByText(sent)).toBeTruthy();
    expect(server.callsTo('/api/community/appeals')[0]?.body).toEqual({
      caseId: 'case-1',
      text: 'O nome era inventado.',
    });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: ask })).toBeNull();
  });

  it('that could not be answered keeps her words, also when she leaves and returns', async () => {
    const { server } = await open(`${pt}?aba=avisos`, { notices: appealable });
    server.refuse('/api/community/appeals', 'unavailable');
    fireEvent.click(await screen.findByRole('button', { name: 'Pedir outra análise' }));
    fireEvent.click(screen.getByRole('button', { name: 'Enviar pedido' }));
    expect(await screen.findByText('Conte em poucas palavras, por favor.')).toBeTruthy();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'O nome era inventado.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar pedido' }));
    expect(await screen.findByText('O pedido não foi enviado')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: 'Salvos' }));
    await screen.findByText('Nada salvo ainda');
    fireEvent.click(screen.getByRole('tab', { name: 'Avisos' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Pedir outra análise' }));
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'O nome era inventado.');
  });

  it('that was answered from another device says so', async () => {
    const { server } = await open(`${pt}?aba=avisos`, { notices: appealable });
    server.refuse('/api/community/appeals', 'already_exists');
    fireEvent.click(await screen.findByRole('button', { name: 'Pedir outra análise' }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'De novo' } });
    fireEvent.click(screen.getByRole('button', { name: 'Enviar pedido' }));
    expect(await screen.findByText(/^O pedido já tinha sido feito/)).toBeTruthy();
    await waitFor(() => expect(server.callsTo('/api/community/notices')).toHaveLength(2));
  });
});

describe('whom she keeps away', () => {
  const since = '2026-07-01T15:00:00.000Z';
  const distances = [
    { id: 'd-1', kind: 'block', of: { name: 'Bia' }, since },
    { id: 'd-2', kind: 'mute', of: { talk: 'Ninguém dorme aqui' }, since },
  ] as const;

  it.each([
    [
      `${pt}?aba=distancias`,
      'Uma voz anônima',
      'Na conversa que começa com “Ninguém dorme aqui…”',
      /^Bloqueada, desde 1º de jul/,
    ],
    [
      `${en}?aba=distancias`,
      'An anonymous voice',
      'In the conversation that begins with “Ninguém dorme aqui…”',
      /^Blocked, since Jul 1/,
    ],
  ])('at %s is named, or a voice in one talk', async (address, voice, talk, blocked) => {
    await open(address, { distances: [...distances] });
    expect(await screen.findByText('Bia')).toBeTruthy();
    expect(screen.getByText(voice)).toBeTruthy();
    expect(screen.getByText(talk)).toBeTruthy();
    expect(screen.getByText(blocked)).toBeTruthy();
  });

  it('is let in again with one tap', async () => {
    const { server } = await open(`${pt}?aba=distancias`, { distances: [...distances] });
    fireEvent.click(await screen.findByRole('button', { name: 'Voltar a ver: Bia' }));
    await waitFor(() => expect(screen.queryByText('Bia')).toBeNull());
    expect(await screen.findByText('Pronto, vocês voltam a se encontrar')).toBeTruthy();
    expect(server.callsTo('/api/community/distances/d-1')).toMatchObject([{ method: 'DELETE' }]);
  });

  it('stays where the server refuses, and she is told', async () => {
    const { server } = await open(`${pt}?aba=distancias`, { distances: [...distances] });
    server.refuse('/api/community/distances/d-1', 'unavailable');
    fireEvent.click(await screen.findByRole('button', { name: 'Voltar a ver: Bia' }));
    expect(await screen.findByText('Não foi possível desfazer')).toBeTruthy();
    expect(await screen.findByText('Bia')).toBeTruthy();
  });
});
