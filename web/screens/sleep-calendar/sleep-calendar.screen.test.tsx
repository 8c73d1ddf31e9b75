// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { fakeSleep, someSleep } from '#tests/support/fake-sleep.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

const address = '/app/ferramentas/calendario-sono';
const at = (day: number, hour: number) => new Date(2026, 6, day, hour).toISOString();
const night = someSleep({
  id: 'night',
  startTime: at(9, 20),
  endTime: at(10, 6),
  durationSeconds: 36_000,
  sort: 'night',
});
const nap = someSleep({ id: 'nap', startTime: at(10, 9), endTime: at(10, 10) });
const rowOf = (name: RegExp) =>
  within(screen.getByRole('row', { name }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, 10, 14) });
  return async () => {
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    await appOutbox.setOwner(null);
    vi.useRealTimers();
  };
});

it('shows a week of days, each with its totals, and tells them in a table', async () => {
  fakeServer({ viewer: ana });
  fakeSleep({ sleeps: [night, nap] });
  await openApp(address);
  expect(await screen.findAllByRole('row')).toHaveLength(8);
  // One night, on the day of its evening: not four hours of one day and six of the next.
  expect(rowOf(/10 de jul/)).toEqual(['1 soneca, 1 h', 'Sem registros', '1 h']);
  expect(rowOf(/9 de jul/)).toEqual(['Sem registros', '10 h', '10 h']);
  expect(rowOf(/5 de jul/)).toEqual(['Sem registros', 'Sem registros', 'Sem registros']);
});

it('draws each day as one shape for nights and one for naps, however many sleeps', async () => {
  fakeServer({ viewer: ana });
  const many = Array.from({ length: 40 }, (_, n) =>
    someSleep({
      id: `nap-${n}`,
      startTime: new Date(2026, 6, 10, 6, n * 10).toISOString(),
      endTime: new Date(2026, 6, 10, 6, n * 10 + 5).toISOString(),
      durationSeconds: 300,
    }),
  );
  fakeSleep({ sleeps: [night, ...many] });
  const { container } = await openApp(address);
  await screen.findAllByRole('row');
  expect(container.querySelectorAll('svg path.fill-sage')).toHaveLength(7);
  const naps = [...container.querySelectorAll('svg path.fill-sage')].map((path) => path.getAttribute('d'));
  expect(naps[0]?.split('M')).toHaveLength(41);
  // A nap takes the lower half of the lane, a night all of it: not told apart by colour alone.
  expect(naps[0]).toContain('v11');
  const nights = [...container.querySelectorAll('svg path.fill-plum')].map((path) => path.getAttribute('d'));
  expect(nights[1]).toContain('v22');
});

it('leads from a day to that day in the diary', async () => {
  fakeServer({ viewer: ana });
  fakeSleep({ sleeps: [night, nap] });
  const app = await openApp(address);
  fireEvent.click(await screen.findByRole('link', { name: /^Abrir no diário: 09?\/0?7 10 h/ }));
  await screen.findByRole('heading', { level: 1, name: 'Diário do sono' });
  expect(app.address()).toBe('/app/ferramentas/diario-sono?dia=2026-07-09');
  await waitFor(() => expect(document.activeElement?.id).toBe('sleep-day-2026-07-09'));
});

it('goes to earlier weeks and months, and says so kindly when nothing is there', async () => {
  fakeServer({ viewer: ana });
  fakeSleep({ sleeps: [nap] });
  await openApp(`/en${address}`);
  await screen.findAllByRole('row');
  expect(screen.getByRole('button', { name: 'Later period' })).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByRole('button', { name: 'Earlier period' }));
  expect(await screen.findByText('No sleep noted in this period')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Month' }));
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(31));
});

it('begins her days at the hour she chose for sleep', async () => {
  const chosen = { dayStartHour: 3, sleepDayStartHour: 21 };
  localStorage.setItem('nursing_settings', JSON.stringify(chosen));
  fakeServer({ viewer: ana });
  fakeSleep({ sleeps: [night], chosen });
  await openApp(address);
  await screen.findAllByRole('row');
  expect(rowOf(/8 de jul/)).toEqual(['Sem registros', '10 h', '10 h']);
});

it('is no half picture: offline it says that it waits for all of them', async () => {
  fakeServer({ viewer: ana });
  const sleep = fakeSleep({ sleeps: [nap] });
  sleep.goOffline();
  await openApp(address);
  expect(await screen.findByText('Não deu para buscar os registros agora')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  sleep.goOnline();
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('table')).toBeTruthy();
});
