// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeNursing } from '#tests/support/fake-nursing.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { fakeSleep, someSleep } from '#tests/support/fake-sleep.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 6, day, hour, minute).toISOString();
const night = (id: string, startTime: string, endTime: string) => {
  const durationSeconds = (Date.parse(endTime) - Date.parse(startTime)) / 1000;
  return someSleep({ id, startTime, endTime, durationSeconds, sort: 'night' });
};
const evening = night('evening', at(9, 20), at(10, 3));
const towardsMorning = night('towards-morning', at(10, 3, 30), at(10, 7));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, 10, 9) });
  return async () => {
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    await appOutbox.setOwner(null);
    vi.useRealTimers();
  };
});

async function openDiary() {
  fakeServer({ viewer: ana });
  const nursing = fakeNursing();
  fakeSleep({ sleeps: [evening, towardsMorning] });
  await openApp('/app/ferramentas/diario-sono');
  await screen.findByText('20:00 às 03:00');
  return nursing;
}

it('one night was cut in two at midnight: both parts stand on the day it began', async () => {
  await openDiary();
  const yesterday = within(screen.getByRole('region', { name: 'Ontem' }));
  expect(yesterday.getByText('20:00 às 03:00')).toBeTruthy();
  expect(yesterday.getByText('03:30 às 07:00')).toBeTruthy();
  // The morning after she sees how long the night was, and the new day begins empty.
  expect(screen.getByText('Noite passada: 10 h 30 min')).toBeTruthy();
  expect(screen.getByText('Nenhum sono anotado hoje por enquanto.')).toBeTruthy();
});

it('says when the day begins, and lets her say otherwise, on every phone of hers', async () => {
  const nursing = await openDiary();
  const choice = screen.getByLabelText('O dia do sono começa às') as HTMLSelectElement;
  expect(choice.value).toBe('6');
  fireEvent.change(choice, { target: { value: '0' } });
  await waitFor(() => {
    const todays = screen.getAllByRole('region', { name: 'Hoje' });
    expect(todays.some((region) => within(region).queryByText('03:30 às 07:00'))).toBe(true);
  });
  await waitFor(() =>
    expect(nursing.writesOf('nursing.settings')).toMatchObject([
      { body: { sleepDayStartHour: 0, dayStartHour: 0 } },
    ]),
  );
});
