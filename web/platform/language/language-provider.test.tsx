// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Language } from '#shared/language/language.rules.ts';
import { LanguageProvider, useLanguage, useTranslator } from './language-provider.tsx';
import type { Dictionary } from './translate.ts';

const dictionaries: Record<Language, Dictionary> = {
  pt: { page: { hello: 'Olá' } },
  en: { page: { hello: 'Hello' } },
};
const load = async (language: Language) => dictionaries[language];

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Hello() {
  const t = useTranslator();
  return (
    <p>
      {t('page.hello')} {t('page.missing')} {useLanguage()}
    </p>
  );
}

function page(path: string, loader = load) {
  return (
    <LanguageProvider path={path} first={{ language: 'pt', dictionary: dictionaries.pt }} load={loader}>
      <Hello />
    </LanguageProvider>
  );
}

it('speaks the language of the path, and shows the key where a text is missing', async () => {
  render(page('/app'));
  expect(screen.getByText('Olá page.missing pt')).toBeTruthy();
  expect(document.documentElement.lang).toBe('pt-BR');
});

it('changes with the path, remembers it and tells the document', async () => {
  const { rerender } = render(page('/app'));
  rerender(page('/en/app'));
  expect(await screen.findByText('Hello page.missing en')).toBeTruthy();
  expect(localStorage.getItem('preferred_language')).toBe('en');
  expect(document.documentElement.lang).toBe('en');

  rerender(page('/app'));
  expect(await screen.findByText('Olá page.missing pt')).toBeTruthy();
  expect(localStorage.getItem('preferred_language')).toBe('pt');
});

it('keeps the words she has while the others cannot be fetched, and shows them once they can', async () => {
  const weak = vi.fn(load).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(page('/en/app', weak));
  await vi.waitFor(() => expect(weak).toHaveBeenCalledTimes(1));
  expect(screen.getByText(/^Olá/)).toBeTruthy();
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText(/^Hello/)).toBeTruthy();
});

it('throws where no provider is around it', () => {
  expect(() => render(<Hello />)).toThrow('useLanguage must be used inside a LanguageProvider');
  // React reports what it could not render.
  vi.mocked(console.error).mockClear();
});
