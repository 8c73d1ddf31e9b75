// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ArticleSave } from '#shared/editing/editing.schema.ts';
import { anEditedArticle, editedId, written } from '#tests/support/fake-editing.ts';
import { articleCall, editorPage, openEditor, press, savesTo, type } from '#tests/support/open-editor.tsx';

describe('two people', () => {
  const theirs = { ...written, title: 'O título de Carla', author: 'Carla' } as ArticleSave['fields'];

  it('the second save is told, sees both texts and chooses; nothing is overwritten', async () => {
    const { server, save, app } = await openEditor();
    save({ fields: theirs, publication: { state: 'published' } }, 'carla@colo.test');
    type('Título', 'O meu título');
    press('Salvar');
    expect(
      await screen.findByRole('heading', { name: 'Alguém salvou este post enquanto você escrevia' }),
    ).toBeTruthy();
    expect(screen.getByText(/^carla@colo\.test salvou em/)).toBeTruthy();
    const title = within(screen.getByRole('region', { name: 'Título' }));
    expect(title.getByRole<HTMLInputElement>('radio', { name: 'O meu' }).checked).toBe(true);
    const author = within(screen.getByRole('region', { name: 'Autora' }));
    expect(author.getByRole<HTMLInputElement>('radio', { name: 'Da outra pessoa' }).checked).toBe(true);
    expect(screen.queryByRole('region', { name: 'Conteúdo' })).toBeNull();
    press('Salvar com estas escolhas');
    await waitFor(() => expect(app.address()).toBe('/admin'));
    expect(savesTo(server).at(-1)).toMatchObject({
      baseVersion: 4,
      fields: { title: 'O meu título', author: 'Carla' },
    });
  });

  it('what was published at its hour meanwhile names nobody', async () => {
    const { save } = await openEditor();
    save({ fields: theirs, publication: { state: 'published' } }, '');
    type('Título', 'O meu título');
    press('Salvar');
    expect(await screen.findByText(/^A versão salva é de \d/)).toBeTruthy();
  });

  it('all of theirs, or all of mine, by one press', async () => {
    const { server, save } = await openEditor(anEditedArticle(), { address: `/en${editorPage}` });
    save({ fields: theirs, publication: { state: 'draft' } }, 'carla@colo.test');
    type('Title', 'Mine');
    press('Save');
    fireEvent.click(await screen.findByRole('button', { name: 'Keep everything of theirs' }));
    press('Save with these choices');
    await waitFor(() => expect(savesTo(server)).toHaveLength(2));
    expect(savesTo(server)[1]).toMatchObject({ publication: { state: 'draft' }, fields: theirs });
  });

  it('a post that went to the trash meanwhile can be brought back', async () => {
    const { server, stored } = await openEditor();
    stored.version++;
    if (stored.saved) stored.saved.state = 'trashed';
    press('Salvar');
    expect(
      await screen.findByRole('heading', { name: 'Este post foi para a lixeira enquanto você escrevia' }),
    ).toBeTruthy();
    press('Restaurar o post');
    expect(await screen.findByText('Post restaurado!')).toBeTruthy();
    expect(server.callsTo(`${articleCall}/restore`)).toHaveLength(1);
  });

  it('two tabs of one writer: the second is told', async () => {
    await openEditor();
    expect(screen.queryByText('Este post já está aberto em outra aba')).toBeNull();
    const other = new BroadcastChannel(`editing:${editedId}`);
    await act(async () => {
      other.postMessage('here');
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(await screen.findByText('Este post já está aberto em outra aba')).toBeTruthy();
    other.close();
  });
});
