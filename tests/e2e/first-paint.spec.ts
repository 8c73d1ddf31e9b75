import type { BrowserContext, Page } from '@playwright/test';
import { articlePath, paths } from '#shared/navigation/paths.ts';
import { addDays, dayIn } from '#shared/time/calendar-date.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { type Colo, call } from '#tests/support/community-page.ts';
import { aConsent } from '#tests/support/consent.ts';
import { aFeed, write } from '#tests/support/nursing.ts';
import { signInByRequest } from '#tests/support/sign-in-by-request.ts';

/** Before a phone has told how it shows a page, the server goes by its name. */
const userAgent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';
test.use({ hasSamples: true, clockOf: 'first-paint', userAgent });

const born = addDays(dayIn('America/Sao_Paulo', new Date()), -20);

async function becomeAna(page: Page, colo: Colo): Promise<void> {
  await signInByRequest(page.context(), colo, `${crypto.randomUUID()}@exemplo.test`);
  const told = { name: 'Ana', babyName: 'Lia', babyBirthDate: born, journeyType: 'com-bebe' };
  await call(page, colo, 'PATCH', '/api/profile', { ...told, onboardingCompleted: true });
  const feed = write('feed.put', aFeed(new Date(), { notes: 'mamou com calma' }));
  await call(page, colo, 'POST', '/api/sync', { writes: [aConsent(), feed] });
}

/** Holds the app's own code back, as a weak connection does, until it is let go. */
async function holdApp(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/main-[\w-]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

const start = (page: Page) => page.getByRole('button', { name: 'Começar no lado esquerdo' });

test('before any of the app’s code has come, her screens show what is on them', async ({ page, colo }) => {
  await becomeAna(page, colo);
  const { articles } = await (
    await page.request.get('/api/articles?language=pt&category=No seu Tempo')
  ).json();
  const { posts } = await (await page.request.get('/api/community/posts?language=pt')).json();
  await holdApp(page);
  const shown = async (path: string) => {
    await page.goto(path, { waitUntil: 'commit' });
    return page.getByRole('main');
  };
  await expect(await shown(paths.home)).toContainText(
    /(Bom dia|Boa tarde|Boa noite), Ana.*Lia: 20 dias de vida/s,
  );
  await expect(page.getByRole('region', { name: 'Sua Semana' }).getByRole('button')).toHaveCount(7);
  await expect(await shown(paths.community)).toContainText(posts[0].content.slice(0, 30));
  await expect(await shown(articlePath(articles[0].id))).toContainText(articles[0].title);
  await expect(await shown(paths.library)).toContainText('Mais recentes');
  await expect(await shown(paths.nursing)).toContainText('Última: lado esquerdo');
  await expect(await shown('/en/app')).toContainText(/Good (morning|afternoon|evening), Ana/);
});

test('the app goes on with what is on screen, and takes nothing of it away', async ({ page, colo }) => {
  await becomeAna(page, colo);
  const letGo = await holdApp(page);
  await page.goto(paths.nursing, { waitUntil: 'commit' });
  const before = await start(page).elementHandle();
  letGo();
  await start(page).click();
  await expect(page.getByRole('button', { name: 'Terminar' })).toBeVisible();
  expect(await before?.evaluate((button) => button.isConnected)).toBe(true);
});

test('a tap that comes before the app is done as soon as it is there', async ({ page, colo }) => {
  await becomeAna(page, colo);
  const letGo = await holdApp(page);
  await page.goto(paths.nursing, { waitUntil: 'commit' });
  await start(page).click();
  await expect(start(page), 'nothing answers yet').toBeVisible();
  letGo();
  await expect(page.getByRole('button', { name: 'Terminar' })).toBeVisible();
});

test('home goes on from the page: what comes later on it opens, and leads back', async ({ page, colo }) => {
  await becomeAna(page, colo);
  await page.goto(paths.home);
  await page.getByRole('main').getByRole('button', { name: 'Sono do Bebê' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sono do Bebê' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, Ana$/);
});

test('what she types and sends before the app is not lost, and stands in no address', async ({ page }) => {
  const letGo = await holdApp(page);
  await page.goto('/app', { waitUntil: 'commit' });
  await page.getByLabel('Seu email').fill('ana@exemplo.test');
  await page.getByLabel('Seu email').press('Enter');
  letGo();
  await expect(page.getByLabel(/código/i)).toBeVisible();
  await expect(page.getByText('ana@exemplo.test')).toBeVisible();
  expect(page.url()).not.toContain('exemplo');
});

test.describe('a phone on the other side of the world', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('has its own hours, on the first page and on the next', async ({ page, colo }) => {
    await becomeAna(page, colo);
    const hour = Number(
      new Intl.DateTimeFormat('en', { timeZone: 'Asia/Tokyo', hour: 'numeric', hourCycle: 'h23' }).format(),
    );
    const greeting = hour < 12 ? 'Bom dia' : hour < 18 ? 'Boa tarde' : 'Boa noite';
    await page.goto(paths.home);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${greeting}, Ana`);
    await expect.poll(() => cookieOf(page.context())).toContain('zone=Asia%2FTokyo');
    const html = await (await page.request.get(paths.home, { headers: { Accept: 'text/html' } })).text();
    expect(html).toContain(`${greeting}, Ana`);
  });
});

async function cookieOf(context: BrowserContext): Promise<string> {
  return (await context.cookies()).find(({ name }) => name === 'colo_screen')?.value ?? '';
}

test('a timer that runs on her phone is on it after a reload: the server, which may not know it, makes no page without', async ({
  page,
  colo,
}) => {
  await becomeAna(page, colo);
  await page.goto(paths.nursing);
  await start(page).click();
  await expect.poll(() => cookieOf(page.context())).toContain('own=1');
  const html = await (await page.request.get(paths.nursing, { headers: { Accept: 'text/html' } })).text();
  expect(html).toContain('Carregando...');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Terminar' })).toBeVisible();
});

test('a page is of whoever asks, and of nobody else', async ({ page, colo, browser }) => {
  await becomeAna(page, colo);
  const asked = { headers: { Accept: 'text/html' } };
  const [hers, another] = await Promise.all([
    page.request.get(paths.nursing, asked),
    browser
      .newContext({ baseURL: colo.address })
      .then((context) => context.request.get(paths.nursing, asked)),
  ]);
  expect(await hers.text()).toContain('Ana');
  expect(hers.headers()['cache-control']).toBe('private, no-store');
  expect(await another.text()).not.toContain('Ana');
});

test('while something changed no page that arrives speaks of the baby', async ({ page, colo }) => {
  await becomeAna(page, colo);
  await page.goto(paths.somethingChanged);
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: 'Guardar e silenciar' }).click();
  await expect(page.getByRole('button', { name: 'Voltar a como era' })).toBeVisible();
  await expect
    .poll(async () => (await (await page.request.get('/api/profile')).json()).profile.quiet)
    .not.toBeNull();
  for (const path of [paths.home, paths.library, paths.nursing, '/en/app']) {
    const html = await (await page.request.get(path, { headers: { Accept: 'text/html' } })).text();
    expect(html, `${path} is made on her phone, which decides first`).not.toContain('page-data');
    expect(html).not.toMatch(/Lia|Ana/);
  }
});
