// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anEditedArticle } from '#tests/support/fake-editing.ts';
import { editorPage, field, openEditor, press, savesTo, type } from '#tests/support/open-editor.tsx';

const lines = (count: number) => Array.from({ length: count }, (_, n) => `leite ${n}`).join('\n');

describe('“what mothers call it” took whatever I pasted, and then would not save: now it counts and says its limits', () => {
  it.each([
    [
      'pt',
      editorPage,
      'Como as mães chamam isso (opcional)',
      'Salvar',
      /de até 80 letras/,
      '2 de 50',
      'São expressões demais. Deixe as 50 mais usadas.',
      /^Uma das linhas passa de 80 letras/,
    ],
    [
      'en',
      `/en${editorPage}`,
      'What mothers call it (optional)',
      'Save',
      /of up to 80 letters/,
      '2 of 50',
      'Those are too many phrases. Keep the 50 most used.',
      /^One of the lines is longer than 80 letters/,
    ],
  ])('in %s', async (_, address, label, save, hint, counted, tooMany, tooLong) => {
    const { server } = await openEditor(anEditedArticle(), { address });
    expect(screen.getByText(hint)).toBeTruthy();
    expect(screen.getAllByText(counted).length).toBeGreaterThan(0);
    type(label, lines(51));
    press(save);
    expect(await screen.findByText(tooMany)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field(label)));
    type(label, `leite fraco\n${'x'.repeat(81)}`);
    press(save);
    expect(await screen.findByText(tooLong)).toBeTruthy();
    expect(savesTo(server)).toEqual([]);
    type(label, `${lines(50)}\n\n`);
    expect(screen.getByText(counted.replace('2', '50'))).toBeTruthy();
    press(save);
    await waitFor(() => expect(savesTo(server)).toHaveLength(1));
  });
});
