// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { accessChannel } from '#shared/access/access.rules.ts';
import { anEditedArticle, written } from '#tests/support/fake-editing.ts';
import { staff } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import {
  articleCall,
  deviceKey,
  draftsTo,
  editorPage,
  openEditor,
  press,
  type,
} from '#tests/support/open-editor.tsx';
import { areUpdatesHeld } from '#web/platform/offline/update-hold.ts';

describe('nothing typed is lost', () => {
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it('every key is on the device at once, and on the server a few seconds later', async () => {
    const { server } = await openEditor();
    vi.useFakeTimers({ now: new Date(2026, 6, 1, 14, 3) });
    expect(screen.getByText('Nenhuma mudança')).toBeTruthy();
    expect(areUpdatesHeld()).toBe(false);
    type('Título', 'Novo');
    expect(localStorage.getItem(deviceKey)).toContain('Novo');
    expect(screen.getByText('Guardado no aparelho')).toBeTruthy();
    expect(areUpdatesHeld()).toBe(true);
    expect(draftsTo(server)).toEqual([]);
    await pass(3000);
    expect(draftsTo(server).map(({ body }) => body)).toEqual([
      { fields: { ...written, title: 'Novo' }, baseVersion: 3 },
    ]);
    expect(screen.getByText('Rascunho guardado às 14:03')).toBeTruthy();
  });

  it('without a connection it says so, and sends it when it can', async () => {
    const { server } = await openEditor(anEditedArticle(), { address: `/en${editorPage}` });
    vi.useFakeTimers({ now: new Date(2026, 6, 1, 14, 3) });
    server.goOffline();
    type('Title', 'New');
    expect(screen.getByText('Kept on this device')).toBeTruthy();
    await pass(3000);
    expect(screen.getByText('No connection. Kept on this device')).toBeTruthy();
    server.goOnline();
    await pass(5000);
    expect(screen.getByText(/Draft kept at 2:03\sPM/)).toBeTruthy();
  });

  it('a killed editorPage opens again with what was typed, and says so; the saved one is one press away', async () => {
    const { app, stored } = await openEditor();
    type('Título', 'Quase perdido');
    app.unmount();
    await openApp(editorPage);
    expect(await screen.findByDisplayValue('Quase perdido')).toBeTruthy();
    expect(screen.getByText('Você está vendo o que escreveu e ainda não salvou')).toBeTruthy();
    press('Descartar e ver o que está salvo');
    expect(screen.getByDisplayValue('Noites mais calmas')).toBeTruthy();
    expect(localStorage.getItem(deviceKey)).toBeNull();
    expect(await screen.findByText('Rascunho descartado')).toBeTruthy();
    press('Desfazer');
    expect(screen.getByDisplayValue('Quase perdido')).toBeTruthy();
    expect(stored.saved?.fields.title).toBe('Noites mais calmas');
  });

  it('discarded on a slow network and taken back, the text is on the device and on the server again', async () => {
    const { app, server, stored } = await openEditor(anEditedArticle(), { address: `/en${editorPage}` });
    type('Title', 'Quase perdido');
    app.unmount();
    await openApp(`/en${editorPage}`);
    await screen.findByDisplayValue('Quase perdido');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    const answer = server.holdAnswers(`${articleCall}/draft`);
    type('Title', 'Quase perdido de novo');
    await pass(3000);
    press('Discard and see what is saved');
    press('Undo');
    await act(async () => answer());
    await pass(0);
    expect(localStorage.getItem(deviceKey)).toContain('Quase perdido de novo');
    await pass(3000);
    expect(stored.draft?.fields.title).toBe('Quase perdido de novo');
    expect(draftsTo(server)).toHaveLength(server.callsTo(`${articleCall}/draft`).length);
    expect(localStorage.getItem(deviceKey)).toContain('Quase perdido de novo');
  });

  it('a draft from another device is opened', async () => {
    const draft = {
      fields: { ...written, title: 'Do outro aparelho' },
      baseVersion: 3,
      keptAt: '2026-07-01T13:00:00Z',
    };
    await openEditor(anEditedArticle({ draft }), { address: `/en${editorPage}` });
    expect(screen.getByDisplayValue('Do outro aparelho')).toBeTruthy();
    expect(screen.getByText('You are looking at what you wrote and have not saved')).toBeTruthy();
    expect(screen.getByText(/^Draft kept at/)).toBeTruthy();
  });

  it('an older copy is never put over a newer text; it is only offered', async () => {
    const old = {
      form: { fields: { ...written, title: 'Antigo' }, publishNow: true, scheduledFor: '', pairWith: null },
      baseVersion: 2,
      at: '2026-06-01T12:00:00.000Z',
      isOnServer: false,
    };
    localStorage.setItem(deviceKey, JSON.stringify(old));
    await openEditor();
    expect(screen.getByDisplayValue('Noites mais calmas')).toBeTruthy();
    expect(screen.getByText('Há também uma cópia mais antiga, que não foi salva')).toBeTruthy();
    press('Ver essa cópia');
    expect(screen.getByDisplayValue('Antigo')).toBeTruthy();
    press('Desfazer');
    expect(screen.getByDisplayValue('Noites mais calmas')).toBeTruthy();
  });

  it('offline, the copy of this device opens', async () => {
    const { app, server } = await openEditor();
    type('Título', 'No avião');
    app.unmount();
    server.goOffline();
    localStorage.setItem('remembered:viewer', JSON.stringify(staff));
    await openApp(editorPage);
    expect(await screen.findByDisplayValue('No avião')).toBeTruthy();
  });

  it('when the session ends, she signs in on the spot and goes on', async () => {
    const { server } = await openEditor();
    server.signIn(null);
    type('Título', 'Sem sessão');
    press('Salvar');
    expect(await screen.findByRole('heading', { name: 'Sua sessão terminou' })).toBeTruthy();
    expect(screen.getByText(/Nada se perdeu/)).toBeTruthy();
    expect(screen.getByLabelText('Seu email')).toBeTruthy();
    expect(screen.getByDisplayValue('Sem sessão')).toBeTruthy();
    server.signIn(staff);
    // As the link in her mail does, in a tab of its own.
    const mailTab = new BroadcastChannel(accessChannel);
    await act(async () => mailTab.postMessage({ type: 'signed-in' }));
    mailTab.close();
    await waitFor(() => expect(screen.queryByText('Sua sessão terminou')).toBeNull());
    expect(screen.getByDisplayValue('Sem sessão')).toBeTruthy();
    await waitFor(() => expect(draftsTo(server).length).toBeGreaterThan(0));
  });

  it('autosave too notices that the session ended', async () => {
    const { server } = await openEditor();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    server.signIn(null);
    type('Título', 'Sem sessão');
    await pass(3000);
    await pass(100);
    vi.useRealTimers();
    expect(await screen.findByRole('heading', { name: 'Sua sessão terminou' })).toBeTruthy();
    expect(screen.getByText('Guardado no aparelho. Entre de novo para continuar')).toBeTruthy();
  });
});

describe('leaving', () => {
  it('sends first what is not on the server, and then just goes', async () => {
    const { server, app } = await openEditor();
    type('Título', 'Já vou');
    fireEvent.click(screen.getByRole('link', { name: 'Voltar à lista' }));
    await waitFor(() => expect(app.address()).toBe('/admin'));
    expect(draftsTo(server)).toHaveLength(1);
  });

  it('warns when it cannot be sent; she stays or goes', async () => {
    const { server, app } = await openEditor();
    server.refuse(`${articleCall}/draft`, 'unavailable');
    type('Título', 'Só aqui');
    fireEvent.click(screen.getByRole('link', { name: 'Voltar à lista' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sair sem guardar no servidor?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Continuar escrevendo' }));
    expect(app.address()).toBe(editorPage);
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    fireEvent.click(screen.getByRole('link', { name: 'Voltar à lista' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Sair mesmo assim' }));
    await waitFor(() => expect(app.address()).toBe('/admin'));
    expect(localStorage.getItem(deviceKey)).toContain('Só aqui');
  });

  it('does not warn when nothing was typed', async () => {
    await openEditor();
    const leaving = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(false);
  });
});
