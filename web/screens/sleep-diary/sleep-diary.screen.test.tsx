// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startTimer } from '#shared/timer/timer.rules.ts';
import { fakeNursing } from '#tests/support/fake-nursing.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { fakeSleep, someSleep } from '#tests/support/fake-sleep.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

const address = '/app/ferramentas/diario-sono';
/** Each test is a day later: a clock that goes back is something the timer notices. */
let start = new Date(2026, 6, 1, 14);
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => fireEvent.click(await button(name));
const timer = () => screen.getByRole('timer').textContent;
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
function pass(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}
/** A sleep that began so many hours ago. */
const hoursAgo = (hours: number, length: number, change: Parameters<typeof someSleep>[0]) =>
  someSleep({
    startTime: new Date(start.getTime() - hours * 3_600_000).toISOString(),
    endTime: new Date(start.getTime() - (hours - length) * 3_600_000).toISOString(),
    durationSeconds: length * 3600,
    ...change,
  });

beforeEach(() => {
  start = new Date(start.getTime() + 86_400_000);
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  return async () => {
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    await appOutbox.setOwner(null);
    vi.useRealTimers();
  };
});

it('leads back to the page of sleep, as the other tools do', async () => {
  fakeServer({ viewer: ana });
  fakeSleep();
  await openApp(address);
  fireEvent.click(await screen.findByRole('link', { name: 'Voltar para Sono do Bebê' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Sono do Bebê' })).toBeTruthy();
});

describe('the sleep timer', () => {
  it('starts with one tap, rests while the baby is awake for a moment, and asks what it was', async () => {
    fakeServer({ viewer: ana });
    const sleep = fakeSleep();
    await openApp(address);
    await press('Dormiu');
    expect(await screen.findByText('Sono começou')).toBeTruthy();
    pass(600);
    expect(timer()).toBe('10:00');
    await press('Acordou um pouquinho');
    pass(300);
    expect(timer()).toBe('10:00');
    await press('Dormiu de novo');
    pass(1200);
    await press('Acordou');
    const step = await dialog('Salvar sono');
    expect(step.getByText('30:00')).toBeTruthy();
    expect(step.getByRole('radio', { name: 'Soneca' })).toHaveProperty('checked', true);
    fireEvent.click(step.getByRole('button', { name: 'Calmo' }));
    fireEvent.change(step.getByLabelText('Observações (opcional)'), { target: { value: 'No berço' } });
    fireEvent.click(step.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('No berço')).toBeTruthy();
    await waitFor(() => expect(sleep.writesOf('record.put')).toHaveLength(1));
    expect([...sleep.sleeps.values()]).toMatchObject([
      { durationSeconds: 1800, details: { sort: 'nap', mood: 'peaceful' }, notes: 'No berço' },
    ]);
    await waitFor(() => expect(sleep.timers.size).toBe(0));
    expect(timer()).toBe('00:00');
    expect(screen.getByText('Acordou agora há pouco')).toBeTruthy();
  });

  it('that began in the evening is the night, unless she says otherwise', async () => {
    vi.setSystemTime(new Date(start.getFullYear(), start.getMonth(), start.getDate(), 20));
    fakeServer({ viewer: ana });
    fakeSleep();
    await openApp(address);
    await press('Dormiu');
    pass(60);
    await press('Acordou');
    const step = await dialog('Salvar sono');
    expect(step.getByRole('radio', { name: 'Noite' })).toHaveProperty('checked', true);
    fireEvent.click(step.getByRole('radio', { name: 'Soneca' }));
    await waitFor(() => expect(step.getByRole('radio', { name: 'Soneca' })).toHaveProperty('checked', true));
  });

  it('is the same after a reload, with what she had chosen in the save step', async () => {
    fakeServer({ viewer: ana });
    fakeSleep();
    const app = await openApp(address);
    await press('Dormiu');
    pass(754);
    await press('Acordou');
    fireEvent.click((await dialog('Salvar sono')).getByRole('button', { name: 'Agitado' }));
    app.unmount();
    pass(3600);
    await openApp(address);
    const step = await dialog('Salvar sono');
    expect(step.getByText('12:34')).toBeTruthy();
    expect(step.getByRole('button', { name: 'Agitado' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('thrown away by mistake comes back as it was', async () => {
    fakeServer({ viewer: ana });
    fakeSleep();
    await openApp(address);
    await press('Dormiu');
    pass(120);
    await press('Acordou');
    fireEvent.click((await dialog('Salvar sono')).getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText('Sono descartado')).toBeTruthy();
    await press('Desfazer');
    expect((await dialog('Salvar sono')).getByText('02:00')).toBeTruthy();
  });

  it('can have begun earlier, and asks kindly when it was forgotten', async () => {
    fakeServer({ viewer: ana });
    fakeSleep();
    await openApp(`/en${address}`);
    await press('Fell asleep');
    await press('15 min ago');
    await waitFor(() => expect(timer()).toBe('15:00'));
    pass(14 * 3600);
    expect(await screen.findByRole('heading', { name: 'When did this sleep end?' })).toBeTruthy();
    await press('Woke up now');
    expect((await dialog('Save sleep')).getByText('14:15:00')).toBeTruthy();
  });

  it('stands on every other screen as a bar beside the feed’s, and names the tab', async () => {
    fakeServer({ viewer: ana });
    fakeNursing();
    fakeSleep();
    const app = await openApp('/app/mamada');
    // Each asks how it stands elsewhere: an answer under way while the clock moves would look like a wrong clock.
    const settled = () =>
      waitFor(() => {
        expect(appOutbox.snapshot().writes).toEqual([]);
        expect(app.client.isFetching()).toBe(0);
      });
    await press('Começar no lado esquerdo');
    await settled();
    pass(5);
    await settled();
    act(() => app.history.push(address));
    await press('Dormiu');
    await settled();
    pass(65);
    // What began last is named.
    await waitFor(() => expect(document.title).toBe('01:05 · Diário do sono'));
    act(() => app.history.push('/app/profile'));
    expect(await screen.findByRole('link', { name: /^01:05 Dormindo ?\. Sono em andamento/ })).toBeTruthy();
    expect(await screen.findByRole('link', { name: /^01:10 Esquerdo ?\. Mamada em andamento/ })).toBeTruthy();
  });

  it('of another device is taken up here', async () => {
    fakeServer({ viewer: ana });
    const began = new Date(start.getTime() - 90_000);
    fakeSleep({
      timers: [startTimer('asleep', began, { id: crypto.randomUUID(), timeZone: 'America/Sao_Paulo' })],
    });
    await openApp(address);
    await button('Acordou');
    expect(timer()).toBe('01:30');
  });
});

describe('the diary', () => {
  it('lists by day, newest first, with today’s totals and how long the baby has been awake', async () => {
    fakeServer({ viewer: ana });
    fakeSleep({
      sleeps: [
        hoursAgo(17, 9, { id: 'a', sort: 'night', notes: 'Noite boa' }),
        hoursAgo(3, 1, { id: 'b', mood: 'happy' }),
      ],
    });
    await openApp(address);
    expect(await screen.findByText('Acordado há 2 h')).toBeTruthy();
    const days = await screen.findAllByRole('heading', { level: 3 });
    expect(days.map((day) => day.textContent)).toEqual(['Hoje', 'Ontem']);
    expect(screen.getByText('1 soneca')).toBeTruthy();
    // From 21:00 to 6:00: the whole night is of yesterday, and today has its nap.
    expect(screen.getByText('Noite passada: 9 h')).toBeTruthy();
    expect(screen.getAllByText('1 h', { selector: 'dd' })).toHaveLength(2);
    expect(screen.getByRole('img', { name: 'Feliz' })).toBeTruthy();
  });

  it('tells of sleeps that overlap, and keeps both', async () => {
    fakeServer({ viewer: ana });
    fakeSleep({ sleeps: [hoursAgo(4, 2, { id: 'a' }), hoursAgo(3, 2, { id: 'b' })] });
    await openApp(address);
    expect(await screen.findAllByText(/^Este horário coincide com o sono das/)).toHaveLength(2);
  });

  it('deletes at once, and puts back what was deleted', async () => {
    fakeServer({ viewer: ana });
    const sleep = fakeSleep({ sleeps: [hoursAgo(3, 1, { id: crypto.randomUUID(), notes: 'Some' })] });
    await openApp(address);
    await screen.findByText('Some');
    await press(/^Apagar/);
    await waitFor(() => expect(screen.queryByText('Some')).toBeNull());
    await waitFor(() => expect(sleep.sleeps.size).toBe(0));
    await press('Desfazer');
    expect(await screen.findByText('Some')).toBeTruthy();
    await waitFor(() => expect(sleep.sleeps.size).toBe(1));
  });

  it('takes one from the past, and says what cannot be without losing a letter', async () => {
    fakeServer({ viewer: ana });
    const sleep = fakeSleep();
    await openApp(address);
    await press('Adicionar sono anterior');
    const form = await dialog('Sono que já passou');
    const [fell, woke] = [form.getByLabelText('Dormiu'), form.getByLabelText('Acordou')];
    fireEvent.change(form.getByLabelText('Observações (opcional)'), { target: { value: 'No carrinho' } });
    fireEvent.change(fell, { target: { value: '2026-06-10T20:00' } });
    fireEvent.change(woke, { target: { value: '2026-06-12T12:00' } });
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await form.findByText(/^Um sono não passa de 24 horas/)).toBeTruthy();
    fireEvent.change(woke, { target: { value: '2026-06-10T19:00' } });
    fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
    expect(await form.findByText(/^A hora de acordar ficou antes/)).toBeTruthy();
    fireEvent.click(form.getByRole('button', { name: 'Fechar' }));
    await press('Adicionar sono anterior');
    const again = await dialog('Sono que já passou');
    expect(again.getByText('O que você começou a escrever continua aqui.')).toBeTruthy();
    expect(again.getByLabelText('Observações (opcional)')).toHaveProperty('value', 'No carrinho');
    fireEvent.change(again.getByLabelText('Acordou'), { target: { value: '2026-06-11T05:00' } });
    expect(again.getByRole('radio', { name: 'Noite' })).toHaveProperty('checked', true);
    fireEvent.click(again.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sleep.sleeps.size).toBe(1));
    expect([...sleep.sleeps.values()]).toMatchObject([
      { durationSeconds: 9 * 3600, details: { sort: 'night' }, notes: 'No carrinho' },
    ]);
    expect(JSON.stringify(localStorage)).not.toContain('diary_draft');
  });

  it('keeps what the server refused, says why, and lets her mend it', async () => {
    fakeServer({ viewer: ana });
    const sleep = fakeSleep();
    sleep.refuse('record.put', { endTime: 'in_the_future' });
    await openApp(address);
    await press('Adicionar sono anterior');
    fireEvent.click((await dialog('Sono que já passou')).getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Não foi aceito: Essa hora ainda não chegou.')).toBeTruthy();
    sleep.accept('record.put');
    await press('Ajustar');
    fireEvent.click((await dialog('Editar sono')).getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(sleep.sleeps.size).toBe(1));
    await waitFor(() => expect(screen.queryByText('Precisa de um ajuste')).toBeNull());
  });

  it('opens at the day she came for, also weeks ago', async () => {
    fakeServer({ viewer: ana });
    fakeSleep({ sleeps: [hoursAgo(40 * 24, 1, { id: 'old', notes: 'Faz tempo' })] });
    const day = new Date(start.getTime() - 40 * 86_400_000).toISOString().slice(0, 10);
    await openApp(`${address}?dia=${day}`);
    await screen.findByText('Faz tempo');
    await waitFor(() => expect(document.activeElement?.id).toBe(`sleep-day-${day}`));
  });

  it('opens at the night before a day on which no sleep began', async () => {
    fakeServer({ viewer: ana });
    fakeSleep({
      sleeps: [
        hoursAgo(18, 10, { id: 'night', notes: 'Até de manhã' }),
        hoursAgo(50, 1, { id: 'older', notes: 'Anteontem' }),
      ],
    });
    const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10);
    await openApp(`${address}?dia=${dayAt(start.getTime())}`);
    await screen.findByText('Até de manhã');
    const began = dayAt(start.getTime() - 18 * 3_600_000);
    await waitFor(() => expect(document.activeElement?.id).toBe(`sleep-day-${began}`));
  });
});

describe('without a network or an account', () => {
  it('what she recorded offline is on the phone, outlives a reload, and arrives once', async () => {
    fakeServer({ viewer: ana });
    const sleep = fakeSleep();
    const app = await openApp(address);
    await button('Dormiu');
    sleep.goOffline();
    await press('Dormiu');
    pass(600);
    await press('Acordou');
    fireEvent.click((await dialog('Salvar sono')).getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('No aparelho')).toBeTruthy();
    app.unmount();
    await openApp(address);
    expect(await screen.findByText('No aparelho')).toBeTruthy();
    act(() => sleep.goOnline());
    await waitFor(() => expect(sleep.writesOf('record.put')).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('No aparelho')).toBeNull());
  });

  it('saved a moment before the page was closed, it is over when she is back, and is there once', async () => {
    fakeServer({ viewer: null });
    fakeSleep();
    const app = await openApp(`${address}?preview=1`);
    await press('Dormiu');
    pass(600);
    await press('Acordou');
    const step = await dialog('Salvar sono');
    const unsaved = { ...localStorage };
    fireEvent.click(step.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('No aparelho')).toBeTruthy();
    app.unmount();
    // The record was kept; that the timer ended was not written any more.
    for (const [key, text] of Object.entries(unsaved)) localStorage.setItem(key, text);
    window.dispatchEvent(new StorageEvent('storage'));
    await openApp(`${address}?preview=1`);
    expect(await button('Dormiu')).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Salvar sono' })).toBeNull();
    expect(await screen.findAllByText('No aparelho')).toHaveLength(1);
  });

  it('a visitor keeps her sleep here, and is invited to sign in', async () => {
    fakeServer({ viewer: null });
    fakeSleep();
    await openApp(`${address}?preview=1`);
    await press('Dormiu');
    pass(600);
    await press('Acordou');
    fireEvent.click((await dialog('Salvar sono')).getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Guardado neste aparelho')).toBeTruthy();
    expect(await screen.findByText('No aparelho')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Entrar' })).toBeTruthy();
  });
});
