// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

const drop = async () => {
  for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
};

it('what could not be sent yet is said to be kept, and that this browser keeps it only while the page is open', async () => {
  fakeServer({ viewer: ana }).refuse('/api/sync', 'unavailable');
  await openApp('/app');
  await screen.findByRole('main');
  await appOutbox.add('thing.put', { n: 1 });
  expect(await screen.findByText(/Guardado no celular: 1 registro/)).toBeTruthy();
  expect(await screen.findByText(/Mantenha esta página aberta/)).toBeTruthy();
  await drop();
});

it('what was refused says why, and she may try again, discard it, and think better of that', async () => {
  fakeServer({ viewer: ana }).refuse('/api/sync', 'invalid_input');
  await openApp('/app');
  await screen.findByRole('main');
  await appOutbox.add('thing.put', { n: 1 });
  fireEvent.click(await screen.findByRole('button', { name: 'Ver' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('Um registro seu')).toBeTruthy();
  expect(sheet.getByText(/Confira e tente de novo/)).toBeTruthy();
  expect(sheet.getByRole('button', { name: 'Tentar de novo' })).toBeTruthy();
  fireEvent.click(sheet.getByRole('button', { name: 'Descartar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('1 registro precisa da sua atenção')).toBeTruthy();
  await drop();
});
