// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '#tests/support/fake-specialists.ts';
import { openSpecialists } from '#tests/support/open-specialists.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
// Read before the first test, whose patience would otherwise be spent on it.
import './specialists.screen.tsx';

const live = session({ id: 'l', title: 'Pega sem dor', state: 'live', viewers: 3 });
const scheduled = session({ id: 's', title: 'Sono leve', category: 'Sono' });
const replay = session({ id: 'r', title: 'Volta ao trabalho', state: 'ended', hasReplay: true });

const open = (address = '/app/chat', about: Parameters<typeof openSpecialists>[1] = {}) =>
  openSpecialists(address, { sessions: [live, scheduled, replay], ...about });
const card = async (name: string) =>
  within(
    await within(await screen.findByRole('region', { name: 'Todas as Videocalls' })).findByRole('article', {
      name,
    }),
  );

describe('a reminder', () => {
  it('is on at once, reaches the server in her language, and offers the calendar file', async () => {
    const { tab } = await open();
    fireEvent.click((await card('Sono leve')).getByRole('button', { name: 'Lembrar' }));
    const on = await (await card('Sono leve')).findByRole('button', { name: 'Lembrete ativo' });
    expect(on.getAttribute('aria-pressed')).toBe('true');
    const file = (await card('Sono leve')).getByRole('link', { name: 'Pôr no calendário: Sono leve' });
    expect(file.getAttribute('href')).toBe('/api/specialists/sessions/s/calendar.ics?language=pt');
    await waitFor(() =>
      expect(tab.writesOf('session-reminder.set')).toEqual([{ sessionId: 's', on: true, language: 'pt' }]),
    );
  });

  it('that is refused is undone, and a sentence says why', async () => {
    const { tab } = await open();
    tab.refuse('session-reminder.set', 'session_started');
    fireEvent.click((await card('Sono leve')).getByRole('button', { name: 'Lembrar' }));
    expect(await screen.findByText('O lembrete não foi guardado')).toBeTruthy();
    expect(screen.getByText('Este encontro já começou ou já terminou.')).toBeTruthy();
    expect(await (await card('Sono leve')).findByRole('button', { name: 'Lembrar' })).toBeTruthy();
    await waitFor(() => expect(appOutbox.snapshot().writes).toEqual([]));
  });

  it.each([
    ['pt', '/app/chat', 26, 'Lembrar', /Um email 24 horas antes e outro 10 minutos antes/],
    ['pt', '/app/chat', 1, 'Lembrar', /^Um email 10 minutos antes/],
    ['en', '/en/app/chat', 1, 'Remind Me', /^One email 10 minutes before/],
    ['pt', '/app/chat', 0.1, 'Lembrar', /^Começa em menos de 10 minutos, e um email já não chegaria/],
    ['en', '/en/app/chat', 0.1, 'Remind Me', /^It begins in less than 10 minutes, too soon for an email/],
  ])(
    'promised me a mail for an hour that had passed (%s, %s, in %s h)',
    async (_, address, hours, name, told) => {
      const startsAt = new Date(Date.now() + hours * 3_600_000).toISOString();
      await open(address, { sessions: [session({ id: 'n', title: 'Sono leve', startsAt })] });
      const [remind] = await screen.findAllByRole('button', { name });
      // Already before she asks.
      const tooLate = screen.queryAllByText(
        /: um email já não chegaria a tempo\.$|: too soon for an email\.$/,
      );
      expect(tooLate.length > 0).toBe(hours < 10 / 60);
      if (remind) fireEvent.click(remind);
      expect(await screen.findByText(told)).toBeTruthy();
      await waitFor(() => expect(appOutbox.snapshot().writes).toEqual([]));
    },
  );

  it('is not offered for one that should have begun', async () => {
    const late = session({
      id: 'x',
      title: 'Atrasado',
      startsAt: new Date(Date.now() - 60_000).toISOString(),
    });
    await open('/app/chat', { sessions: [live, late] });
    expect((await card('Atrasado')).queryByRole('button', { name: 'Lembrar' })).toBeNull();
    expect((await card('Atrasado')).getByText(/Começa a qualquer momento/)).toBeTruthy();
  });
});

describe('her library', () => {
  it('says how much of it is used, and leads to it and to the plans', async () => {
    await open('/app/chat', { sessions: [{ ...scheduled, userSaved: true }, replay] });
    const library = within(await screen.findByRole('region', { name: 'Biblioteca Pessoal' }));
    expect(await library.findByText('1 de 2')).toBeTruthy();
    expect(library.getByRole('link', { name: 'Abrir minha biblioteca' }).getAttribute('href')).toBe(
      '/app/chat/biblioteca',
    );
    expect(library.getByRole('link', { name: 'Assinar para acesso ilimitado' }).getAttribute('href')).toBe(
      '/app/planos',
    );
  });

  it('takes two on the free plan; then saving is disabled, and the reason is said', async () => {
    await open('/app/chat', { sessions: [{ ...scheduled, userSaved: true }, replay, live] });
    const save = async (title: string) =>
      (await card(title)).getByRole('button', { name: 'Salvar na biblioteca' });
    fireEvent.click(await save('Volta ao trabalho'));
    expect(await screen.findByText('2 de 2')).toBeTruthy();
    await waitFor(async () => expect(await save('Pega sem dor')).toHaveProperty('disabled', true));
    const reason = document.getElementById(
      (await save('Pega sem dor')).getAttribute('aria-describedby') ?? '',
    );
    expect(reason?.textContent).toMatch(/Biblioteca Pessoal está cheia: 2 de 2/);
    // What is in it can still leave.
    expect(await save('Sono leve')).toHaveProperty('disabled', false);
    fireEvent.click(await save('Sono leve'));
    await waitFor(async () => expect(await save('Pega sem dor')).toHaveProperty('disabled', false));
    await waitFor(() => expect(appOutbox.snapshot().writes).toEqual([]));
    expect(await screen.findByText('1 de 2')).toBeTruthy();
  });

  it('that another phone filled undoes the save, and says so', async () => {
    const { tab } = await open();
    tab.refuse('saved-session.set', 'saved_limit');
    fireEvent.click((await card('Sono leve')).getByRole('button', { name: 'Salvar na biblioteca' }));
    expect(await screen.findByText('Não foi possível salvar o encontro')).toBeTruthy();
    await waitFor(async () =>
      expect(
        (await card('Sono leve'))
          .getByRole('button', { name: 'Salvar na biblioteca' })
          .getAttribute('aria-pressed'),
      ).toBe('false'),
    );
  });

  it('has no limit to show on premium, and nothing to sell', async () => {
    await open('/app/chat', { plan: 'premium' });
    const library = within(await screen.findByRole('region', { name: 'Biblioteca Pessoal' }));
    expect(await library.findByText('0 encontros salvos')).toBeTruthy();
    expect(library.queryByRole('link', { name: 'Assinar para acesso ilimitado' })).toBeNull();
  });
});
