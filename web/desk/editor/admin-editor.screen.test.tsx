// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aDraft, anEditedArticle, fakeEditing, written } from '#tests/support/fake-editing.ts';
import { ana, fakeServer, staff } from '#tests/support/fake-server.ts';
import { openApp } from '#tests/support/open-app.tsx';
import {
  articleCall,
  deviceKey,
  editorPage,
  field,
  openEditor,
  press,
  savesTo,
  type,
} from '#tests/support/open-editor.tsx';

describe('who may write', () => {
  it('only staff; a mother is told whose editorPage it is, and nothing is asked', async () => {
    const server = fakeServer({ viewer: ana, also: fakeEditing(anEditedArticle()).answers });
    await openApp(editorPage);
    expect(await screen.findByRole('heading', { level: 1, name: 'Esta página é da equipe' })).toBeTruthy();
    expect(server.callsTo(articleCall)).toEqual([]);
  });

  it('an address that is no article has no editorPage', async () => {
    vi.mocked(console.error).mockClear();
    fakeServer({ viewer: staff });
    await openApp('/admin/artigo/qualquer');
    expect(await screen.findByRole('heading', { level: 1, name: /Página não encontrada/ })).toBeTruthy();
    vi.mocked(console.error).mockClear();
  });
});

describe('a new post', () => {
  it.each([
    ['pt', editorPage, 'Criar Novo Post', 'Publicar imediatamente', 'Salvar'],
    ['en', `/en${editorPage}`, 'Create New Post', 'Publish immediately', 'Save'],
  ])('opens empty and unpublished (%s)', async (_, address, title, publish, save) => {
    await openEditor(null, { address });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('switch', { name: publish }).checked).toBe(false);
    expect(screen.getByRole('button', { name: save })).toBeTruthy();
  });

  it('belongs to one of the eight categories of the library', async () => {
    await openEditor(null);
    const choices = within(field('Categoria')).getAllByRole<HTMLOptionElement>('option');
    expect(choices.map(({ value }) => value).filter(Boolean)).toEqual([
      'Sono do Bebê',
      'Entendendo o Bebê',
      'Primeiras Mordidas',
      'No seu Tempo',
      'Amamentação e Acolhimento',
      'Mãe Inteira',
      'Entre Mães',
      'Higiene Natural',
    ]);
  });

  it('without title, content, author or category is not sent; the fields say so, and the first has the focus', async () => {
    const { server } = await openEditor(null);
    press('Salvar');
    expect(await screen.findByText('Campos obrigatórios')).toBeTruthy();
    expect(screen.getByText('Preencha todos os campos obrigatórios.')).toBeTruthy();
    expect(screen.getAllByText('Este campo é obrigatório.')).toHaveLength(4);
    await waitFor(() => expect(document.activeElement).toBe(field('Título')));
    type('Título', 'Agora sim');
    expect(screen.getAllByText('Este campo é obrigatório.')).toHaveLength(3);
    expect(savesTo(server)).toEqual([]);
  });

  it('says so in English too', async () => {
    await openEditor(null, { address: `/en${editorPage}` });
    press('Save');
    expect(await screen.findByText('Required fields')).toBeTruthy();
    expect(screen.getByText('Fill in all the required fields.')).toBeTruthy();
  });

  it('is created with every field, and the form closes', async () => {
    const { server, app } = await openEditor(null);
    type('Título', ' Noites ');
    type('Conteúdo', 'O sono chega.');
    type('Introdução (opcional)', 'Oi');
    type('Dica prática (opcional)', 'Luz baixa');
    type('Autora', 'Bia');
    type('O que ela faz (opcional)', 'Enfermeira');
    type('Categoria', 'Mãe Inteira');
    type('Idioma', 'en');
    type('Revisado por (opcional)', 'Carla');
    type('Revisado em (opcional)', '2026-06-30');
    type('Fontes (opcional)', 'OMS\n\n SBP \n');
    press('Salvar');
    expect(await screen.findByText('Post criado!')).toBeTruthy();
    expect(screen.getByText('O post foi salvo com sucesso.')).toBeTruthy();
    expect(savesTo(server)).toEqual([
      {
        baseVersion: 0,
        publication: { state: 'draft' },
        fields: aDraft({
          title: 'Noites',
          content: 'O sono chega.',
          introduction: 'Oi',
          practicalTip: 'Luz baixa',
          author: 'Bia',
          authorRole: 'Enfermeira',
          category: 'Mãe Inteira',
          language: 'en',
          reviewer: 'Carla',
          reviewedOn: '2026-06-30',
          sources: ['OMS', 'SBP'],
        }),
      },
    ]);
    await waitFor(() => expect(app.address()).toBe('/admin'));
    expect(localStorage.getItem(deviceKey)).toBeNull();
  });
});

describe('an existing post', () => {
  it('opened and saved loses nothing in any field', async () => {
    const { server } = await openEditor();
    expect(screen.getByRole('heading', { level: 1, name: 'Editar Post' })).toBeTruthy();
    press('Salvar');
    expect(await screen.findByText('Post atualizado!')).toBeTruthy();
    expect(savesTo(server)).toEqual([
      { fields: written, publication: { state: 'published' }, baseVersion: 3 },
    ]);
  });

  it('is saved by Ctrl+S, and told in English', async () => {
    await openEditor(anEditedArticle(), { address: `/en${editorPage}` });
    fireEvent.keyDown(window, { key: 's', ctrlKey: true });
    expect(await screen.findByText('Post updated!')).toBeTruthy();
    expect(screen.getByText('The post was saved successfully.')).toBeTruthy();
  });

  it('says how long it is, live', async () => {
    await openEditor();
    type('Conteúdo', 'palavra '.repeat(201));
    expect(screen.getByText('201 palavras · 2 min de leitura')).toBeTruthy();
  });

  it('can be scheduled, in her time; an hour that has passed is not taken', async () => {
    const { server } = await openEditor();
    fireEvent.click(screen.getByRole('switch', { name: 'Publicar imediatamente' }));
    expect(screen.getByText(/sai do ar/)).toBeTruthy();
    type('Agendar a publicação (opcional)', '2020-01-01T10:00');
    press('Salvar');
    expect(await screen.findByText('Escolha um horário que ainda vai chegar.')).toBeTruthy();
    expect(screen.getByText('Confira os campos marcados.')).toBeTruthy();
    type('Agendar a publicação (opcional)', '2999-01-01T10:00');
    press('Salvar');
    await waitFor(() => expect(savesTo(server)).toHaveLength(1));
    expect(savesTo(server)[0]?.publication).toEqual({
      state: 'scheduled',
      at: new Date('2999-01-01T10:00').toISOString(),
    });
  });

  it.each([
    [editorPage, 'Salvar', 'Erro', /^Erro ao salvar o post: Algo deu errado do nosso lado/],
    [`/en${editorPage}`, 'Save', 'Error', /^Error saving the post: Something went wrong/],
  ])('that cannot be saved says why, and stays as it is (%s)', async (address, save, title, message) => {
    const { server } = await openEditor(anEditedArticle(), { address });
    server.refuse(articleCall, 'internal');
    press(save);
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.getByDisplayValue('Noites mais calmas')).toBeTruthy();
  });

  it('what the server finds wrong stands beside its field', async () => {
    const { server } = await openEditor();
    server.refuse(articleCall, 'invalid_input', { 'fields.author': 'too_long' });
    press('Salvar');
    expect(await screen.findByText('Ficou longo demais.')).toBeTruthy();
  });

  it('what she types while it is being saved is not lost', async () => {
    const { server, app } = await openEditor();
    const answer = server.holdAnswers(articleCall);
    press('Salvar');
    type('Título', 'Depois de salvar');
    await act(async () => answer());
    expect(await screen.findByText('O que você escreveu depois continua aqui, guardado.')).toBeTruthy();
    expect(app.address()).toBe(editorPage);
    press('Salvar');
    await waitFor(() => expect(app.address()).toBe('/admin'));
    expect(savesTo(server).map(({ baseVersion, fields }) => [baseVersion, fields.title])).toEqual([
      [3, 'Noites mais calmas'],
      [4, 'Depois de salvar'],
    ]);
  });
});
