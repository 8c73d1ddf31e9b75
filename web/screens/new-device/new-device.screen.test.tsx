// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

const address = '/app/novo-aparelho#a-device.a-seal';
const calls = (server: ReturnType<typeof fakeServer>) => server.callsTo('/api/new-device/end');

it('ends the session of a new device by one tap, signed out as she is, and says what else helps', async () => {
  const server = fakeServer();
  await openApp(address);
  const end = await screen.findByRole('button', { name: 'Encerrar nesse aparelho' });
  expect(calls(server)).toEqual([]);
  fireEvent.click(end);
  const done = await screen.findByRole('heading', { level: 1, name: /Pronto: esse aparelho saiu/ });
  expect(document.activeElement).toBe(done);
  expect(screen.getByText(/Troque a senha do seu email/)).toBeTruthy();
  expect(calls(server).map(({ method, body }) => [method, body])).toEqual([
    ['POST', { token: 'a-device.a-seal' }],
  ]);
});

it('in English, too', async () => {
  fakeServer();
  await openApp(`/en${address}`);
  fireEvent.click(await screen.findByRole('button', { name: 'End it on that device' }));
  expect(await screen.findByText(/Change the password of your email/)).toBeTruthy();
});

it('says that a link is used up, too late or cut short, and where she can end a device then', async () => {
  const server = fakeServer();
  server.refuse('/api/new-device/end', 'link_invalid');
  const first = await openApp(address);
  fireEvent.click(await screen.findByRole('button', { name: 'Encerrar nesse aparelho' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Este link já não vale' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Abrir meu perfil' }).getAttribute('href')).toBe('/app/profile');
  first.unmount();
  await openApp('/app/novo-aparelho');
  expect(await screen.findByRole('heading', { level: 1, name: 'Este link já não vale' })).toBeTruthy();
});

it('can be tried again after a lost connection', async () => {
  const server = fakeServer();
  await openApp(address);
  const end = await screen.findByRole('button', { name: 'Encerrar nesse aparelho' });
  server.goOffline();
  fireEvent.click(end);
  expect(await screen.findByText('Não foi possível encerrar agora')).toBeTruthy();
  server.goOnline();
  fireEvent.click(screen.getByRole('button', { name: 'Encerrar nesse aparelho' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Pronto/ })).toBeTruthy();
});
