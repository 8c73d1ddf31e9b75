import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { EditingArticleAnswer } from '#shared/editing/editing.schema.ts';
import { articleFields } from '#tests/support/article-fields.ts';
import { expect, skipFirstRun, test } from '#tests/support/browser-test.ts';
import { mp3, photo } from '#tests/support/media-files.ts';
import { signInByRequest } from '#tests/support/sign-in-by-request.ts';

// Staff write at a desk.
test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });
// Which copy of a text is the newest is told by both clocks.
test.use({ clockOf: 'staff' });
test.setTimeout(90_000);

const admin = (page: Page, path: string, method: string, data?: object) =>
  page.request.fetch(`/api/admin/${path}`, {
    method,
    ...(data && { data }),
    headers: { Origin: originOf(page) },
  });
const originOf = (page: Page) => new URL(page.url()).origin;
const stored = async (page: Page, id: string): Promise<EditingArticleAnswer> =>
  (await admin(page, `articles/${id}`, 'GET')).json();

/** An article as if somebody had saved it before. */
async function savedArticle(
  page: Page,
  title: string,
  state: 'draft' | 'published' = 'draft',
): Promise<string> {
  const id = crypto.randomUUID();
  const fields = articleFields({ title, picture: null, audio: null });
  const answer = await admin(page, `articles/${id}`, 'PUT', {
    fields,
    publication: { state },
    baseVersion: 0,
  });
  expect(answer.status()).toBe(200);
  return id;
}

const idIn = (page: Page) => page.url().split('/').at(-1) ?? '';
const save = (page: Page) => page.keyboard.press('ControlOrMeta+s');
const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });

test('a text survives the death of its page, is published, read, and edited with nothing lost', async ({
  page,
  context,
  colo,
  browser,
}) => {
  await signInByRequest(context, colo, colo.newStaff());
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Painel Admin' })).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'Criar Novo Post' })).toBeVisible();
  const id = idIn(page);

  await page.getByLabel('Título', { exact: true }).fill('A casa à noite');
  await page.getByLabel('Conteúdo').fill('O bebê acorda.\n\n## Por quê?\n\nPorque **cresce**.');
  await expect(page.getByText(/^Rascunho guardado às/)).toBeVisible();
  await page.getByLabel('Introdução (opcional)').fill('Um começo.');
  await expect(page.getByText('Guardado no aparelho')).toBeVisible();
  await crash(page);

  const next = await context.newPage();
  await next.goto('/admin');
  await next.getByRole('link', { name: /A casa à noite/ }).click();
  await expect(next.getByText('Guardamos o que você escreveu')).toBeVisible();
  await expect(next.getByLabel('Conteúdo')).toHaveValue(
    'O bebê acorda.\n\n## Por quê?\n\nPorque **cresce**.',
  );
  await expect(next.getByLabel('Introdução (opcional)')).toHaveValue('Um começo.');

  await next.getByLabel('Dica prática (opcional)').fill('Apague a luz.');
  await next.getByLabel('Autora').fill('Marina Alves');
  await next.getByLabel('O que ela faz (opcional)').fill('Enfermeira');
  await next.getByLabel('Categoria').selectOption('Sono do Bebê');
  await next.getByLabel('Revisado por (opcional)').fill('Dra. Lia Prado');
  await next.getByLabel('Revisado em (opcional)').fill('2026-02-01');
  await next.getByLabel('Fontes (opcional)').fill('OMS, 2023\nSBP, 2024');
  await next.getByLabel('Como as mães chamam isso (opcional)').fill('bebê não dorme');
  await expect(next.getByRole('switch', { name: 'Publicar imediatamente' })).not.toBeChecked();
  await next.getByText('Publicar imediatamente').click();
  await expectPreview(next, 'A casa à noite');
  await save(next);
  await expect(next.getByText('Post criado!')).toBeVisible();
  await expect(row(next, 'A casa à noite').getByText('Publicado')).toBeVisible();
  await expect(next.getByText('Continuar escrevendo')).toBeHidden();

  const before = await stored(next, id);
  await row(next, 'A casa à noite').getByRole('link', { name: 'A casa à noite' }).click();
  await next.getByLabel('Título', { exact: true }).fill('A casa, à noite');
  await save(next);
  await expect(next.getByText('Post atualizado!')).toBeVisible();
  const after = await stored(next, id);
  expect(after.saved).toMatchObject({
    fields: { ...before.saved?.fields, title: 'A casa, à noite' },
    state: 'published',
  });
  expect(before.saved?.fields).toEqual(
    articleFields({
      title: 'A casa à noite',
      content: 'O bebê acorda.\n\n## Por quê?\n\nPorque **cresce**.',
      introduction: 'Um começo.',
      sources: ['OMS, 2023', 'SBP, 2024'],
      picture: null,
      pictureAlt: '',
      audio: null,
    }),
  );

  const reader = await readerPage(browser, colo);
  await reader.goto('/app/sono-do-bebe?preview=1');
  await expect(reader.getByText('A casa, à noite')).toBeVisible();
  await reader.goto(`/app/post/${id}?preview=1`);
  await expect(reader.getByRole('heading', { level: 1, name: 'A casa, à noite' })).toBeVisible();
  await expect(reader.getByRole('heading', { name: 'Por quê?' })).toBeVisible();
  await reader.context().close();
});

/** As if the browser had taken the page's memory away: nothing of it runs any more, not even a farewell. */
async function crash(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  // A hand is slower than this: by then the browser, and not only the page that dies, has the last letter.
  await page.waitForTimeout(500);
  const gone = page.waitForEvent('crash');
  devtools.send('Page.crash').catch(() => undefined);
  await gone;
  await page.close();
}

/** The frame beside the form is the reader's own page, at a phone's width and at a computer's. */
async function expectPreview(page: Page, title: string): Promise<void> {
  const frame = page.frameLocator('iframe[title="Prévia"]');
  const heading = frame.getByRole('heading', { level: 1, name: title });
  await expect(heading).toBeVisible();
  const width = () => heading.evaluate(() => window.innerWidth);
  await expect.poll(width).toBe(390);
  await page.getByRole('button', { name: 'Computador' }).click();
  await expect.poll(width).toBeGreaterThanOrEqual(1024);
  await expect(heading).toBeVisible();
  // The form is saved by key from within the preview, too.
  await heading.click();
}

type Browser = { newContext: (options: object) => Promise<BrowserContext> };

/** Somebody who is not signed in, on a phone. */
async function readerPage(browser: Browser, colo: { address: string }): Promise<Page> {
  const context = await browser.newContext({
    baseURL: colo.address,
    viewport: { width: 360, height: 640 },
    isMobile: true,
    locale: 'pt-BR',
  });
  await skipFirstRun(context);
  return context.newPage();
}

test('what is deleted comes back by undo, and from the trash; what is scheduled waits for its hour', async ({
  page,
  context,
  colo,
}) => {
  await signInByRequest(context, colo, colo.newStaff());
  await page.goto('/admin');
  const id = await savedArticle(page, 'Banho sem pressa', 'published');
  const isRead = async () => (await page.request.get(`/api/articles/${id}`)).ok();
  await page.reload();
  const mine = row(page, 'Banho sem pressa');
  const remove = mine.getByRole('button', { name: 'Deletar: Banho sem pressa' });
  await remove.click();
  await expect(page.getByText('Post deletado!')).toBeVisible();
  await expect(mine).toBeHidden();
  await expect.poll(isRead).toBe(false);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(mine).toBeVisible();
  await expect.poll(isRead).toBe(true);

  await remove.click();
  await expect.poll(isRead).toBe(false);
  await page.getByLabel('Situação').selectOption('trashed');
  await page.getByRole('button', { name: 'Restaurar “Banho sem pressa”' }).click();
  await expect(page.getByText('Post restaurado!')).toBeVisible();
  await expect.poll(isRead).toBe(true);

  await page.getByLabel('Situação').selectOption('');
  await mine.getByRole('link', { name: 'Banho sem pressa' }).click();
  await page.getByText('Publicar imediatamente').click();
  await expect(page.getByText(/o post sai do ar/)).toBeVisible();
  await page.getByLabel('Agendar a publicação (opcional)').fill(inAnHour(colo.clock.now()));
  await save(page);
  await expect(mine.getByText('Agendado')).toBeVisible();
  expect(await isRead()).toBe(false);
  colo.clock.pass(61);
  await colo.sweepPromptly();
  expect(await isRead()).toBe(true);
  await page.reload();
  await expect(mine.getByText('Publicado')).toBeVisible();
});

/** As the field takes it, on the clock of a device in São Paulo. */
function inAnHour(now: Date): string {
  const parts = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'America/Sao_Paulo',
    dateStyle: 'short',
    timeStyle: 'short',
  });
  return parts.format(new Date(now.getTime() + 60 * 60_000)).replace(' ', 'T');
}

test.describe('pictures and sounds', () => {
  // What the server refuses is an error in the browser's console.
  test.use({ expectedComplaints: /status of 4\d\d/ });

  test('are dragged in with progress, can be stopped, are judged by what is in them, and reach readers', async ({
    page,
    context,
    colo,
    browser,
  }) => {
    await signInByRequest(context, colo, colo.newStaff());
    await page.goto('/admin');
    const id = await savedArticle(page, 'Colo com imagem', 'published');
    await page.goto(`/admin/artigo/${id}`);
    const picture = page.getByRole('group', { name: 'Imagem (opcional)' });
    const large = await photo(2400, 1600).jpeg({ quality: 95 }).toBuffer();

    const devtools = await context.newCDPSession(page);
    const throttle = (uploadThroughput: number) =>
      devtools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput,
      });
    await throttle(large.length / 20);
    await drop(picture, 'praia.jpg', 'image/jpeg', large);
    await expect(picture.getByRole('button', { name: 'Enviando...' })).toBeVisible();
    const bar = picture.getByRole('progressbar', { name: 'Envio de praia.jpg' });
    const share = () => bar.evaluate((one: HTMLProgressElement) => one.position);
    await expect.poll(share).toBeGreaterThan(0);
    expect(await share()).toBeLessThan(1);
    await picture.getByRole('button', { name: 'Cancelar envio' }).click();
    await expect(picture.getByText('Envio cancelado.')).toBeVisible();
    await expect(picture.getByRole('img')).toBeHidden();
    await throttle(-1);

    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await drop(picture, 'foto.png', 'image/png', Buffer.from(script));
    await expect(picture.getByText(/^Não conseguimos abrir este arquivo/)).toBeVisible();
    await drop(picture, 'nada.png', 'image/png', Buffer.alloc(0));
    await expect(picture.getByText('Este arquivo está vazio. Escolha outro, por favor.')).toBeVisible();

    await drop(picture, 'praia.jpg', 'image/jpeg', large);
    await expect(page.getByText('Imagem enviada com sucesso.')).toBeVisible();
    await expect(picture.getByRole('img')).toBeVisible();
    await page.getByLabel('O que a imagem mostra').fill('Uma mãe com o bebê no colo');
    const sound = page.getByRole('group', { name: 'Áudio (opcional)' });
    await sound
      .locator('input[type=file]')
      .setInputFiles({ name: 'voz.mp3', mimeType: 'audio/mpeg', buffer: mp3() });
    await expect(page.getByText('Áudio enviado com sucesso.')).toBeVisible();
    await expect(sound.getByText('Duração 0:10')).toBeVisible();
    await save(page);
    await expect(page.getByText('Post atualizado!')).toBeVisible();

    const reader = await readerPage(browser, colo);
    const served = reader.waitForResponse((answer) => answer.url().includes('/media/post-images/'));
    await reader.goto(`/app/post/${id}?preview=1`);
    await expect(reader.getByRole('img', { name: 'Uma mãe com o bebê no colo' })).toBeVisible();
    expect((await served).headers()['content-type']).toMatch(/^image\/(avif|webp)$/);
    await expect(reader.getByRole('region', { name: 'Ouvir este conteúdo' })).toBeVisible();
    await reader.context().close();
  });
});

/** Lets a file go over the field, as a hand would. */
async function drop(field: Locator, name: string, type: string, bytes: Buffer): Promise<void> {
  const dataTransfer = await field.page().evaluateHandle(
    ({ name, type, base64 }) => {
      const carried = new DataTransfer();
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      carried.items.add(new File([bytes], name, { type }));
      return carried;
    },
    { name, type, base64: bytes.toString('base64') },
  );
  const zone = field.getByRole('button').first();
  for (const event of ['dragenter', 'dragover', 'drop']) await zone.dispatchEvent(event, { dataTransfer });
}

test.describe('two people and an ended session', () => {
  test.use({ expectedComplaints: /status of (401|409)/ });

  test('cost nobody a word', async ({ page, context, colo, browser }) => {
    const staffEmail = colo.newStaff();
    await signInByRequest(context, colo, staffEmail);
    await page.goto('/admin');
    const id = await savedArticle(page, 'Escrito a quatro mãos');
    await admin(page, 'staff', 'POST', { email: 'bia@colo.test' });
    const other = await browser.newContext({ baseURL: colo.address, locale: 'pt-BR' });
    await signInByRequest(other, colo, 'bia@colo.test');
    const bia = await other.newPage();
    for (const one of [page, bia]) await one.goto(`/admin/artigo/${id}`);

    await page.getByLabel('Conteúdo').fill('O texto novo da Ana.');
    await page.getByLabel('Dica prática (opcional)').fill('A dica da Ana.');
    await bia.getByLabel('Título', { exact: true }).fill('O título da Bia');
    await bia.getByLabel('Dica prática (opcional)').fill('A dica da Bia.');
    await save(bia);
    await expect(bia.getByText('Post atualizado!')).toBeVisible();
    await save(page);
    await expect(page.getByText('Alguém salvou este post enquanto você escrevia')).toBeVisible();
    expect((await stored(page, id)).saved?.fields.content).not.toBe('O texto novo da Ana.');
    const tip = page.getByRole('region', { name: 'Dica prática' });
    await expect(tip).toContainText('só aqui: Ana.');
    await expect(tip).toContainText('só aqui: Bia.');
    // What only one of them touched is chosen already.
    await expect(chosen(page, 'Título')).toHaveAccessibleName('Da outra pessoa');
    await expect(chosen(page, 'Conteúdo')).toHaveAccessibleName('O meu');
    await tip.getByText('Da outra pessoa', { exact: true }).last().click();
    await page.getByRole('button', { name: 'Salvar com estas escolhas' }).click();
    await expect(page.getByText('Post atualizado!')).toBeVisible();
    expect((await stored(page, id)).saved?.fields).toMatchObject({
      title: 'O título da Bia',
      content: 'O texto novo da Ana.',
      practicalTip: 'A dica da Bia.',
    });
    await other.close();

    await page.goto(`/admin/artigo/${id}`);
    await page.getByLabel('Conteúdo').waitFor();
    await context.clearCookies();
    await page.getByLabel('Conteúdo').fill('Escrito depois do fim da sessão.');
    await expect(page.getByRole('heading', { name: 'Sua sessão terminou' })).toBeVisible();
    // She is told while she writes, and writes on.
    await expect(page.getByLabel('Conteúdo')).toBeFocused();
    await page.getByLabel(/e-?mail/i).fill(staffEmail);
    await page.keyboard.press('Enter');
    await page.getByLabel(/código/i).waitFor();
    await page.getByLabel(/código/i).fill(await colo.codeFor(staffEmail));
    await expect(page.getByRole('heading', { name: 'Sua sessão terminou' })).toBeHidden();
    await expect(page.getByLabel('Conteúdo')).toHaveValue('Escrito depois do fim da sessão.');
    await save(page);
    await expect(page.getByText('Post atualizado!')).toBeVisible();
    expect((await stored(page, id)).saved?.fields.content).toBe('Escrito depois do fim da sessão.');
  });
});

const chosen = (page: Page, field: string) =>
  page.getByRole('region', { name: field, exact: true }).getByRole('radio', { checked: true });

test('the panel is nobody else’s: neither a visitor nor a mother sees anything of it', async ({
  page,
  context,
  colo,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const addresses = ['/admin', `/admin/artigo/${crypto.randomUUID()}`];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Esta página é da equipe' })).toBeVisible();
  }
  await signInByRequest(context, colo, 'mae@exemplo.test');
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: 'Esta página é da equipe' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
  }
  expect(asked.filter((path) => path.startsWith('/api/admin'))).toEqual([]);
  expect((await admin(page, 'articles', 'GET')).status()).toBe(403);
});
