import type { Browser, Page } from '@playwright/test';
import { defaultNotifications } from '#shared/notifications/notifications.schema.ts';
import type { SessionAnswer } from '#shared/specialists/specialists.schema.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { anotherMother, type Colo, call } from '#tests/support/community-page.ts';
import { signInByRequest } from '#tests/support/sign-in-by-request.ts';

test.use({ hasSamples: true, clockOf: 'specialists' });

const tab = '/app/chat';

/** Signs the page in as a mother of her own, who has agreed to the rules. Her address. */
async function becomeSomeone(page: Page, colo: Colo, name = 'Ana'): Promise<string> {
  const email = `${crypto.randomUUID()}@exemplo.test`;
  await signInByRequest(page.context(), colo, email);
  await call(page, colo, 'PATCH', '/api/profile', { name });
  await call(page, colo, 'POST', '/api/community/rules');
  return email;
}

async function staffAt(browser: Browser, colo: Colo, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: colo.address, locale: 'pt-BR' });
  await signInByRequest(context, colo, colo.newStaff());
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

async function sessionCalled(page: Page, title: string, language = 'pt'): Promise<SessionAnswer> {
  const answer = await page.request.get(`/api/specialists/sessions?language=${language}`);
  const { sessions }: { sessions: SessionAnswer[] } = await answer.json();
  const found = sessions.find((session) => session.title === title);
  if (!found) throw new Error(`No session is called ${title}`);
  return found;
}

const pageOf = ({ id }: SessionAnswer) => `${tab}/encontro/${id}`;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const listed = (page: Page, name: string) =>
  page
    .getByRole('region', { name: /^(Todas as Videocalls|All Video Calls|Esta Semana|This Week)$/ })
    .getByRole('article', { name });

/** It moves, and its captions are read. */
async function expectToPlay(page: Page): Promise<void> {
  const video = page.locator('video');
  const at = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
  await expect.poll(at).toBeGreaterThan(0.2);
  const before = await at();
  await expect.poll(at).toBeGreaterThan(before);
  const cues = () => video.evaluate(({ textTracks: [track] }: HTMLVideoElement) => track?.cues?.length ?? 0);
  await expect.poll(cues).toBeGreaterThan(0);
}

const said = {
  start: tab,
  highlight: 'Destaque do Dia',
  live: 'Pega sem dor: perguntas ao vivo',
  badge: 'AO VIVO',
  search: ['Buscar encontros', 'introducao alimentar', 'Antes das primeiras colheradas'],
  clear: 'Limpar busca',
  chip: ['Sono', 'Noites em turnos: como dividir o cuidado'],
  all: 'Todos',
  agenda: ['Agenda', 'Esta Semana'],
  remind: ['Lembrar', 'Lembrete ativo', 'Pôr no calendário'],
  back: '← Voltar',
  title: 'Especialistas',
  watch: 'Assistir',
} as const;

test(`she finds a session, is reminded of it, and watches what is live`, async ({ page, colo }) => {
  await becomeSomeone(page, colo);
  await page.goto(said.start);
  const highlight = page.getByRole('region', { name: said.highlight });
  await expect(highlight.getByRole('link', { name: said.live })).toBeVisible();
  await expect(highlight.getByText(said.badge, { exact: true })).toBeVisible();

  const [box, typed, found] = said.search;
  await page.getByRole('searchbox', { name: box }).fill(typed);
  await expect(listed(page, found)).toBeVisible();
  await expect(listed(page, said.live)).toHaveCount(0);
  await page.getByRole('button', { name: said.clear }).click();
  const [chip, inChip] = said.chip;
  await page.getByRole('button', { name: chip, exact: true }).click();
  await expect(listed(page, said.live)).toHaveCount(0);
  await expect(listed(page, inChip)).toBeVisible();
  await page.getByRole('button', { name: said.all, exact: true }).click();

  await page.getByRole('link', { name: said.agenda[0], exact: true }).click();
  await expect(heading(page)).toHaveText(said.agenda[0]);
  const card = listed(page, inChip);
  const [remind, reminded, calendar] = said.remind;
  await card.getByRole('button', { name: remind }).click();
  await expect(card.getByRole('button', { name: reminded, pressed: true })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('link', { name: `${calendar}: ${inChip}` }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  await expect.poll(async () => (await sessionCalled(page, inChip)).userReminded).toBe(true);
  await page.getByRole('link', { name: said.back }).click();
  await expect(heading(page)).toHaveText(said.title);

  await highlight.getByRole('button', { name: said.watch }).click();
  await expectToPlay(page);
});

test('the free plan keeps two sessions, and says why a third does not fit', async ({ page, colo }) => {
  await becomeSomeone(page, colo);
  await page.goto(tab);
  const bookmark = (title: string) =>
    listed(page, title).getByRole('button', { name: 'Salvar na biblioteca' });
  const first = 'Noites em turnos: como dividir o cuidado';
  const third = bookmark('Ordenha à mão, passo a passo');
  await bookmark(first).click();
  await bookmark('Quando o choro é meu').click();
  await expect(third).toBeDisabled();
  const reason = 'Sua Biblioteca Pessoal está cheia: 2 de 2. Tire um encontro para salvar outro.';
  await expect(third).toHaveAccessibleDescription(reason);
  await expect(page.getByText(reason)).toBeVisible();
  await page.getByRole('link', { name: 'Abrir minha biblioteca' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('article', { name: first }).getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: '← Voltar' }).click();
  await expect(third).toBeEnabled();
});

test.describe('what is premium', () => {
  test.use({ expectedComplaints: /403/ });

  test('is closed on the free plan, and opens when staff give her the plan', async ({
    page,
    browser,
    colo,
  }) => {
    const email = await becomeSomeone(page, colo);
    const session = await sessionCalled(page, 'A tal culpa de mãe');
    const stream = `/api/specialists/sessions/${session.id}/stream/video`;
    const sentence = '⭐ Conteúdo Premium - Assine para acesso completo';
    await page.goto(pageOf(session));
    const watch = page.getByRole('button', { name: 'Assistir' });
    await expect(watch).toBeDisabled();
    await expect(watch).toHaveAccessibleDescription(sentence);
    await expect(page.getByText(sentence)).toBeVisible();
    expect((await page.request.get(stream)).status()).toBe(403);

    const panel = await staffAt(browser, colo, '/admin?aba=assinantes');
    await panel.getByRole('button', { name: 'Adicionar assinante' }).click();
    const form = panel.getByRole('dialog', { name: 'Adicionar assinante' });
    await form.getByLabel('Email').fill(email);
    await form.getByRole('button', { name: 'Salvar' }).click();
    await expect(panel.getByRole('listitem').filter({ hasText: email })).toContainText('Premium');
    await panel.context().close();

    await page.reload();
    await watch.click();
    await expect(page.getByText(sentence)).toHaveCount(0);
    await expectToPlay(page);
  });
});

test.describe('without a network', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to/ });

  test('the wish to be reminded waits on the phone, and arrives once', async ({
    page,
    context,
    browser,
    colo,
  }) => {
    await becomeSomeone(page, colo);
    const session = await sessionCalled(page, 'O casal depois do bebê');
    await page.goto(pageOf(session));
    await page.getByRole('button', { name: 'Lembrar' }).waitFor();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Lembrar' }).click();
    await expect(page.getByText('Guardado no celular', { exact: true })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Guardado no celular', { exact: true })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Lembrete ativo', pressed: true })).toBeVisible();
    const panel = await staffAt(browser, colo, '/admin?aba=encontros');
    await expect(panel.getByRole('listitem').filter({ hasText: session.title })).toContainText('1 lembrete ');
    await panel.context().close();
  });
});

// Last: the clocks that these move stay moved.
test('a question without a name, and one by name: another wants to know too, and it is answered', async ({
  page,
  browser,
  colo,
}) => {
  await becomeSomeone(page, colo, 'Beatriz');
  await call(page, colo, 'POST', '/api/community/rules');
  const session = await sessionCalled(page, 'Quando o choro é meu');
  await page.goto(pageOf(session));
  const asked = (where: Page, text: string) => where.getByRole('article').filter({ hasText: text });
  // Her own list shows it at once: that it arrived, only the server says.
  const isTold = (text: string) =>
    expect
      .poll(async () => (await page.request.get(`/api/specialists/sessions/${session.id}/questions`)).text())
      .toContain(text);
  const ask = async (text: string, isAnonymous: boolean) => {
    await page.getByLabel('Sua pergunta').fill(text);
    if (isAnonymous) await page.getByText('Perguntar anonimamente').click();
    await expect(page.getByRole('switch', { name: 'Perguntar anonimamente' })).toBeChecked({
      checked: isAnonymous,
    });
    await page.getByRole('button', { name: 'Enviar pergunta' }).click();
    await isTold(text);
    await expect(asked(page, text)).toBeVisible();
  };
  await ask('E quando não passa?', true);
  await ask('Posso chorar junto?', false);

  await expect(asked(page, 'E quando não passa?').getByText('A caminho', { exact: true })).toBeVisible();
  await colo.allAppear();
  const other = await anotherMother(browser, colo, { name: 'Clara' });
  await other.goto(pageOf(session));
  await expect(asked(other, 'E quando não passa?').getByRole('heading')).toHaveText('Mãe Anônima');
  await expect(asked(other, 'Posso chorar junto?').getByRole('heading')).toHaveText('Beatriz');
  await asked(other, 'E quando não passa?')
    .getByRole('button', { name: /^Também quero saber/ })
    .click();
  const heart = { name: 'Também quero saber, 1 no total' };
  await expect(asked(other, 'E quando não passa?').getByRole('button', heart)).toBeVisible();
  await isTold('"hearts":1');

  const panel = await staffAt(browser, colo, '/admin?aba=encontros');
  await panel.getByRole('button', { name: `Perguntas: ${session.title}` }).click();
  const row = panel.getByRole('dialog').getByRole('listitem').filter({ hasText: 'E quando não passa?' });
  await expect(row).toContainText('Mãe Anônima');
  await expect(row).not.toContainText('Beatriz');
  await row.getByRole('button', { name: 'Marcar como respondida' }).click();
  await row.getByLabel('Resposta em palavras').fill('Passa, e não precisa ser sozinha.');
  await row.getByRole('button', { name: 'Marcar como respondida' }).click();
  await expect(row.getByText('Respondida', { exact: true })).toBeVisible();

  await page.reload();
  await expect(asked(page, 'E quando não passa?')).toContainText('Passa, e não precisa ser sozinha.');
  await expect(asked(page, 'E quando não passa?').getByRole('button', heart)).toBeVisible();
  await other.context().close();
  await panel.context().close();
});

test('a session that staff move tells her, and then reminds her of its new time', async ({
  page,
  browser,
  colo,
}) => {
  const email = await becomeSomeone(page, colo);
  const noQuiet = { ...defaultNotifications, quietFrom: '00:00', quietTo: '00:00' };
  await call(page, colo, 'PUT', '/api/notifications', noQuiet);
  const session = await sessionCalled(page, 'Quando o choro é meu');
  await page.goto(pageOf(session));
  await page.getByRole('button', { name: 'Lembrar' }).click();
  await expect.poll(async () => (await sessionCalled(page, session.title)).userReminded).toBe(true);

  const panel = await staffAt(browser, colo, '/admin?aba=encontros');
  await panel.getByRole('button', { name: `Editar: ${session.title}` }).click();
  const start = panel.getByLabel('Começa em (horário de Brasília)');
  const later = new Date(Date.parse(`${await start.inputValue()}Z`) + 60 * 60_000);
  await start.fill(later.toISOString().slice(0, 16));
  await panel.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
  await expect(panel.getByText('Encontro salvo')).toBeVisible();
  await panel.context().close();

  const isTold = (subject: RegExp) =>
    expect(async () => {
      await colo.runDueJobs();
      expect((await colo.mailTo(email)).subject).toMatch(subject);
    }).toPass({ timeout: 10_000 });
  await isTold(/^Mudou de horário: Quando o choro é meu$/);
  const moved = await sessionCalled(page, session.title);
  colo.clock.pass((Date.parse(moved.startsAt) - colo.clock.now().getTime()) / 60_000 - 9);
  await isTold(/^Começa em \d+ minutos: Quando o choro é meu$/);
  expect((await colo.mailTo(email)).text).toContain(pageOf(session));
});
