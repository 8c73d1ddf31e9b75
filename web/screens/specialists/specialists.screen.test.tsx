// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { fakeSpecialists, session } from '#tests/support/fake-specialists.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { openSpecialists } from '#tests/support/open-specialists.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
// Read before the first test, whose patience would otherwise be spent on it.
import './specialists.screen.tsx';

const live = session({ id: 'l', title: 'Pega sem dor', state: 'live', viewers: 1234 });
const scheduled = session({ id: 's', title: 'Sono leve', category: 'Sono' });
const replay = session({
  id: 'r',
  title: 'Volta ao trabalho',
  state: 'ended',
  hasReplay: true,
  hasPreview: true,
  views: 1500,
});
const locked = session({ id: 'p', title: 'Só Premium', isPremium: true, isLocked: true });

const open = (
  address = '/app/chat',
  about: Parameters<typeof openSpecialists>[1] = {},
  viewer: Parameters<typeof openSpecialists>[2] = ana,
) => openSpecialists(address, { sessions: [live, scheduled, replay, locked], ...about }, viewer);

const list = (name = 'Todas as Videocalls') => screen.findByRole('region', { name });
const card = async (name: string) => within(await within(await list()).findByRole('article', { name }));
const titles = async () =>
  within(await list())
    .queryAllByRole('article')
    .map((one) => within(one).getByRole('heading').textContent);

describe('the tab', () => {
  it('opens with the highlight of the day: live, with who watches it and the way in', async () => {
    await open();
    const highlight = within(await screen.findByRole('region', { name: 'Destaque do Dia' }));
    expect(highlight.getByText('AO VIVO')).toBeTruthy();
    expect(highlight.getByText('1.234 pessoas assistindo')).toBeTruthy();
    expect(highlight.getByText('Exemplo')).toBeTruthy();
    expect(highlight.getByRole('button', { name: 'Assistir' })).toBeTruthy();
  });

  it('offers a preview of recordings and a reminder of what is to come', async () => {
    await open();
    expect((await card('Volta ao trabalho')).getByRole('button', { name: 'Ver Prévia' })).toBeTruthy();
    expect((await card('Volta ao trabalho')).getByText('1.500 visualizações')).toBeTruthy();
    expect((await card('Sono leve')).getByRole('button', { name: 'Lembrar' })).toBeTruthy();
    expect((await card('Pega sem dor')).getByRole('button', { name: 'Assistir' })).toBeTruthy();
  });

  it('says what is premium, and disables its action on the free plan', async () => {
    await open();
    const premium = await card('Só Premium');
    expect(premium.getByText('Premium')).toBeTruthy();
    expect(premium.getByText('⭐ Conteúdo Premium - Assine para acesso completo')).toBeTruthy();
    expect(premium.getByRole('button', { name: 'Lembrar' })).toHaveProperty('disabled', true);
  });

  it.each([
    ['a live one', 'Assistir', { state: 'live' }],
    ['a recording, preview or not', 'Ver Prévia', { state: 'ended', hasReplay: true, hasPreview: true }],
  ] as const)('keeps %s of the premium plan shut', async (_, action, about) => {
    await open('/app/chat', { sessions: [session({ id: 'p', isPremium: true, isLocked: true, ...about })] });
    const premium = within(await within(await list()).findByRole('article'));
    expect(premium.getByRole('button', { name: action })).toHaveProperty('disabled', true);
  });

  it('has a chip for each topic, after the one for all', async () => {
    await open();
    const chips = within(await screen.findByRole('group', { name: 'Temas' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual([
      'Todos',
      'Amamentação',
      'Pós-parto',
      'Sono',
      'Introdução Alimentar',
      'Desenvolvimento',
      'Relacionamentos',
      'Saúde Mental',
    ]);
  });

  it('filters by what she types and by topic, and the address says both', async () => {
    const { app, server } = await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Sono' }));
    await waitFor(async () => expect(await titles()).toEqual(['Sono leve']));
    expect(app.address()).toBe('/app/chat?categoria=sono');
    fireEvent.change(screen.getByPlaceholderText('Buscar por especialista, tema...'), {
      target: { value: 'nada disso' },
    });
    expect(await screen.findByText('Nenhum encontro encontrado')).toBeTruthy();
    expect(server.callsTo('/api/specialists/sessions').at(-1)?.query.get('category')).toBe('Sono');
    fireEvent.click(screen.getByRole('button', { name: 'Ver todos' }));
    await waitFor(async () => expect(await titles()).toHaveLength(4));
    expect(app.address()).toBe('/app/chat');
  });

  it('is all there in English', async () => {
    await open('/en/app/chat');
    const highlight = within(await screen.findByRole('region', { name: 'Today’s Highlight' }));
    expect(highlight.getByText('LIVE')).toBeTruthy();
    expect(highlight.getByText('1,234 people watching')).toBeTruthy();
    const all = within(await list('All Video Calls'));
    await all.findByRole('article', { name: 'Sono leve' });
    expect(all.getAllByRole('button', { name: 'Remind Me' })).toHaveLength(2);
    expect(all.getByRole('button', { name: 'See Preview' })).toBeTruthy();
    expect(all.getByText('⭐ Premium Content - Subscribe for full access')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'First Foods' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Subscribe for unlimited access' })).toBeTruthy();
  });

  it('says so where there is nothing yet', async () => {
    await open('/app/chat', { sessions: [] });
    expect(await screen.findByText('Nenhum encontro marcado ainda')).toBeTruthy();
    expect(screen.queryByText('Destaque do Dia')).toBeNull();
  });

  it('says that it could not load, and loads on another try', async () => {
    const tab = fakeSpecialists({ sessions: [scheduled] });
    const server = fakeServer({ viewer: ana, also: tab.answers });
    server.refuse('/api/specialists/sessions', 'internal');
    await openApp('/app/chat');
    expect(await screen.findByText('Os encontros não chegaram')).toBeTruthy();
    server.accept('/api/specialists/sessions');
    fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(async () => expect(await titles()).toEqual(['Sono leve']));
  });

  it('says, opened for the first time without a connection, that it is waiting for one', async () => {
    const tab = fakeSpecialists({ sessions: [scheduled] });
    const server = fakeServer({ viewer: ana, also: tab.answers });
    localStorage.setItem('remembered:viewer', JSON.stringify(ana));
    const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.goOffline();
    await openApp('/app/chat');
    expect(await screen.findByText('Os encontros aparecem assim que a internet voltar.')).toBeTruthy();
    offline.mockRestore();
    server.goOnline();
    fireEvent.click(within(await list()).getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(async () => expect(await titles()).toEqual(['Sono leve']));
  });

  it('shows what she saw last time when there is no connection', async () => {
    const tab = fakeSpecialists({ sessions: [scheduled] });
    const server = fakeServer({ viewer: ana, also: tab.answers });
    localStorage.setItem(
      'remembered:sessions-pt',
      JSON.stringify({ owner: ana.id, sessions: [replay], nextCursor: null }),
    );
    localStorage.setItem('remembered:viewer', JSON.stringify(ana));
    server.goOffline();
    await openApp('/app/chat');
    await waitFor(async () => expect(await titles()).toEqual(['Volta ao trabalho']));
  });
});

describe('a visitor', () => {
  it('reads everything, and is kindly asked in where it takes an account', async () => {
    const { tab } = await open('/app/chat?preview=1', {}, null);
    fireEvent.click((await card('Sono leve')).getByRole('button', { name: 'Lembrar' }));
    expect(await screen.findByText('Entre para participar')).toBeTruthy();
    fireEvent.click((await card('Pega sem dor')).getByRole('button', { name: 'Assistir' }));
    expect(document.querySelector('video')).toBeNull();
    expect(appOutbox.snapshot().writes).toEqual([]);
    expect(tab.writesOf('session-reminder.set')).toEqual([]);
  });
});
