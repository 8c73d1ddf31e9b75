import { expect, type Page } from '@playwright/test';
import { mp3, photo } from './media-files.ts';
import type { Desk } from './walk-desk.ts';

export const articleTitle = 'A noite em que dormimos os três';

export async function writeAnArticle({ page }: Desk): Promise<void> {
  await page.getByRole('button', { name: 'Criar Novo Post' }).click();
  await page.getByLabel('Título', { exact: true }).fill(articleTitle);
  await page.getByLabel('Conteúdo').fill('Ninguém planejou.\n\n## E deu certo\n\nPor **uma** noite.');
  await page.getByLabel('Autora').fill('Marina Alves');
  await page.getByLabel('Categoria').selectOption('Sono do Bebê');
}

export async function addPictureAndSound({ page }: Desk): Promise<void> {
  const add = (field: string, file: { name: string; mimeType: string; buffer: Buffer }) =>
    page.getByRole('group', { name: field }).locator('input[type=file]').setInputFiles(file);
  const buffer = await photo().jpeg().toBuffer();
  await add('Imagem (opcional)', { name: 'noite.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Imagem enviada com sucesso.')).toBeVisible();
  await page.getByLabel('O que a imagem mostra').fill('Três pessoas dormindo juntas');
  await add('Áudio (opcional)', { name: 'noite.mp3', mimeType: 'audio/mpeg', buffer: mp3() });
  await expect(page.getByText('Áudio enviado com sucesso.')).toBeVisible();
}

export async function lookAtThePreview({ page }: Desk): Promise<void> {
  const preview = page.frameLocator('iframe[title="Prévia"]');
  await expect(preview.getByRole('heading', { level: 1, name: articleTitle })).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'E deu certo' })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'Três pessoas dormindo juntas' })).toBeVisible();
}

export async function publishIt({ page }: Desk): Promise<void> {
  await page.getByText('Publicar imediatamente').click();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Post criado!')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: articleTitle });
  await expect(row.getByText('Publicado')).toBeVisible();
}

/** On a mother's phone, by the library. */
export async function readIt(reader: Page): Promise<void> {
  await reader.goto('/app/sono-do-bebe');
  await reader
    .getByRole('article')
    .or(reader.getByRole('listitem'))
    .filter({ hasText: articleTitle })
    .getByRole('link')
    .first()
    .click();
  await expect(reader.getByRole('heading', { level: 1, name: articleTitle })).toBeVisible();
  await expect(reader.getByRole('img', { name: 'Três pessoas dormindo juntas' })).toBeVisible();
  await expect(reader.getByRole('region', { name: 'Ouvir este conteúdo' })).toBeVisible();
}
