import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { anotherMother, cardOf, published } from './community-page.ts';
import { type Desk, openPart } from './walk-desk.ts';
import { articleTitle } from './walk-publishing.ts';

const sessionTitle = 'Perguntas da madrugada';
const reportedText = 'Quem dá fórmula não ama o bebê.';
export const readerName = 'Nina';

/** Somebody writes what the reader reports; staff take it out, and the reader is told why. */
export async function moderate(desk: Desk, reader: Page): Promise<void> {
  const { page, browser, colo } = desk;
  const author = await anotherMother(browser, colo, { name: 'Rute' });
  await published(author, colo, { content: reportedText });
  await author.context().close();

  await reader.goto('/app/entre-maes');
  await cardOf(reader, reportedText).getByRole('button', { name: 'Opções do post' }).click();
  await reader.getByRole('menuitem', { name: 'Denunciar' }).click();
  const form = reader.getByRole('dialog', { name: 'Denunciar' });
  await form.getByText('Foi grosseiro ou julgou alguém').click();
  await form.getByRole('button', { name: 'Enviar denúncia' }).click();
  await expect(reader.getByText('Obrigada por cuidar da roda')).toBeVisible();

  await openPart(desk, 'Moderação');
  await page.getByRole('link', { name: reportedText }).click();
  const one = page.getByRole('region', { name: 'Caso', exact: true });
  await expect(one).not.toContainText(readerName);
  await one.getByText('Retirar o texto', { exact: true }).click();
  await one.getByLabel('Motivo').fill('Julga quem alimenta de outro jeito.');
  await one.getByRole('button', { name: 'Registrar decisão' }).click();
  await expect(page.getByText('Decisão registrada')).toBeVisible();

  await reader.goto('/app/entre-maes/meu-espaco?aba=avisos');
  const notice = reader.getByRole('listitem').filter({ hasText: 'o texto foi retirado' });
  await expect(notice).toContainText('Julga quem alimenta de outro jeito.');
  await reader.goto('/app/entre-maes');
  await reader.getByRole('region', { name: 'Conversas' }).getByRole('article').first().waitFor();
  await expect(cardOf(reader, reportedText)).toHaveCount(0);
}

/** As the field takes it, by the clock of the house. */
const inTwoHours = (now: Date) =>
  new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(new Date(now.getTime() + 2 * 60 * 60_000))
    .replace(' ', 'T');

/** Scheduled, seen by a mother in the agenda, put on air before its time, and seen as live. */
export async function giveASession(desk: Desk, reader: Page): Promise<void> {
  const { page, colo } = desk;
  await openPart(desk, 'Encontros');
  await page.getByRole('button', { name: 'Novo encontro' }).click();
  const form = page.getByRole('dialog', { name: 'Novo encontro' });
  await form.getByLabel('Título').fill(sessionTitle);
  await form.getByLabel('Descrição').fill('Tudo o que só se pergunta de madrugada.');
  await form.getByLabel('Quem conduz').selectOption({ index: 1 });
  await form.getByLabel('Tema').selectOption('Sono');
  await form.getByLabel('Começa em (horário de Brasília)').fill(inTwoHours(colo.clock.now()));
  await form.getByLabel('Duração em minutos').fill('45');
  await form.getByLabel('Sala de videochamada').fill('https://sala.exemplo.test/madrugada');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Encontro salvo')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: sessionTitle });
  await expect(row.getByText('Agendado')).toBeVisible();

  await reader.goto('/app/chat');
  await reader.getByRole('link', { name: sessionTitle }).first().click();
  await expect(reader.getByRole('heading', { level: 1, name: sessionTitle })).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Lembrar' })).toBeVisible();

  await row.getByRole('button', { name: `Pôr no ar: ${sessionTitle}` }).click();
  // Two hours ahead it is asked whether that is meant.
  await row.getByRole('button', { name: 'Sim, pôr no ar agora' }).click();
  await expect(page.getByText('O encontro está no ar')).toBeVisible();
  await expect(row.getByText('AO VIVO')).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('main').getByText('AO VIVO').first()).toBeVisible();
}

/** Whoever left her address on the front page is in the file. */
export async function downloadTheWaitlist(desk: Desk): Promise<void> {
  const { page, browser, colo } = desk;
  const visitor = await browser.newContext({ baseURL: colo.address, locale: 'pt-BR' });
  const landing = await visitor.newPage();
  await landing.goto('/');
  await landing.getByRole('textbox', { name: 'Seu email' }).fill('espera@exemplo.test');
  await landing.getByRole('button', { name: 'Entrar na lista de espera' }).click();
  await expect(landing.getByText(/Você está na lista/)).toBeVisible();
  await visitor.close();

  await openPart(desk, 'Lista de espera');
  await expect(page.getByRole('cell', { name: 'espera@exemplo.test' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Baixar em CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('colo-waitlist.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain('espera@exemplo.test');
}

/** All of it is on record, under her name, and nothing of it names a mother. */
export async function readTheRecord(desk: Desk): Promise<void> {
  await openPart(desk, 'Registro');
  const record = desk.page.getByRole('list', { name: 'Registro' });
  for (const deed of [
    'baixou a lista de espera',
    `colocou no ar o encontro “${sessionTitle}”`,
    `agendou o encontro “${sessionTitle}”`,
    'removeu um texto da comunidade',
    `publicou o artigo “${articleTitle}”`,
    'enviou o áudio',
    'enviou a imagem',
  ])
    await expect(record.getByText(`${desk.email} ${deed}`).first()).toBeVisible();
  await expect(record).not.toContainText(readerName);
}
