// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aDraft, editedId, fakeEditing } from '#tests/support/fake-editing.ts';
import { fakePanel } from '#tests/support/fake-panel.ts';
import { fakeServer, staff } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import type { DeviceCopy } from '#web/desk/editing/device-copy.ts';

type Drafts = NonNullable<Parameters<typeof fakePanel>[0]['drafts']>;

const keyOf = (id: string, writerId = staff.id) => `article_draft:${writerId}:${id}`;

/** A text on this device, as the form writes it down at every key. */
function typedHere(id: string, title: string, about: Partial<DeviceCopy> = {}, writerId = staff.id): void {
  const copy: DeviceCopy = {
    form: { fields: aDraft({ title }), publishNow: false, scheduledFor: '', pairWith: null },
    baseVersion: 0,
    at: '2026-07-01T12:00:00.000Z',
    isOnServer: false,
    ...about,
  };
  localStorage.setItem(keyOf(id, writerId), JSON.stringify(copy));
}

async function open({
  address = '/admin',
  drafts = [] as Drafts,
  isOffline = false,
  editing = fakeEditing(null),
} = {}) {
  const panel = fakePanel({ drafts });
  const server = fakeServer({
    viewer: staff,
    also: (call, viewer) =>
      call.path.includes(editedId) ? editing.answers(call, viewer) : panel(call, viewer),
  });
  if (isOffline) {
    localStorage.setItem('remembered:viewer', JSON.stringify(staff));
    server.goOffline();
  }
  return { server, ...(await openApp(address)) };
}

const offered = async (name = 'Continuar escrevendo') => within(await screen.findByRole('region', { name }));
const links = async () => (await offered()).getAllByRole('link').map(({ textContent }) => textContent);

describe('a new article that never reached the server', () => {
  it.each([
    ['/admin', 'Continuar escrevendo', /^guardado neste aparelho em 1º de jul/],
    ['/en/admin', 'Keep writing', /^kept on this device on Jul/],
  ])('is offered at %s, and says where it is', async (address, heading, kept) => {
    typedHere(editedId, 'No metrô');
    await open({ address });
    const list = await offered(heading);
    expect(list.getByRole('link', { name: /No metrô/ })).toBeTruthy();
    expect(list.getByText(kept)).toBeTruthy();
  });

  it.each([
    ['with a connection', false],
    ['without a connection', true],
  ])('is found again and opened %s', async (_, isOffline) => {
    typedHere(editedId, 'No metrô');
    const { address } = await open({ isOffline });
    fireEvent.click((await offered()).getByRole('link', { name: /No metrô/ }));
    expect(await screen.findByDisplayValue('No metrô')).toBeTruthy();
    expect(address()).toBe(`/admin/artigo/${editedId}`);
  });

  it('discarded by one press comes back by another, every word of it', async () => {
    typedHere(editedId, 'No metrô');
    const before = localStorage.getItem(keyOf(editedId));
    await open();
    fireEvent.click((await offered()).getByRole('button', { name: 'Descartar “No metrô”' }));
    expect(await screen.findByText('Rascunho descartado')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Continuar escrevendo' })).toBeNull());
    expect(localStorage.getItem(keyOf(editedId))).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    expect((await offered()).getByRole('link', { name: /No metrô/ })).toBeTruthy();
    expect(JSON.parse(localStorage.getItem(keyOf(editedId)) ?? '')).toEqual(JSON.parse(before ?? ''));
  });
});

describe('what stands among the texts to go on with', () => {
  const draft = { id: 'x', title: 'Do servidor', keptAt: '2026-07-01T15:00:00.000Z' };

  it('is each text once, the newest first', async () => {
    typedHere('x', 'O mesmo, daqui');
    typedHere('old', 'Antigo', { at: '2026-06-01T12:00:00.000Z' });
    typedHere('new', 'Novo', { at: '2026-07-02T12:00:00.000Z' });
    await open({ drafts: [draft] });
    expect(await links()).toEqual([
      expect.stringContaining('Novo'),
      expect.stringContaining('Do servidor'),
      expect.stringContaining('Antigo'),
    ]);
  });

  it('“Sem título” stood there for ever: now it is discarded from the list, and comes back by one press', async () => {
    const kept = { fields: aDraft({ title: '', content: 'Só um começo' }), baseVersion: 0 };
    const untitled = { id: editedId, title: '', keptAt: draft.keptAt };
    const typed = { ...kept, keptAt: draft.keptAt };
    const editing = fakeEditing({ id: editedId, version: 0, saved: null, draft: typed, pair: null });
    const { server } = await open({ drafts: [untitled, draft], editing });
    fireEvent.click(await (await offered()).findByRole('button', { name: 'Descartar “Sem título”' }));
    expect(await screen.findByText('Rascunho descartado')).toBeTruthy();
    const calls = () => server.callsTo(`/api/admin/articles/${editedId}/draft`).map(({ method }) => method);
    await waitFor(() => expect(calls()).toEqual(['DELETE']));
    fireEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    await waitFor(() => expect(calls()).toEqual(['DELETE', 'PUT']));
    expect(server.callsTo(`/api/admin/articles/${editedId}/draft`).at(-1)?.body).toEqual(kept);
  });

  it('is nothing of another writer, nothing that was saved once, nothing discarded on another device', async () => {
    typedHere('a', 'De outra', {}, '99');
    typedHere('b', 'Já salvo', { baseVersion: 3 });
    typedHere('c', 'Descartado', { isOnServer: true });
    await open({ drafts: [draft] });
    expect(await links()).toEqual([expect.stringContaining('Do servidor')]);
  });

  it('is, without a connection, all that this device has; only what nobody else has can be discarded', async () => {
    typedHere('a', 'Só aqui');
    typedHere('b', 'Aqui e lá', { isOnServer: true });
    await open({ isOffline: true });
    expect(await links()).toHaveLength(2);
    const buttons = (await offered())
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label'));
    expect(buttons).toEqual(['Descartar “Só aqui”']);
  });
});
