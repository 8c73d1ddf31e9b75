// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeNursing } from '#tests/support/fake-nursing.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { areUpdatesHeld } from '#web/platform/offline/update-hold.ts';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { setTheme } from '#web/platform/theme/theme.ts';

/** Each test is a day later: a clock that goes back is something the timer notices. */
let day = 1;
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

async function openAt(hour: number, options: Parameters<typeof fakeNursing>[0] = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, day++, hour, 5) });
  fakeServer({ viewer: ana });
  const nursing = fakeNursing(options);
  const app = await openApp('/app/mamada');
  await screen.findByRole('button', { name: 'Começar no lado esquerdo' });
  return { nursing, app };
}

beforeEach(() => async () => {
  for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
  // As on a page just opened: nothing is sent before the shell says who is here.
  await appOutbox.setOwner(null);
  Reflect.deleteProperty(navigator, 'wakeLock');
  setTheme('system');
  vi.useRealTimers();
});

describe('the screen', () => {
  it('stays on while a feed runs, if she wants that, and goes dark again after it', async () => {
    const release = vi.fn(async () => undefined);
    const request = vi.fn(async () => Object.assign(new EventTarget(), { release }));
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    await openAt(12);
    fireEvent.click(screen.getByRole('switch', { name: /Manter a tela acesa/ }));
    expect(request).not.toHaveBeenCalled();
    await press('Começar no lado esquerdo');
    await waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
    await press('Pausar');
    await waitFor(() => expect(release).toHaveBeenCalledTimes(1));
  });

  it('says that it cannot, where the phone does not allow it', async () => {
    await openAt(12);
    expect(screen.getByText(/Este aparelho não permite/)).toBeTruthy();
  });
});

describe('the low light', () => {
  it.each([
    [19, false],
    [20, true],
    [3, true],
    [6, false],
  ])('at %i:05 is offered: %s', async (hour, isOffered) => {
    await openAt(hour);
    expect(screen.queryByText('Quer uma luz mais baixa?') !== null).toBe(isOffered);
  });

  it('comes with one tap, and is not offered again', async () => {
    await openAt(21);
    await press('Usar tema noturno');
    expect(document.documentElement.dataset.theme).toBe('night');
    expect(screen.queryByText('Quer uma luz mais baixa?')).toBeNull();
  });

  it('is not pressed on her who does not want it', async () => {
    await openAt(21);
    await press('Agora não');
    expect(screen.queryByText('Quer uma luz mais baixa?')).toBeNull();
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });
});

describe('a new version of the app', () => {
  it('waits from the first tap until the feed is saved', async () => {
    const { app } = await openAt(12);
    expect(areUpdatesHeld()).toBe(false);
    await press('Começar no lado esquerdo');
    await waitFor(() => expect(areUpdatesHeld()).toBe(true));
    act(() => app.history.push('/app/profile'));
    await screen.findByRole('link', { name: /Mamada em andamento/ });
    expect(areUpdatesHeld()).toBe(true);
    act(() => app.history.back());
    await press('Terminar');
    expect(areUpdatesHeld()).toBe(true);
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(areUpdatesHeld()).toBe(false));
  });
});

describe('a phone without room', () => {
  it('says so when a feed is saved, and the feed still arrives', async () => {
    // No storage for the outbox at all: what she does lives in the page.
    const { nursing } = await openAt(12);
    nursing.goOffline();
    await press('Começar no lado esquerdo');
    vi.setSystemTime(Date.now() + 60_000);
    await press('Terminar');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(/O celular está sem espaço para guardar/)).toBeTruthy();
    expect(await screen.findByText('Guardada no celular')).toBeTruthy();
    nursing.goOnline();
    await waitFor(() => expect(nursing.feeds.size).toBe(1));
  });
});

it('saving a feed claims no consent: that has a question of its own', async () => {
  await openAt(12);
  await press('Começar no lado esquerdo');
  vi.setSystemTime(Date.now() + 60_000);
  await press('Terminar');
  const step = within(await screen.findByRole('dialog', { name: 'Salvar mamada' }));
  expect(step.queryByText(/concorda/)).toBeNull();
});

it('too many open timers are explained in her words', async () => {
  const { nursing } = await openAt(12);
  nursing.refuse('record-timer.put', { id: 'too_many_timers' });
  await press('Começar no lado esquerdo');
  await press('Ver');
  expect(await screen.findByText(/Já há mamadas demais abertas ao mesmo tempo/)).toBeTruthy();
});
