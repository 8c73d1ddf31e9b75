// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ArticleDraft } from '#shared/editing/editing.schema.ts';
import { anEditedArticle } from '#tests/support/fake-editing.ts';
import { LanguageProvider } from '#web/platform/language/language-provider.tsx';
import { loadDictionary } from '#web/texts/load-dictionary.ts';
import { formOfSaved } from '../article-form.ts';
import { SharedCard } from './shared-card.tsx';

const { fields } = formOfSaved(anEditedArticle(), 'pt');

afterEach(cleanup);

async function show(said: Partial<ArticleDraft>, language: 'pt' | 'en' = 'pt') {
  const first = { language, dictionary: await loadDictionary(language, 'mother', 'desk') };
  render(
    <LanguageProvider path={language === 'en' ? '/en/admin' : '/admin'} first={first} load={loadDictionary}>
      <SharedCard fields={{ ...fields, ...said }} />
    </LanguageProvider>,
  );
}

const struck = () => [...document.querySelectorAll('s')].map((cut) => cut.textContent);
const words = () => document.querySelector('figure')?.textContent ?? '';
const picture = () => document.querySelector('figure img')?.getAttribute('src');

it('shows writers the picture, the title, the summary and the host, as a friend will get them', async () => {
  const cover = { url: '/media/post-images/a-w960.webp', width: 960, height: 540, widths: [960] };
  await show({ title: 'Noites mais calmas', introduction: 'O que **ajuda**.', picture: cover });
  expect(words()).toBe(`Noites mais calmasO que ajuda.${window.location.host}`);
  expect(picture()).toBe('/media/post-images/a-w960.webp');
  expect(struck()).toEqual([]);
  expect(screen.getByText('O título e o resumo cabem inteiros.')).toBeTruthy();
});

it('strikes through what will be cut, after a whole word', async () => {
  await show({ title: `${'palavra '.repeat(8)}sobrando`, introduction: 'frase '.repeat(40), picture: null });
  expect(struck()[0]).toBe(' sobrando');
  expect(struck()[1]).toMatch(/^( frase)+$/);
  expect(screen.getByText(/O título passa de 65 letras/)).toBeTruthy();
  expect(screen.getByText(/O resumo passa de 155 letras/)).toBeTruthy();
  expect(screen.queryByText('O título e o resumo cabem inteiros.')).toBeNull();
});

it('takes how the text begins where there is no introduction, and Colo’s mark where there is no picture', async () => {
  await show({ introduction: '', content: '## Começo\n\nO texto.', picture: null }, 'en');
  expect(words()).toContain('Começo O texto.');
  expect(picture()).toBe('/icons/share.png');
  expect(screen.getByText('Without a cover picture, Colo’s mark shows.')).toBeTruthy();
});
