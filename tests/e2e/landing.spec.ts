import { expect, test } from '#tests/support/browser-test.ts';

const languages = [
  { path: '/', lang: 'pt-BR', join: 'Entrar na lista de espera' },
  { path: '/en', lang: 'en', join: 'Join Waitlist' },
];

for (const language of languages) {
  test.describe(`the landing page at ${language.path}`, () => {
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
  });
}

// Where only the words differ, one language stands for both; the walks pass here in each.
test.describe('the landing page', () => {
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED/, firstRun: true });

  test('takes her address, thanks her and clears the field; a second time looks the same', async ({
    page,
  }) => {
    await page.goto('/');
    const field = page.getByRole('textbox', { name: 'Seu email' });
    for (let time = 0; time < 2; time++) {
      await field.fill('ana@exemplo.test');
      await page.getByRole('button', { name: 'Entrar na lista de espera' }).click();
      await expect(page.getByText(/Você está na lista/)).toBeVisible();
      await expect(field).toHaveValue('');
    }
  });

  test('keeps what she typed when it cannot be sent', async ({ page, context }) => {
    await page.goto('/');
    const field = page.getByRole('textbox', { name: 'Seu email' });
    await field.fill('ana@exemplo.test');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Entrar na lista de espera' }).click();
    await expect(
      page
        .getByRole('alert')
        .or(page.getByRole('status'))
        .filter({ hasText: /Confira a internet/ })
        .first(),
    ).toBeVisible();
    await expect(field).toHaveValue('ana@exemplo.test');
  });

  test('shows the app without an account, and starts its first run anew', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('onboarding_completed', 'true'));
    await page.getByRole('link', { name: 'Ver uma prévia do app' }).first().click();
    await expect(page).toHaveURL(/\/app\?preview=1$/);
    const stored = await page.evaluate(() => [
      localStorage.getItem('onboarding_completed'),
      localStorage.getItem('preferred_language'),
    ]);
    expect(stored).toEqual([null, 'pt']);
  });

  test('takes a signed-in visitor to the app, on load and when she signs in in another tab', async ({
    page,
    context,
    signIn,
  }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto('/');
    await signIn(other, 'landing@exemplo.test');
    await expect(page).toHaveURL(/\/app$/);
    await page.goto('/');
    await expect(page).toHaveURL(/\/app$/);
  });
});

test('the landing page switches language and keeps the query', async ({ page }) => {
  await page.goto('/?from=friend');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\?from=friend$/);
  await page.getByRole('link', { name: 'Português' }).click();
  await expect(page).toHaveURL(/\/\?from=friend$/);
});
