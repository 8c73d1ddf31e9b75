// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeNursing, someFeed } from '#tests/support/fake-nursing.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, 3, 12) });
  return () => vi.useRealTimers();
});

const feedOn = (day: number, notes: string | null = null) =>
  someFeed({
    id: crypto.randomUUID(),
    startTime: new Date(2026, 6, day, 8, 0).toISOString(),
    endTime: new Date(2026, 6, day, 8, 12).toISOString(),
    notes,
  });

it('sums up the period she chooses, with notes, and prints', async () => {
  fakeServer({ viewer: ana });
  fakeNursing({ feeds: [feedOn(3, 'Regurgitou um pouco'), feedOn(2), feedOn(-10)] });
  await openApp('/app/mamada/folha');
  expect(await screen.findByText('2 mamadas em 2 dias com registro')).toBeTruthy();
  expect(screen.getByText(/Regurgitou um pouco/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '30 dias' }));
  expect(await screen.findByText('3 mamadas em 3 dias com registro')).toBeTruthy();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  fireEvent.click(screen.getByRole('button', { name: 'Imprimir ou salvar em PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
});

it('offers the spreadsheet of the same period, in her language', async () => {
  fakeServer({ viewer: ana });
  fakeNursing({ feeds: [feedOn(3)] });
  await openApp('/en/app/mamada/folha');
  const link = await screen.findByRole('link', { name: 'Download spreadsheet (CSV)' });
  expect(link.getAttribute('href')).toMatch(
    /^\/api\/nursing\/feeds\.csv\?from=.*&to=.*&language=en&timeZone=/,
  );
});

it('names a period that cannot be', async () => {
  fakeServer({ viewer: ana });
  fakeNursing();
  await openApp('/app/mamada/folha');
  fireEvent.click(await screen.findByRole('button', { name: 'Outro período' }));
  fireEvent.change(screen.getByLabelText('De'), { target: { value: '2026-01-01' } });
  expect(await screen.findByText('Escolha até 60 dias.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('De'), { target: { value: '2026-07-09' } });
  await waitFor(() => expect(screen.getByText('O começo vem antes do fim.')).toBeTruthy());
});

it('is no half sheet: offline it says so, prints nothing, and comes when she tries again', async () => {
  fakeServer({ viewer: ana });
  const nursing = fakeNursing({ feeds: [feedOn(3), feedOn(2)] });
  nursing.goOffline();
  await openApp('/app/mamada/folha');
  expect(await screen.findByText(/Para não mostrar um resumo pela metade/)).toBeTruthy();
  expect(screen.queryByText(/com registro/)).toBeNull();
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button('Imprimir ou salvar em PDF').disabled).toBe(true);
  expect(button('Baixar planilha (CSV)').disabled).toBe(true);
  nursing.goOnline();
  fireEvent.click(button('Tentar de novo'));
  expect(await screen.findByText('2 mamadas em 2 dias com registro')).toBeTruthy();
  expect(button('Imprimir ou salvar em PDF').disabled).toBe(false);
  expect(screen.getByRole('link', { name: 'Baixar planilha (CSV)' })).toBeTruthy();
});
