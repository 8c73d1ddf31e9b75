import { expect, test } from '#tests/support/browser-test.ts';

const wide = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };

const tabs = [
  ['Library', '/app/biblioteca'],
  ['Between Mothers', '/app/entre-maes'],
  ['Chat', '/app/chat'],
  ['Profile', '/app/profile'],
  ['Home', '/app'],
] as const;

test.describe('the tabs', () => {
  test('push their own path and keep the preview, under the prefix of the language', async ({ page }) => {
    await page.goto('/en/app?preview=1');
    const bar = page.getByRole('navigation', { name: 'Tabs' });
    for (const [name, path] of tabs) {
      const link = bar.getByRole('link', { name, exact: true });
      await link.click();
      await expect(page).toHaveURL(new RegExp(`/en${path}\\?preview=1$`));
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goBack();
    await expect(page).toHaveURL(/\/en\/app\/profile\?preview=1$/);
  });

  test('the calendar has its own path and no button', async ({ page }) => {
    await page.goto('/app/calendario?preview=1');
    await expect(page.getByRole('heading', { level: 1, name: 'Sua Semana' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Abas' }).getByRole('link')).toHaveCount(5);
  });
});

test.describe('the language', () => {
  test('follows the path, is stored, and can be switched without losing path and query', async ({ page }) => {
    await page.goto('/app/profile?preview=1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await page.getByRole('button', { name: 'Mudar idioma' }).click();
    await page.getByText('English', { exact: true }).click();
    await expect(page).toHaveURL(/\/en\/app\/profile\?preview=1$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Change language' })).toBeFocused();
    expect(await page.evaluate(() => localStorage.getItem('preferred_language'))).toBe('en');
    await page.goto('/app?preview=1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page.getByRole('link', { name: 'Biblioteca' }).first()).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('preferred_language'))).toBe('pt');
  });
});

test.describe('the side menu', () => {
  test.use(wide);

  test('shows on wide screens, collapses by its shortcut, and remembers it for a week', async ({
    page,
    context,
  }) => {
    await page.goto('/app?preview=1');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Abas' })).toBeHidden();
    await expect(page.getByText('Seu bebê hoje')).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Contar a data' })).toBeVisible();
    const width = () => menu.evaluate((node) => node.getBoundingClientRect().width);
    expect(await width()).toBe(256);
    await page.keyboard.press('Control+b');
    await expect.poll(width).toBe(48);
    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar:state');
    expect(cookie?.value).toBe('false');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(7);
    await page.reload();
    await expect.poll(width).toBe(48);
    await page.keyboard.press('Control+b');
    await expect.poll(width).toBe(256);
  });

  test('marks where she is', async ({ page }) => {
    await page.goto('/app/chat?preview=1');
    const menu = page.getByRole('navigation', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Especialistas' })).toHaveAttribute('aria-current', 'page');
    await menu.getByRole('link', { name: 'Comunidade' }).click();
    await expect(page).toHaveURL(/\/app\/entre-maes\?preview=1$/);
    await expect(menu.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current', 'page');
  });
});

test.describe('the drawer', () => {
  test('opens on a phone, takes her there, and closes', async ({ page }) => {
    await page.goto('/app?preview=1');
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    const drawer = page.getByRole('dialog');
    await expect(drawer).toBeVisible();
    // 18rem, as specified.
    expect(await drawer.evaluate((node) => node.getBoundingClientRect().width)).toBe(288);
    await drawer.getByRole('link', { name: 'Especialistas' }).click();
    await expect(page).toHaveURL(/\/app\/chat\?preview=1$/);
    await expect(drawer).toBeHidden();
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });
});

test.describe('a notice', () => {
  test.use(wide);

  test('lies bottom right', async ({ page }) => {
    await page.goto('/app');
    await page.getByRole('button', { name: 'Enviar link de acesso' }).click();
    await expect(page.getByText('Email obrigatório')).toBeVisible();
    const edges = await page.getByRole('region', { name: 'Avisos' }).evaluate((notices) => {
      const { right, bottom } = notices.getBoundingClientRect();
      return { right: window.innerWidth - right, bottom: window.innerHeight - bottom };
    });
    expect(edges).toEqual({ right: 16, bottom: 16 });
  });
});

test.describe('the theme', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ });

  test('can be pinned to night, and a reload shows no other first', async ({ page }) => {
    await page.goto('/app/profile?preview=1');
    await page.getByText('Noturna', { exact: true }).click();
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await expect.poll(paper).toBe('rgb(23, 17, 16)');
    await page.route('**/main-*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect.poll(paper).toBe('rgb(23, 17, 16)');
  });
});

test.describe('when something is not there', () => {
  test.use({
    expectedComplaints: /404|ERR_FAILED|dynamically imported|ERR_INTERNET_DISCONNECTED/,
  });

  for (const [path, heading, home] of [
    ['/nada', 'Ops! Página não encontrada', '/'],
    ['/en/nothing', 'Oops! Page not found', '/en'],
  ] as const) {
    test(`${path} is a 404 page with a way home, and says so in the console`, async ({ page, colo }) => {
      const logged: string[] = [];
      page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      // Said in an effect, a moment after the heading stands.
      await expect.poll(() => logged.filter((text) => text.includes(path)).length).toBe(1);
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).not.toHaveURL(new RegExp(path));
      expect(new URL(page.url()).pathname.startsWith(home === '/en' ? '/en' : '/')).toBe(true);
      expect(page.url()).toContain(colo.address);
    });
  }

  test('a screen that cannot be loaded gives a way to try again and a way home', async ({ page }) => {
    await page.goto('/app?preview=1');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route('**/assets/specialists.screen-*.js', (route) => route.abort());
    await page.getByRole('navigation', { name: 'Abas' }).getByRole('link', { name: 'Chat' }).click();
    await expect(page.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Voltar ao início' })).toBeVisible();
  });

  test('the network, a quiet notice says so and goes when it is back', async ({ page, context }) => {
    await page.goto('/app?preview=1');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await context.setOffline(true);
    await expect(page.getByText(/Você está sem conexão/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/Você está sem conexão/)).toBeHidden();
  });
});
