// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { LanguageProvider } from '#web/platform/language/language-provider.tsx';
import { loadDictionary } from '#web/texts/load-dictionary.ts';
import { ContentField } from './content-field.tsx';

afterEach(cleanup);

function Writing({ text }: { text: string }) {
  const [value, setValue] = useState(text);
  return <ContentField value={value} onChange={setValue} error={undefined} />;
}

async function write(text: string, start: number, end: number, path = '/admin') {
  const language = path.startsWith('/en') ? 'en' : 'pt';
  const first = { language, dictionary: await loadDictionary(language, 'mother', 'desk') } as const;
  render(
    <LanguageProvider path={path} first={first} load={loadDictionary}>
      <Writing text={text} />
    </LanguageProvider>,
  );
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');
  area.setSelectionRange(start, end);
  return area;
}

describe('the tools above the text', () => {
  it.each([
    ['/admin', ['Subtítulo', 'Negrito', 'Itálico', 'Lista', 'Destaque', 'Link']],
    ['/en/admin', ['Heading', 'Bold', 'Italic', 'List', 'Highlight', 'Link']],
  ])('are named in the language of the page (%s)', async (path, names) => {
    await write('', 0, 0, path);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(names);
  });

  it('format what is selected, and the selection stays', async () => {
    const area = await write('O sono chega', 2, 6);
    fireEvent.click(screen.getByRole('button', { name: 'Negrito' }));
    expect(area.value).toBe('O **sono** chega');
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('sono');
    expect(document.activeElement).toBe(area);
    fireEvent.click(screen.getByRole('button', { name: 'Negrito' }));
    expect(area.value).toBe('O sono chega');
  });
});

describe('the keyboard', () => {
  it.each([
    [{ code: 'KeyB', ctrlKey: true }, '**sono**'],
    [{ code: 'KeyI', metaKey: true }, '*sono*'],
    [{ code: 'KeyK', ctrlKey: true }, '[sono](https://)'],
    [{ code: 'Digit2', ctrlKey: true, altKey: true }, '## sono'],
    [{ code: 'Digit8', ctrlKey: true, shiftKey: true }, '- sono'],
    [{ code: 'Digit9', ctrlKey: true, shiftKey: true }, '> sono'],
    [{ code: 'KeyB' }, 'sono'],
    [{ code: 'KeyB', ctrlKey: true, shiftKey: true }, 'sono'],
  ])('%o makes %s', async (key, then) => {
    const area = await write('sono', 0, 4);
    fireEvent.keyDown(area, key);
    expect(area.value).toBe(then);
  });
});
