// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeNursing } from '#tests/support/fake-nursing.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { fakeSleep } from '#tests/support/fake-sleep.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

let start = new Date('2026-09-01T15:00:00Z');
beforeEach(() => {
  start = new Date(start.getTime() + 86_400_000);
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  return async () => {
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    await appOutbox.setOwner(null);
    vi.useRealTimers();
  };
});

/** She feeds for some minutes and stops: the save step is before her. */
async function stopFeeding() {
  await press('Começar no lado esquerdo');
  vi.setSystemTime(Date.now() + 600_000);
  await press('Terminar');
  return within(await screen.findByRole('dialog', { name: 'Salvar mamada' }));
}

it('it went on saying “Falta salvar” after I had saved the feed', async () => {
  fakeServer({ viewer: ana });
  fakeNursing();
  await openApp('/app/mamada');
  const step = await stopFeeding();
  expect(screen.getByText(/^Terminou com .* Falta salvar/)).toBeTruthy();
  fireEvent.click(step.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText('Mamada salva com sucesso!')).toBeTruthy();
  await screen.findByRole('button', { name: 'Começar no lado esquerdo' });
  expect(screen.queryByText(/Falta salvar/)).toBeNull();
});

it('it went on saying “Falta salvar” after I had gone on feeding', async () => {
  fakeServer({ viewer: ana });
  fakeNursing();
  await openApp('/app/mamada');
  const step = await stopFeeding();
  fireEvent.click(step.getByRole('button', { name: 'Fechar' }));
  await press('Continuar mamando');
  await waitFor(() => expect(screen.queryByText(/Falta salvar/)).toBeNull());
});

it('it went on saying “Falta salvar” after I had saved the sleep', async () => {
  fakeServer({ viewer: ana });
  fakeSleep();
  await openApp('/app/ferramentas/diario-sono');
  await press('Dormiu');
  vi.setSystemTime(Date.now() + 600_000);
  await press('Acordou');
  const step = within(await screen.findByRole('dialog', { name: 'Salvar sono' }));
  fireEvent.click(step.getByRole('button', { name: 'Salvar' }));
  await screen.findByRole('button', { name: 'Dormiu' });
  expect(screen.queryByText(/[Ff]alta salvar/)).toBeNull();
});

it('the bar went on saying “Falta salvar” after I had saved the feed on the other phone', async () => {
  fakeServer({ viewer: ana });
  const nursing = fakeNursing();
  const app = await openApp('/app/mamada');
  const step = await stopFeeding();
  fireEvent.click(step.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(nursing.writesOf('record-timer.put').length).toBeGreaterThan(0));
  await waitFor(() => expect(appOutbox.snapshot().writes).toEqual([]));
  act(() => app.history.push('/app/biblioteca'));
  expect(await screen.findByText('Mamada encerrada. Falta salvar')).toBeTruthy();
  // The server names it once, so that this phone knows it is known there.
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(localStorage.getItem('nursing_timer:1:family:ana') ?? '').toContain('known'));
  nursing.timers.clear();
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(screen.queryByText('Mamada encerrada. Falta salvar')).toBeNull());
});
