// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { startTimer } from '#shared/timer/timer.rules.ts';
import { fakeFamily, someBaby } from '#tests/support/fake-family.ts';
import { fakeNursing } from '#tests/support/fake-nursing.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { fakeSleep } from '#tests/support/fake-sleep.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { emptyTimerState } from '#web/features/timer/timer-state.ts';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

let start = new Date('2026-08-01T15:00:00Z');
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const timer = () => screen.getByRole('timer').textContent;
function pass(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

beforeEach(() => {
  start = new Date(start.getTime() + 86_400_000);
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  return async () => {
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    await appOutbox.setOwner(null);
    vi.useRealTimers();
  };
});

const lia = someBaby({ id: 'lia', name: 'Lia', isDefault: true, arrival: 'born' });
const gil = someBaby({ id: 'gil', name: 'Gil', arrival: 'born' });

/** The babies are asked for first: what is recorded is answered by whoever came last. */
async function openTwins(address = '/app/mamada') {
  fakeServer({ viewer: ana });
  fakeFamily({ babies: [lia, gil] });
  const nursing = fakeNursing();
  const app = await openApp(address);
  await screen.findByRole('group', { name: 'De qual bebê' });
  return { nursing, app };
}

const saved = (nursing: ReturnType<typeof fakeNursing>) =>
  nursing.writesOf('record.put').map(({ body }) => {
    const { babyId, durationSeconds } = body as { babyId: string; durationSeconds: number };
    return `${babyId} ${durationSeconds}`;
  });

it('two babies, two timers, one phone: each is saved as its baby’s', async () => {
  const { nursing, app } = await openTwins();
  await press('Começar no lado esquerdo');
  pass(60);
  await press('Gil');
  await press('Começar no lado direito');
  pass(30);
  expect(timer()).toBe('00:30');
  expect(screen.getByText('Gil · Mamando · Direito')).toBeTruthy();
  expect((await card('Lia')).getByText('01:30')).toBeTruthy();

  // Both stand on every other screen, each with its name, and lead to its own.
  act(() => app.history.push('/app/biblioteca'));
  const bars = await screen.findAllByRole('complementary');
  expect(bars.map((bar) => bar.querySelector('a')?.textContent)).toEqual([
    expect.stringContaining('Lia01:30'),
    expect.stringContaining('Gil00:30'),
  ]);
  fireEvent.click(screen.getByRole('link', { name: /^Lia/ }));
  await screen.findByText('Lia · Mamando · Esquerdo');
  expect(timer()).toBe('01:30');

  await press('Terminar');
  await press('Salvar');
  await waitFor(() => expect(saved(nursing)).toEqual(['lia 90']));
  expect((await card('Gil')).getByText('00:30')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: /^Terminar ?, Gil$/ }));
  await press('Salvar');
  await waitFor(() => expect(saved(nursing)).toEqual(['lia 90', 'gil 30']));
});

it('of the twin who is not shown the timer pauses and goes on where it stands', async () => {
  await openTwins();
  await press('Começar no lado esquerdo');
  pass(20);
  await press('Gil');
  fireEvent.click(await screen.findByRole('button', { name: /^Pausar ?, Lia$/ }));
  pass(600);
  expect((await card('Lia')).getByText('00:20')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: /^Continuar ?, Lia$/ }));
  pass(5);
  expect((await card('Lia')).getByText('00:25')).toBeTruthy();
  await press('Mostrar Lia');
  await screen.findByText('Lia · Mamando · Esquerdo');
  expect(timer()).toBe('00:25');
});

it('a feed of a twin that runs on her other phone is found with that twin', async () => {
  const { nursing } = await openTwins();
  const feed = startTimer('left', new Date(), { id: 'there', timeZone: 'America/Sao_Paulo' });
  nursing.timers.set('there', { ...feed, kind: 'feed', babyId: 'gil', startedBy: ana.id });
  pass(40);
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  expect((await card('Gil')).getByText('00:40')).toBeTruthy();
  expect(timer()).toBe('00:00');
});

it('a timer of the version before goes on after the update', async () => {
  fakeServer({ viewer: ana });
  const nursing = fakeNursing();
  const current = startTimer('left', new Date(Date.now() - 65_000), {
    id: 'before',
    timeZone: 'America/Sao_Paulo',
  });
  const kept = { ...emptyTimerState, current: { ...current, notes: 'Boa pega' } };
  localStorage.setItem('nursing_timer:1', JSON.stringify(kept));
  await openApp('/app/mamada');
  expect(await screen.findByRole('button', { name: 'Mamando no lado esquerdo, 01:05' })).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem('nursing_timer:1')).toBeNull());
  await press('Terminar');
  await press('Salvar');
  await waitFor(() => expect(saved(nursing)).toEqual(['ana 65']));
});

it('twins who sleep at once have a timer each, too', async () => {
  fakeServer({ viewer: ana });
  fakeFamily({ babies: [lia, gil] });
  fakeSleep();
  await openApp('/app/ferramentas/diario-sono');
  await press('Dormiu');
  pass(60);
  await press('Gil');
  await press('Dormiu');
  pass(60);
  expect(timer()).toBe('01:00');
  expect((await card('Lia')).getByText('02:00')).toBeTruthy();
});
