import { expect, test } from '#tests/support/browser-test.ts';

const languages = [
  {
    path: '/',
    app: '/app',
    stored: 'pt',
    lang: 'pt-BR',
    email: 'Seu email',
    join: 'Entrar na lista de espera',
    thanks: /Você está na lista/,
    preview: 'Ver uma prévia do app',
    invalid: /parece incompleto/,
    offline: /Confira a internet/,
  },
  {
    path: '/en',
    app: '/en/app',
    stored: 'en',
    lang: 'en',
    email: 'Your email',
    join: 'Join Waitlist',
    thanks: /on the list/,
    preview: 'Preview the app',
    invalid: /./,
    offline: /./,
  },
];

for (const language of languages) {
  test.describe(`the landing page at ${language.path}`, () => {
    test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED/, firstRun: true });

    test('reads and lays out with JavaScript off', async ({ browser, colo }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width: 360, height: 640 },
      });
      const page = await context.newPage();
      await page.goto(colo.address + language.path);
      await expect(page.locator('html')).toHaveAttribute('lang', language.lang);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Colo/);
      await expect(page.getByRole('button', { name: language.join })).toBeInViewport();
      await expect(page.getByText('© 2024 Colo')).toBeAttached();
      await context.close();
    });

    test('takes her address, thanks her and clears the field; a second time looks the same', async ({
      page,
    }) => {
      await page.goto(language.path);
      const field = page.getByRole('textbox', { name: language.email });
      for (let time = 0; time < 2; time++) {
        await field.fill(`ana-${language.stored}@exemplo.test`);
        await page.getByRole('button', { name: language.join }).click();
        await expect(page.getByText(language.thanks)).toBeVisible();
        await expect(field).toHaveValue('');
      }
    });

    test('keeps what she typed when it cannot be sent', async ({ page, context }) => {
      await page.goto(language.path);
      const field = page.getByRole('textbox', { name: language.email });
      await field.fill('ana@exemplo.test');
      await context.setOffline(true);
      await page.getByRole('button', { name: language.join }).click();
      await expect(
        page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: language.offline }).first(),
      ).toBeVisible();
      await expect(field).toHaveValue('ana@exemplo.test');
    });

    test('shows the app without an account, and starts its first run anew', async ({ page }) => {
      await page.goto(language.path);
      await page.evaluate(() => localStorage.setItem('onboarding_completed', 'true'));
      await page.getByRole('link', { name: language.preview }).first().click();
      await expect(page).toHaveURL(new RegExp(`${language.app}\\?preview=1$`));
      const stored = await page.evaluate(() => [
        localStorage.getItem('onboarding_completed'),
        localStorage.getItem('preferred_language'),
      ]);
      expect(stored).toEqual([null, language.stored]);
    });

    test('takes a signed-in visitor to the app, on load and when she signs in in another tab', async ({
      page,
      context,
      signIn,
    }) => {
      await page.goto(language.path);
      const other = await context.newPage();
      await other.goto(language.path);
      await signIn(other, `landing-${language.stored}@exemplo.test`);
      await expect(page).toHaveURL(new RegExp(`${language.app}$`));
      await page.goto(language.path);
      await expect(page).toHaveURL(new RegExp(`${language.app}$`));
    });
  });
}

test('the landing page switches language and keeps the query', async ({ page }) => {
  await page.goto('/?from=friend');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\?from=friend$/);
  await page.getByRole('link', { name: 'Português' }).click();
  await expect(page).toHaveURL(/\/\?from=friend$/);
});
