import type { Page } from '@playwright/test';
import type { ArticleAnswer, ArticleCardAnswer, ArticleListAnswer } from '#shared/library/library.schema.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { signInByRequest } from '#tests/support/sign-in-by-request.ts';

const unique = (name: string) => `${name}-${Date.now()}@exemplo.test`;

type Fits = (card: ArticleCardAnswer) => boolean;

/** The first article of the library that fits. Pictures and recordings arrive a moment after the server. */
async function findArticle(page: Page, fits: Fits): Promise<ArticleCardAnswer> {
  let found: ArticleCardAnswer | undefined;
  const look = async () => {
    found = (await everyArticle(page)).find(fits);
    return found !== undefined;
  };
  await expect.poll(look, { timeout: 30_000, message: 'an article of the library fits' }).toBe(true);
  if (!found) throw new Error('No article of the library fits');
  return found;
}

async function everyArticle(page: Page): Promise<ArticleCardAnswer[]> {
  const articles: ArticleCardAnswer[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = new URLSearchParams({ language: 'pt', ...(cursor && { cursor }) });
    const list: ArticleListAnswer = await (await page.request.get(`/api/articles?${query}`)).json();
    articles.push(...list.articles);
    cursor = list.nextCursor;
  }
  return articles;
}

const withAudio = ({ hasAudio }: ArticleCardAnswer) => hasAudio;
const player = (page: Page) => page.getByRole('region', { name: 'Ouvir este conteúdo' });
const bar = (page: Page) => page.getByRole('region', { name: 'Tocando agora' });
const position = (page: Page) => player(page).getByRole('slider', { name: 'Posição do áudio' });

test.describe('an article', () => {
  test('is whole: title, introduction, tip, sources, and the way on', async ({ page }) => {
    const card = await findArticle(page, ({ introduction }) => Boolean(introduction));
    const article: ArticleAnswer = await (await page.request.get(`/api/articles/${card.id}`)).json();
    await page.goto(`/app/post/${card.id}?preview=1`);
    await expect(page.getByRole('heading', { level: 1, name: card.title })).toBeVisible();
    await expect(page).toHaveTitle(`${card.title} · Colo`);
    await expect(page.getByRole('region', { name: 'Introdução' })).toHaveText(card.introduction ?? '');
    await expect(page.getByRole('region', { name: 'Dica Prática' })).toContainText(
      article.practicalTip ?? '',
    );
    await expect(page.getByRole('region', { name: 'Sobre este conteúdo' })).toContainText(
      article.sources[0] ?? '',
    );
    await expect(page.getByRole('link', { name: /^Ver mais posts de / })).toHaveAttribute('href', /^\/app\b/);
  });

  test('leads to its translation and back', async ({ page }) => {
    const card = await findArticle(page, () => true);
    await page.goto(`/app/post/${card.id}?preview=1`);
    await page.getByRole('link', { name: 'Read in English' }).click();
    await expect(page).toHaveURL(/\/en\/app\/post\/[\w-]+\?preview=1$/);
    await expect(page.getByRole('link', { name: 'Ler em português' })).toBeVisible();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: card.title })).toBeVisible();
  });

  test('that does not exist says so, and leads home', async ({ page }) => {
    await page.goto('/app/post/00000000-0000-4000-8000-000000000000?preview=1');
    await expect(page.getByRole('heading', { level: 1, name: 'Post não encontrado.' })).toBeVisible();
    await page.goto('/app/post/nada?preview=1');
    await expect(page.getByRole('heading', { level: 1, name: 'Post não encontrado.' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Voltar ao início' }).click();
    await expect(page).toHaveURL(/\/app\?preview=1$/);
  });
  test.use({ expectedComplaints: /status of 404/ });
});

test.describe('listening', () => {
  test('plays a real file, and goes on where she stopped after a reload', async ({ page }) => {
    const card = await findArticle(page, withAudio);
    await page.goto(`/app/post/${card.id}?preview=1`);
    await player(page).getByRole('button', { name: 'Tocar' }).click();
    await expect(bar(page)).toContainText(/0:0[1-9] \//);
    await player(page).getByRole('button', { name: 'Avançar 15 segundos' }).click();
    await player(page).getByRole('button', { name: 'Pausar' }).click();
    const left = Number(await position(page).inputValue());
    expect(left).toBeGreaterThanOrEqual(15);

    await page.reload();
    await expect(position(page)).toHaveValue(String(left));
    await expect(bar(page)).toHaveCount(0);
    await player(page).getByRole('button', { name: 'Tocar' }).click();
    await expect(player(page).getByRole('button', { name: 'Pausar' })).not.toHaveAttribute('aria-busy');
    expect(Number(await position(page).inputValue())).toBeGreaterThanOrEqual(left);
  });

  test('plays on while she walks through the app, and the bar leads back', async ({ page }) => {
    const card = await findArticle(page, withAudio);
    await page.goto(`/app/post/${card.id}?preview=1`);
    await player(page).getByRole('button', { name: 'Tocar' }).click();
    await expect(bar(page)).toContainText(/0:0[1-9] \//);
    await page.getByRole('link', { name: 'Perfil' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Perfil' })).toBeVisible();
    const clock = bar(page).getByText(' / ');
    const heard = await clock.textContent();
    await expect(bar(page).getByRole('button', { name: 'Pausar' })).toBeVisible();
    await expect(clock).not.toHaveText(heard ?? '');
    await bar(page).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: card.title })).toBeVisible();
    await bar(page).getByRole('button', { name: 'Fechar o áudio' }).click();
    await expect(bar(page)).toHaveCount(0);
  });

  test('that fails on its way keeps her place and goes on', async ({ page }) => {
    const card = await findArticle(page, withAudio);
    await page.route('**/media/post-audio/**', (route) => route.abort('connectionfailed'));
    await page.goto(`/app/post/${card.id}?preview=1`);
    await player(page).getByRole('button', { name: 'Avançar 15 segundos' }).click();
    await player(page).getByRole('button', { name: 'Tocar' }).click();
    await expect(player(page).getByRole('alert')).toContainText('O áudio parou no caminho');
    await page.unroute('**/media/post-audio/**');
    await player(page).getByRole('button', { name: 'Continuar daqui' }).click();
    await expect(bar(page)).toContainText(/0:(1[5-9]|2\d) \//);
    await expect(player(page).getByRole('alert')).toHaveCount(0);
  });
  test.use({ expectedComplaints: /ERR_CONNECTION_FAILED|ERR_FAILED/ });
});

test.describe('what she thinks of an article', () => {
  test('is kept, counted, and can be changed', async ({ page, colo }) => {
    await signInByRequest(page.context(), colo, unique('feedback'));
    const card = await findArticle(page, () => true);
    await page.goto(`/app/post/${card.id}`);
    await expect(page.getByRole('button', { name: 'Enviar' })).toBeDisabled();
    await page.getByRole('radio', { name: 'Sim, me ajudou' }).check();
    await page.getByLabel(/sugestão/).fill('  Quero mais assim.  ');
    await expect(page.getByText('21/500')).toBeVisible();
    await page.getByRole('button', { name: 'Enviar' }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Obrigada pelo feedback!' })).toBeVisible();
    await expect(page.getByText('Obrigada pelo feedback!')).toHaveCount(1);
    // Of one answer no percentage is told.
    await expect(main.getByText(/% das mães|^Baseado em/)).toHaveCount(0);

    await page.reload();
    await expect(main.getByRole('heading', { name: 'Obrigada pelo feedback!' })).toBeVisible();
    await main.getByRole('button', { name: 'Mudar minha resposta' }).click();
    await expect(page.getByLabel(/sugestão/)).toHaveValue('Quero mais assim.');
  });

  test('of a visitor is taken too, once, and counts once when she says it again as herself', async ({
    page,
    signIn,
  }) => {
    const card = await findArticle(page, () => true);
    const thanks = page.getByRole('main').getByRole('heading', { name: 'Obrigada pelo feedback!' });
    await page.goto(`/app/post/${card.id}?preview=1`);
    await page.getByRole('radio', { name: 'Ainda não' }).check();
    await page.getByLabel(/sugestão/).fill('Faltou o fim.');
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(thanks).toBeVisible();
    await page.reload();
    await expect(thanks).toBeVisible();
    await signIn(page, unique('visitor'));
    await page.goto(`/app/post/${card.id}`);
    await page.getByRole('radio', { name: 'Sim, me ajudou' }).check();
    await page.getByRole('button', { name: 'Enviar' }).click();
    await expect(thanks).toBeVisible();
  });
});
