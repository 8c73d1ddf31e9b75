// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { anArticle } from '#tests/support/fake-article.ts';
import { fakeServer, staff } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';

/** The form, as the frame sees it: the page around it. */
function standInFrame() {
  const form = { postMessage: vi.fn() };
  const parent = vi
    .spyOn(window, 'parent', 'get')
    .mockReturnValue(form as unknown as Window & typeof globalThis);
  onTestFinished(() => parent.mockRestore());
  const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
    act(async () => {
      const event = new MessageEvent('message', { data, origin: from.origin ?? window.location.origin });
      Object.defineProperty(event, 'source', { value: from.source ?? form });
      window.dispatchEvent(event);
    });
  return { form, say };
}

const article = anArticle({ translation: { id: 'other', language: 'en' } });
const message = { type: 'preview-article', article };

async function open(address = '/admin/previa') {
  const frame = standInFrame();
  const server = fakeServer({ viewer: staff });
  const app = await openApp(address);
  await screen.findByText(/A prévia aparece aqui|The preview shows here/);
  // It listens from the moment it asks, which is after it shows.
  await waitFor(() => expect(frame.form.postMessage).toHaveBeenCalled());
  return { ...frame, server, app };
}

describe('the preview', () => {
  it('asks the form for the article, and nobody for anything else', async () => {
    const { form, server, say } = await open();
    expect(form.postMessage).toHaveBeenCalledWith({ type: 'preview-ready' }, window.location.origin);
    await say(message);
    expect(screen.getByRole('heading', { level: 1, name: article.title })).toBeTruthy();
    expect(screen.getByText(/Primeira linha/)).toBeTruthy();
    expect(server.callsTo(`/api/articles/${article.id}`)).toEqual([]);
    expect(server.callsTo(`/api/articles/${article.id}/feedback`)).toEqual([]);
    expect(server.callsTo('/api/reading-list')).toEqual([]);
  });

  it('follows every change', async () => {
    const { say } = await open('/en/admin/previa');
    await say(message);
    await say({ ...message, article: { ...article, title: 'Outro título' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Outro título' })).toBeTruthy();
  });

  it('listens to our own form only', async () => {
    const { say } = await open();
    await say(message, { origin: 'https://evil.test' });
    await say(message, { source: window });
    await say({ type: 'something-else' });
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  });

  it('nothing can be saved, shared, answered or followed in it', async () => {
    const { say, app } = await open();
    await say(message);
    const inert = (name: RegExp) => screen.getByRole('button', { name, hidden: true }).closest('[inert]');
    expect(inert(/^Guardar/)).toBeTruthy();
    expect(inert(/Compartilhar/)).toBeTruthy();
    expect(inert(/^Enviar/)).toBeTruthy();
    expect(inert(/^Voltar$/)).toBeTruthy();
    expect(inert(/Texto grande/)).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: /Ver mais posts/ }));
    fireEvent.click(screen.getByRole('link', { name: 'Read in English' }));
    expect(app.address()).toBe('/admin/previa');
  });
});
