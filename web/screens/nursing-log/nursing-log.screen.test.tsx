// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DiaryRecord } from '#shared/diary/record.schema.ts';
import { fakeNursing, someFeed } from '#tests/support/fake-nursing.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
const noon = new Date(2026, 6, 3, 12, 0, 0);
const feedAt = (
  day: number,
  hour: number,
  minute: number,
  change: Partial<Parameters<typeof someFeed>[0]> = {},
) =>
  someFeed({
    id: crypto.randomUUID(),
    startTime: new Date(2026, 6, day, hour, minute).toISOString(),
    endTime: new Date(2026, 6, day, hour, minute + 12).toISOString(),
    timeZone: zone,
    ...change,
  });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  return async () => {
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    await appOutbox.setOwner(null);
    vi.useRealTimers();
  };
});

async function openLog(feeds: DiaryRecord<'feed'>[], address = '/app/mamada/registros') {
  fakeServer({ viewer: ana });
  const nursing = fakeNursing({ feeds });
  await openApp(address);
  return nursing;
}

it('is told by day, with what each day comes to', async () => {
  await openLog([feedAt(3, 8, 0), feedAt(3, 5, 0, { side: 'right' }), feedAt(2, 23, 50)]);
  const today = within(await screen.findByRole('region', { name: 'Hoje' }));
  expect(today.getAllByRole('listitem')).toHaveLength(2);
  expect(today.getByText('2 mamadas · 24 min')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Ontem' })).getByText('1 mamada · 12 min')).toBeTruthy();
});

it('lets a day begin when she says: a feed at two belongs to the evening before', async () => {
  localStorage.setItem(
    'nursing_settings',
    JSON.stringify({ dayStartHour: 5, sinceFrom: 'start', keepAwake: true }),
  );
  fakeServer({ viewer: ana });
  fakeNursing({ feeds: [feedAt(3, 2, 0), feedAt(3, 8, 0)] });
  await openApp('/en/app/mamada/registros');
  const yesterday = within(await screen.findByRole('region', { name: 'Yesterday' }));
  expect(yesterday.getByText('1 feed · 12 min')).toBeTruthy();
});

it('shows and explains an overlap, and refuses nothing', async () => {
  await openLog([feedAt(3, 8, 0), feedAt(3, 8, 5)]);
  expect(await screen.findAllByText('Coincide com outra mamada.')).toHaveLength(2);
  expect(screen.getByText(/coincide com a mamada das 08:05/)).toBeTruthy();
});

it('mends side, times and minutes of a feed', async () => {
  const nursing = await openLog([feedAt(3, 8, 0)]);
  await press(/^Editar/);
  const form = within(await screen.findByRole('dialog', { name: 'Editar mamada' }));
  fireEvent.click(form.getByRole('radio', { name: 'Os dois' }));
  fireEvent.change(form.getByLabelText('Fim'), { target: { value: '2026-07-03T08:30' } });
  fireEvent.change(form.getByLabelText('Minutos no direito'), { target: { value: '10' } });
  fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(nursing.writesOf('record.put')).toHaveLength(1));
  expect([...nursing.feeds.values()][0]).toMatchObject({ details: { side: 'both', rightSeconds: 600 } });
});

it('says kindly that an end cannot come before its start, and keeps what she wrote', async () => {
  const nursing = await openLog([feedAt(3, 8, 0)]);
  await press(/^Editar/);
  const form = within(await screen.findByRole('dialog', { name: 'Editar mamada' }));
  fireEvent.change(form.getByLabelText('Fim'), { target: { value: '2026-07-03T07:00' } });
  fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await form.findByText('O fim ficou antes do começo. Confira as horas.')).toBeTruthy();
  fireEvent.change(form.getByLabelText('Começo'), { target: { value: '2026-07-02T01:00' } });
  fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await form.findByText(/Uma mamada não passa de 24 horas/)).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>('Fim').value).toBe('2026-07-03T07:00');
  expect(nursing.writesOf('record.put')).toHaveLength(0);
});

it('adds a feed of the past, filled in with the other side and ending now', async () => {
  const nursing = await openLog([feedAt(3, 8, 0)]);
  await screen.findByRole('region', { name: 'Hoje' });
  await press('Adicionar mamada');
  const form = within(await screen.findByRole('dialog', { name: 'Mamada que já passou' }));
  expect(form.getByRole<HTMLInputElement>('radio', { name: 'Direito' }).checked).toBe(true);
  expect(form.getByLabelText<HTMLInputElement>('Fim').value).toBe('2026-07-03T12:00');
  fireEvent.click(form.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Mamada salva com sucesso!')).toBeTruthy();
  await waitFor(() => expect(nursing.feeds.size).toBe(2));
});

it('draws the week, and has the same numbers as tables for a screen reader', async () => {
  await openLog([feedAt(3, 8, 0), feedAt(3, 5, 0), feedAt(1, 5, 0)]);
  fireEvent.click(await screen.findByRole('tab', { name: 'Semana' }));
  const table = within(await screen.findByRole('table', { name: 'Mamadas por dia' }));
  await waitFor(() => expect(table.getByRole('row', { name: /3 de jul.* 2/ })).toBeTruthy());
  expect(table.getByRole('row', { name: /2 de jul.* Sem registros/ })).toBeTruthy();
  const pattern = within(await screen.findByRole('table', { name: 'Ao longo das 24 horas' }));
  expect(pattern.getByText('05:00, 08:00')).toBeTruthy();
});

it('is an invitation while there is nothing in it', async () => {
  await openLog([], '/en/app/mamada/registros');
  expect(await screen.findByText('No feed recorded yet')).toBeTruthy();
});
