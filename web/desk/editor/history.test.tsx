// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { anEditedArticle, editedId, written } from '#tests/support/fake-editing.ts';
import { staff } from '#tests/support/fake-server.ts';
import {
  articleCall,
  choose,
  deviceKey,
  editorPage,
  field,
  openEditor,
  press,
  savesTo,
  type,
} from '#tests/support/open-editor.tsx';
import { writeDeviceCopy } from '#web/desk/editing/device-copy.ts';

describe('history', () => {
  const revisions = [
    {
      version: 2,
      savedAt: '2026-06-01T12:00:00Z',
      savedBy: 'carla@colo.test',
      state: 'draft' as const,
      fields: { ...written, title: 'Noites calmas' },
    },
  ];

  it('says who saved what when, shows what differs, and restores into the form', async () => {
    await openEditor(anEditedArticle(), { revisions });
    choose('Histórico');
    expect(await screen.findByText('Versão 2')).toBeTruthy();
    expect(screen.getByText('Rascunho')).toBeTruthy();
    expect(screen.getByText(/por carla@colo\.test$/)).toBeTruthy();
    press(/Comparar com o atual/);
    expect(await screen.findByRole('region', { name: 'Diferenças em “Título”' })).toBeTruthy();
    press('Restaurar esta versão');
    expect(screen.getByDisplayValue('Noites calmas')).toBeTruthy();
    expect(screen.getByText('Salve para que ela valha.')).toBeTruthy();
    press('Desfazer');
    expect(screen.getByDisplayValue('Noites mais calmas')).toBeTruthy();
  });

  it('names nobody where nobody is known', async () => {
    const original = revisions.map((revision) => ({ ...revision, savedBy: '' }));
    await openEditor(anEditedArticle(), { revisions: original });
    choose('Histórico');
    expect(await screen.findByText('Versão 2')).toBeTruthy();
    expect(screen.queryByText(/por$/)).toBeNull();
  });

  it('says so when nothing differs, and when it could not be loaded', async () => {
    const same = revisions.map((revision) => ({ ...revision, fields: written }));
    const { server } = await openEditor(anEditedArticle(), { revisions: same });
    server.refuse(`${articleCall}/revisions`, 'unavailable');
    choose('Histórico');
    expect(await screen.findByText('Não foi possível carregar o histórico')).toBeTruthy();
    server.accept(`${articleCall}/revisions`);
    press('Tentar de novo');
    fireEvent.click(await screen.findByRole('button', { name: /Comparar com o atual/ }));
    expect(await screen.findByText('Esta versão é igual ao que está no formulário.')).toBeTruthy();
  });
});

describe('deleting', () => {
  it('takes one press, and one press back', async () => {
    const { server, app, stored } = await openEditor();
    choose('Excluir o post');
    expect(await screen.findByText('Post deletado!')).toBeTruthy();
    expect(screen.getByText('O post foi removido com sucesso.')).toBeTruthy();
    await waitFor(() => expect(app.address()).toBe('/admin'));
    expect(stored.isTrashed).toBe(true);
    press('Desfazer');
    expect(await screen.findByText('Post restaurado!')).toBeTruthy();
    expect(server.callsTo(`${articleCall}/restore`)).toHaveLength(1);
    expect(stored.isTrashed).toBe(false);
  });

  it('that fails says why', async () => {
    const { server } = await openEditor();
    server.refuse(articleCall, 'unavailable');
    choose('Excluir o post');
    expect(await screen.findByText(/^Erro ao deletar o post: Não conseguimos falar com o Colo/)).toBeTruthy();
  });

  it('a text that was never saved can be had back too', async () => {
    const { app } = await openEditor(null);
    type('Título', 'Só um começo');
    choose('Descartar o rascunho');
    expect(await screen.findByRole('heading', { level: 1, name: 'Painel Admin' })).toBeTruthy();
    expect(app.address()).toBe('/admin');
    expect(localStorage.getItem(deviceKey)).toBeNull();
    press('Desfazer');
    expect(await screen.findByDisplayValue('Só um começo')).toBeTruthy();
    expect(screen.getByText('Guardamos o que você escreveu')).toBeTruthy();
  });

  it('a post in the trash says so and can be restored', async () => {
    const trashed = anEditedArticle();
    if (trashed.saved) trashed.saved = { ...trashed.saved, state: 'trashed' };
    await openEditor(trashed);
    expect(screen.getByText('Este post está na lixeira')).toBeTruthy();
    press('Restaurar o post');
    await waitFor(() => expect(screen.queryByText('Este post está na lixeira')).toBeNull());
  });
});

describe('the other language', () => {
  it('is one press away', async () => {
    const pair = {
      id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
      language: 'en' as const,
      title: 'Calmer nights',
    };
    const { app } = await openEditor(anEditedArticle({ pair }));
    press('Abrir “Calmer nights”');
    await waitFor(() => expect(app.address()).toBe(`/admin/artigo/${pair.id}`));
  });

  it('is begun with what it shares, linked to this one', async () => {
    const { app, server } = await openEditor();
    press('Criar a versão em inglês');
    await waitFor(() => expect(app.address()).not.toBe(editorPage));
    expect(await screen.findByRole('heading', { level: 1, name: 'Criar Novo Post' })).toBeTruthy();
    expect(field('Categoria').value).toBe('Sono do Bebê');
    expect(field('Idioma').value).toBe('en');
    expect(field('Título').value).toBe('');
    const id = app.address().split('/').at(-1);
    expect(server.callsTo(`/api/admin/articles/${id}`)).toEqual([]);
    expect(localStorage.getItem(`article_draft:${staff.id}:${id}`)).toContain(`"pairWith":"${editedId}"`);
  });

  it('is parted from only when she says so, and that can be taken back', async () => {
    const pair = {
      id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
      language: 'en' as const,
      title: 'Calmer nights',
    };
    const { server } = await openEditor(anEditedArticle({ pair }));
    press('Desfazer a ligação');
    press('Desfazer');
    press('Desfazer a ligação');
    press('Salvar');
    expect(await screen.findByText('Post atualizado!')).toBeTruthy();
    expect(savesTo(server)).toMatchObject([{ pairWith: null }]);
  });

  it('that was linked after this device kept a text is neither forgotten nor parted from', async () => {
    const pair = {
      id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
      language: 'en' as const,
      title: 'Calmer nights',
    };
    const form = {
      fields: { ...written, title: 'Daqui' },
      publishNow: true,
      scheduledFor: '',
      pairWith: null,
    };
    writeDeviceCopy(staff.id, editedId, {
      form,
      baseVersion: 3,
      at: new Date().toISOString(),
      isOnServer: false,
    });
    const { server } = await openEditor(anEditedArticle({ pair }));
    expect(field('Título').value).toBe('Daqui');
    expect(screen.getByRole('button', { name: 'Abrir “Calmer nights”' })).toBeTruthy();
    press('Salvar');
    expect(await screen.findByText('Post atualizado!')).toBeTruthy();
    expect(savesTo(server)[0]).not.toHaveProperty('pairWith');
  });

  it('needs this one to be saved first', async () => {
    await openEditor(null);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Criar a versão em inglês' }).disabled).toBe(
      true,
    );
  });
});
