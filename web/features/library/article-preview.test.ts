import { expect, it } from 'vitest';
import { libraryPreview, listExcerpt } from './article-preview.ts';

const excerpt = 'a'.repeat(150);

it('the library shows the introduction, however long the text is', () => {
  expect(libraryPreview({ introduction: 'Para noites longas.', excerpt })).toBe('Para noites longas.');
});

it.each([null, ''])('without an introduction (%j) it shows the first 100 characters', (introduction) => {
  expect(libraryPreview({ introduction, excerpt })).toBe(`${'a'.repeat(100)}…`);
});

it('a category’s list shows the first 150 characters of the text', () => {
  expect(listExcerpt({ introduction: 'Para noites longas.', excerpt })).toBe(`${'a'.repeat(150)}…`);
});

it('a text that ends before is shown whole', () => {
  expect(libraryPreview({ introduction: null, excerpt: 'Durma bem.' })).toBe('Durma bem.');
});

it('the cut never goes through the middle of a letter', () => {
  const text = `${'a'.repeat(99)}🌙 e mais`;
  expect(libraryPreview({ introduction: null, excerpt: text })).toBe(`${'a'.repeat(99)}…`);
});
