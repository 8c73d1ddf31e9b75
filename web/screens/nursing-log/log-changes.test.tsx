// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeNursing, someFeed } from '#tests/support/fake-nursing.ts';
import { ana, fakeServer } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const form = async (name = 'Editar mamada') => within(await screen.findByRole('dialog', { name }));
const notes = 'Observações (opcional)';
const old = () =>
  someFeed({
    id: crypto.randomUUID(),
    startTime: new Date(2026, 6, 3, 8, 0).toISOString(),
    endTime: new Date(2026, 6, 3, 8, 12).toISOString(),
    notes: 'Como era',
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 6, 3, 12) });
  return async () => {
    for (const { id } of appOutbox.snapshot().writes) await appOutbox.discard(id);
    // As on a page just opened: nothing is sent before the shell says who is here.
    await appOutbox.setOwner(null);
    vi.useRealTimers();
  };
});

async function openLog() {
  fakeServer({ viewer: ana });
  const nursing = fakeNursing({ feeds: [old()] });
  const app = await openApp('/app/mamada/registros');
  await screen.findByText('Como era');
  return { nursing, app };
}

/** The server has taken it, and the page has had time to show what it then knows. */
async function arrived(nursing: ReturnType<typeof fakeNursing>, kind: string) {
  await waitFor(() => expect(nursing.writesOf(kind)).toHaveLength(1));
  await waitFor(() => expect(appOutbox.snapshot().writes).toEqual([]));
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
}

describe('once the server has it', () => {
  it('a deleted feed stays deleted', async () => {
    const { nursing } = await openLog();
    await press(/^Apagar/);
    await arrived(nursing, 'record.delete');
    expect(screen.queryByText('Como era')).toBeNull();
  });

  it('an added feed stays in the list', async () => {
    const { nursing } = await openLog();
    await press('Adicionar mamada');
    const step = await form('Mamada que já passou');
    fireEvent.change(step.getByLabelText(notes), { target: { value: 'Nova' } });
    fireEvent.click(step.getByRole('button', { name: 'Salvar' }));
    await arrived(nursing, 'record.put');
    expect(screen.getByText('Nova')).toBeTruthy();
    expect(screen.getByText('Como era')).toBeTruthy();
  });

  it('an edited feed stays as she edited it', async () => {
    const { nursing } = await openLog();
    await press(/^Editar/);
    const step = await form();
    fireEvent.change(step.getByLabelText(notes), { target: { value: 'Como ficou' } });
    fireEvent.click(step.getByRole('button', { name: 'Salvar' }));
    await arrived(nursing, 'record.put');
    expect(screen.getByText('Como ficou')).toBeTruthy();
    expect(screen.queryByText('Como era')).toBeNull();
  });
});

describe('what she types into the form', () => {
  const written = async () => (await form()).getByLabelText<HTMLTextAreaElement>(notes).value;

  it('is there again when the form was closed in passing, until she saves it', async () => {
    const { nursing } = await openLog();
    await press(/^Editar/);
    fireEvent.change((await form()).getByLabelText(notes), { target: { value: 'Meio texto' } });
    fireEvent.click((await form()).getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(/^Editar/);
    expect(await written()).toBe('Meio texto');
    expect((await form()).getByText('O que você começou a mudar continua aqui.')).toBeTruthy();
    fireEvent.click((await form()).getByRole('button', { name: 'Salvar' }));
    await arrived(nursing, 'record.put');
    expect(JSON.stringify(localStorage)).not.toContain('diary_draft');
  });

  it('survives a reload, also in a feed added by hand, and is nobody else’s', async () => {
    const { app } = await openLog();
    await press('Adicionar mamada');
    const step = await form('Mamada que já passou');
    fireEvent.change(step.getByLabelText(notes), { target: { value: 'Meio texto' } });
    app.unmount();
    const reloaded = await openApp('/app/mamada/registros');
    await press('Adicionar mamada');
    expect((await form('Mamada que já passou')).getByDisplayValue('Meio texto')).toBeTruthy();
    reloaded.unmount();
    fakeServer({ viewer: { ...ana, id: '7' } });
    fakeNursing();
    await openApp('/app/mamada/registros');
    await press('Adicionar mamada');
    expect((await form('Mamada que já passou')).queryByDisplayValue('Meio texto')).toBeNull();
  });

  it('goes with Cancel, and comes back with one tap', async () => {
    await openLog();
    await press(/^Editar/);
    fireEvent.change((await form()).getByLabelText(notes), { target: { value: 'Meio texto' } });
    fireEvent.click((await form()).getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText('Mudanças descartadas')).toBeTruthy();
    expect(JSON.stringify(localStorage)).not.toContain('Meio texto');
    await press('Desfazer');
    expect(await written()).toBe('Meio texto');
  });
});

it('says when the next page did not come', async () => {
  fakeServer({ viewer: ana });
  fakeNursing();
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    if (!input.startsWith('/api/diary?')) return others(input, init);
    if (input.includes('cursor=')) throw new TypeError('Failed to fetch');
    return Response.json({ records: [old()], nextCursor: 'next' });
  });
  await openApp('/app/mamada/registros');
  await press('Carregar mais');
  expect(await screen.findByText('Não deu para carregar mais agora.')).toBeTruthy();
});

it('draws no week with holes in it: offline it says so, and offers to try again', async () => {
  const { nursing } = await openLog();
  nursing.goOffline();
  fireEvent.click(screen.getByRole('tab', { name: 'Semana' }));
  expect(await screen.findByText(/Para não mostrar um resumo pela metade/)).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  nursing.goOnline();
  await press('Tentar de novo');
  expect(await screen.findByRole('table', { name: 'Mamadas por dia' })).toBeTruthy();
});

it('the button over a picture is called by the word that stands on it', async () => {
  await openLog();
  fireEvent.click(screen.getByRole('tab', { name: 'Semana' }));
  await press('Tabela: Mamadas por dia');
  const back = await screen.findByRole('button', { name: 'Desenho: Mamadas por dia' });
  expect(back.textContent).toBe('Desenho');
  expect(back.hasAttribute('aria-pressed')).toBe(false);
});
