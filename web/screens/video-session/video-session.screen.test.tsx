// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { fakeSpecialists, session } from '#tests/support/fake-specialists.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { openSpecialists } from '#tests/support/open-specialists.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
// Read before the first test, whose patience would otherwise be spent on it.
import './video-session.screen.tsx';

afterEach(() => vi.unstubAllEnvs());

const scheduled = session({ id: 's', title: 'Sono leve', startsAt: '2036-11-15T23:00:00.000Z' });

const open = (about: Parameters<typeof openSpecialists>[1] = {}, { address = '/app/chat/encontro/s' } = {}) =>
  openSpecialists(address, { sessions: [scheduled], ...about });

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));

describe('a session’s page', () => {
  it('tells what it is, who gives it and that she is a sample', async () => {
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Sono leve' })).toBeTruthy();
    expect(await screen.findByText('Uma conversa sem pressa.')).toBeTruthy();
    const host = within(await screen.findByRole('region', { name: 'Quem conduz' }));
    for (const words of [
      'Consultora de amamentação',
      'Registro: Exemplo 0001',
      'Acompanha mães há quinze anos.',
    ])
      expect(host.getByText(words)).toBeTruthy();
    expect(host.getByText('Exemplo')).toBeTruthy();
    expect(host.getByText('Sono')).toBeTruthy();
  });

  it.each([
    ['Europe/Lisbon', 'sábado, 15 de novembro, às 23:00', '20:00 no horário de Brasília'],
    [
      'Pacific/Kiritimati',
      'domingo, 16 de novembro, às 13:00',
      'sábado, 15 de novembro, às 20:00, no horário de Brasília',
    ],
  ])('tells the time by her clock in %s, and by that of Brasília', async (zone, hers, house) => {
    vi.stubEnv('TZ', zone);
    await open();
    expect(await screen.findByText(hers, { selector: 'time' })).toBeTruthy();
    expect(screen.getByText(house)).toBeTruthy();
  });

  it('tells the time once where her clock shows that of Brasília', async () => {
    vi.stubEnv('TZ', 'America/Bahia');
    await open();
    expect(await screen.findByText('sábado, 15 de novembro, às 20:00', { selector: 'time' })).toBeTruthy();
    expect(screen.queryByText(/horário de Brasília/)).toBeNull();
  });

  it('gives the calendar file in the language of the page, with or without a reminder', async () => {
    await open({}, { address: '/en/app/chat/encontro/s' });
    const file = await screen.findByRole('link', { name: 'Add to calendar: Sono leve' });
    expect(file.getAttribute('href')).toBe('/api/specialists/sessions/s/calendar.ics?language=en');
    await press('Remind Me');
    expect(await button('Reminder on')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Add to calendar: Sono leve' })).toHaveLength(1);
  });

  it('counts her like at once, and once', async () => {
    const { tab } = await open({ sessions: [{ ...scheduled, likes: 3 }] });
    await press('Gostei, 3 no total');
    expect((await button('Gostei, 4 no total')).getAttribute('aria-pressed')).toBe('true');
    await waitFor(() => expect(tab.writesOf('session-like.set')).toEqual([{ sessionId: 's', on: true }]));
    await waitFor(() => expect(appOutbox.snapshot().writes).toEqual([]));
    expect(await button('Gostei, 4 no total')).toBeTruthy();
  });

  it('says that it was cancelled, and why, and offers nothing to do', async () => {
    const cancelled = session({ id: 's', state: 'cancelled', cancelReason: 'A especialista adoeceu.' });
    await open({ sessions: [cancelled] });
    expect(await screen.findByText('Este encontro foi cancelado')).toBeTruthy();
    expect(screen.getByText('Motivo: A especialista adoeceu.')).toBeTruthy();
    for (const name of ['Lembrar', 'Assistir', 'Ver Prévia', 'Enviar pergunta'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('says what is premium, and still shows the preview that is for everyone', async () => {
    const locked = { isPremium: true, isLocked: true, hasReplay: true, hasPreview: true } as const;
    await open({ sessions: [session({ id: 's', state: 'ended', ...locked })] });
    expect(await screen.findByText('⭐ Conteúdo Premium - Assine para acesso completo')).toBeTruthy();
    expect(await button('Assistir')).toHaveProperty('disabled', true);
    expect(await button('Ver Prévia')).toHaveProperty('disabled', false);
  });

  it('says so in both languages when there is no such session', async () => {
    await open({ sessions: [] });
    expect(await screen.findByText('Encontro não encontrado')).toBeTruthy();
  });

  it('says so in English when it could not load', async () => {
    const tab = fakeSpecialists({ sessions: [scheduled] });
    const server = fakeServer({ viewer: ana, also: tab.answers });
    server.refuse('/api/specialists/sessions/s', 'internal');
    await openApp('/en/app/chat/encontro/s');
    expect(await screen.findByText('The session did not open')).toBeTruthy();
    server.accept('/api/specialists/sessions/s');
    await press('Try again');
    expect(await screen.findByText('Uma conversa sem pressa.')).toBeTruthy();
  });
});
