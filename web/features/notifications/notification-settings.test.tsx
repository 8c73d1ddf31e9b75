// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defaultNotifications } from '#shared/notifications/notifications.schema.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const week = () => screen.findByRole('switch', { name: 'A semana do seu bebê' });

async function openNotifications(): Promise<void> {
  await openApp('/app/profile');
  fireEvent.click(await screen.findByRole('button', { name: 'Gerenciar notificações' }));
}

it('a switch answers at once, and the server is told with the time zone of the device', async () => {
  const server = fakeServer({ viewer: ana });
  await openNotifications();
  fireEvent.click(await week());
  expect(await week()).toHaveProperty('checked', true);
  await waitFor(() =>
    expect(puts(server)).toEqual([{ ...defaultNotifications, timeZone, weeklyContent: true }]),
  );
});

it('after a choice, what is shown is what the server has', async () => {
  const server = fakeServer({ viewer: ana });
  await openNotifications();
  fireEvent.click(await week());
  await waitFor(() => expect(puts(server)).toHaveLength(1));
  await waitFor(() => expect(server.callsTo('/api/notifications').at(-1)?.method).toBe('GET'));
});

it('everything can be paused at once: the other choices rest, and stay', async () => {
  const server = fakeServer({ viewer: ana });
  await openNotifications();
  fireEvent.click(await screen.findByRole('switch', { name: 'Pausar todas as notificações' }));
  expect(await week()).toHaveProperty('disabled', true);
  await waitFor(() => expect(puts(server)).toEqual([{ ...defaultNotifications, timeZone, paused: true }]));
});

it('quiet hours are kept, and an unfinished time is not', async () => {
  const server = fakeServer({ viewer: ana });
  await openNotifications();
  const from = await screen.findByLabelText('Das');
  fireEvent.change(from, { target: { value: '' } });
  fireEvent.change(from, { target: { value: '21:30' } });
  await waitFor(() =>
    expect(puts(server)).toEqual([{ ...defaultNotifications, timeZone, quietFrom: '21:30' }]),
  );
});

it('a choice that could not be kept turns back and says so', async () => {
  const server = fakeServer({ viewer: ana });
  await openNotifications();
  await week();
  server.goOffline();
  fireEvent.click(await week());
  expect(await screen.findByText('Não foi possível guardar a escolha')).toBeTruthy();
  expect(await week()).toHaveProperty('checked', false);
});

it('that cannot be loaded can be tried again', async () => {
  const server = fakeServer({ viewer: ana });
  server.refuse('/api/notifications', 'internal');
  await openNotifications();
  await screen.findByText('Não foi possível carregar suas escolhas.');
  server.accept('/api/notifications');
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await week()).toBeTruthy();
});

function puts(server: ReturnType<typeof fakeServer>): unknown[] {
  return server
    .callsTo('/api/notifications')
    .filter(({ method }) => method === 'PUT')
    .map(({ body }) => body);
}
