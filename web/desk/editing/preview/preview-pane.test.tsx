// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anEditedArticle } from '#tests/support/fake-editing.ts';
import { LanguageProvider } from '#web/platform/language/language-provider.tsx';
import { loadDictionary } from '#web/texts/load-dictionary.ts';
import { type ArticleForm, formOfSaved } from '../article-form.ts';
import { PreviewPane } from './preview-pane.tsx';

const form = formOfSaved(anEditedArticle(), 'pt');
const frame = { postMessage: vi.fn() };

beforeEach(() => {
  frame.postMessage.mockClear();
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(
    frame as unknown as Window & typeof globalThis,
  );
  // Nothing is loaded here, and nobody complains: the page in the frame has tests of its own.
  Object.assign(Reflect.get(window, 'happyDOM').settings, { handleDisabledFileLoadingAsSuccess: true });
});
afterEach(cleanup);

async function show(shown: ArticleForm) {
  const first = { language: 'pt', dictionary: await loadDictionary('pt', 'mother', 'desk') } as const;
  const pane = (of: ArticleForm) => (
    <LanguageProvider path="/admin" first={first} load={loadDictionary}>
      <PreviewPane form={of} answer={anEditedArticle()} />
    </LanguageProvider>
  );
  const { rerender } = render(pane(shown));
  return (next: ArticleForm) => rerender(pane(next));
}

function readyFrom(source: object, origin: string) {
  const ready = new MessageEvent('message', { data: { type: 'preview-ready' }, origin });
  Object.defineProperty(ready, 'source', { value: source });
  act(() => void window.dispatchEvent(ready));
}

const sentTitles = () => frame.postMessage.mock.calls.map(([message]) => message.article.title);

it('sends the article to the frame, again when the frame is there, and at every change', async () => {
  const change = await show(form);
  frame.postMessage.mockClear();
  readyFrom(frame, window.location.origin);
  expect(sentTitles()).toEqual(['Noites mais calmas']);
  expect(frame.postMessage.mock.calls[0]?.[1]).toBe(window.location.origin);
  change({ ...form, fields: { ...form.fields, title: 'Outro' } });
  expect(sentTitles().at(-1)).toBe('Outro');
});

it('sends nothing to a foreign origin or to another frame that claims to be the preview', async () => {
  await show(form);
  frame.postMessage.mockClear();
  const stranger = { postMessage: vi.fn() };
  readyFrom(frame, 'https://evil.test');
  readyFrom(stranger, window.location.origin);
  expect(frame.postMessage).not.toHaveBeenCalled();
  expect(stranger.postMessage).not.toHaveBeenCalled();
});

it('is as wide as a phone, or as a computer', async () => {
  await show(form);
  const page = screen.getByTitle<HTMLIFrameElement>('Prévia');
  expect(page.style.width).toBe('390px');
  fireEvent.click(screen.getByRole('button', { name: 'Computador' }));
  expect(page.style.width).toBe('1280px');
});
