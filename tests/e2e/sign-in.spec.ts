import { expect, skipFirstRun, test } from '#tests/support/browser-test.ts';
import { signInByRequest } from '#tests/support/sign-in-by-request.ts';

const unique = (name: string) => `${name}-${Date.now()}@exemplo.test`;

test.describe('signing in', () => {
  test.use({ expectedComplaints: /status of 403/ });

  test('by the link of the mail, which a mail scanner’s visit does not spend', async ({
    page,
    colo,
    request,
  }) => {
    const email = unique('link');
    await page.goto('/app');
    await expect(page.getByRole('heading', { name: 'Bem-vinda ao Colo' })).toBeVisible();
    await page.getByLabel('Seu email').fill(email);
    await page.getByRole('button', { name: 'Enviar link de acesso' }).click();
    await expect(page.getByText('Link enviado!')).toBeVisible();
    await expect(page.getByText('Confira seu email para acessar o Colo.')).toBeVisible();
    const link = await colo.linkFor(email);
    expect((await request.get(link)).status()).toBe(200);
    await page.goto(link);
    await expect(page.getByRole('navigation', { name: 'Abas' })).toBeVisible();
    await expect(page).toHaveURL(`${colo.address}/app`);
    // Tapping it again in the mail, signed in already, is no reason to throw her out.
    await page.goto(link);
    await expect(page.getByRole('navigation', { name: 'Abas' })).toBeVisible();
  });

  test('by the link, opened in another browser, brings her back to the article she was at', async ({
    page,
    browser,
    colo,
  }) => {
    const email = unique('back');
    await page.goto('/app/biblioteca?preview=1');
    const card = page.locator('main a[href*="/app/post/"]').first();
    const article = new URL((await card.getAttribute('href')) ?? '', colo.address).pathname;
    await page.goto(article);
    await page.getByLabel('Seu email').fill(email);
    await page.getByRole('button', { name: 'Enviar link de acesso' }).click();
    await expect(page.getByText('Link enviado!')).toBeVisible();
    const elsewhere = await browser.newContext({ baseURL: colo.address });
    await skipFirstRun(elsewhere);
    const other = await elsewhere.newPage();
    await other.goto(await colo.linkFor(email));
    await other.getByRole('button', { name: /^Entrar como/ }).click();
    await expect(other).toHaveURL(colo.address + article);
    await expect(other.getByRole('navigation', { name: 'Abas' })).toBeVisible();
    await elsewhere.close();
  });

  test('leaves the button where she is about to tap, while the rest of the page arrives', async ({
    page,
  }) => {
    let arrive = () => {};
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/assets\/(sign-in-footer|sign-in-by-passkey)/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/app');
    const button = page.getByRole('button', { name: 'Enviar link de acesso' });
    const before = await button.boundingBox();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    arrive();
    await page.getByRole('link', { name: 'Dar uma espiada antes' }).waitFor();
    await page.getByRole('button', { name: 'Entrar com digital ou rosto' }).waitFor();
    expect(await button.boundingBox()).toEqual(before);
  });

  test('by the code, in English, lands on the English app', async ({ page, colo }) => {
    const email = unique('code');
    await page.goto('/en/app');
    await expect(page.getByRole('heading', { name: 'Welcome to Colo' })).toBeVisible();
    await page.getByLabel('Your email').fill(email);
    await page.getByRole('button', { name: 'Send access link' }).click();
    await expect(page.getByText('Link sent!')).toBeVisible();
    await expect(page.getByText('Check your email to access Colo.')).toBeVisible();
    expect((await colo.mailTo(email)).subject).toContain('is your code');
    await page.getByLabel(/code/i).fill(await colo.codeFor(email));
    await expect(page.getByRole('navigation', { name: 'Tabs' })).toBeVisible();
    await expect(page).toHaveURL(`${colo.address}/en/app`);
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Tabs' })).toBeVisible();
  });

  test('by keyboard alone', async ({ page, colo }) => {
    const email = unique('keyboard');
    await page.goto('/app');
    const field = page.getByLabel('Seu email');
    await field.waitFor();
    for (let tab = 0; tab < 10 && !(await field.evaluate((node) => node === document.activeElement)); tab++) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    const code = page.getByLabel('Código de 6 números');
    await expect(code).toBeFocused();
    await page.keyboard.type(await colo.codeFor(email));
    await expect(page.getByRole('navigation', { name: 'Abas' })).toBeVisible();
  });
});

test.describe('what can go wrong', () => {
  test.use({ expectedComplaints: /status of (403|503)|ERR_INTERNET_DISCONNECTED/ });

  test('a wrong code is told kindly, and the right one still opens', async ({ page, colo }) => {
    const email = unique('wrong');
    await page.goto('/app');
    await page.getByLabel('Seu email').fill(email);
    await page.keyboard.press('Enter');
    const code = page.getByLabel('Código de 6 números');
    await code.waitFor();
    const right = await colo.codeFor(email);
    await code.fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
    await expect(page.getByText('O código não confere ou já expirou.').first()).toBeVisible();
    await code.fill(right);
    await expect(page.getByRole('navigation', { name: 'Abas' })).toBeVisible();
  });

  test('an expired code and an expired link ask her to get new ones', async ({ page, colo }) => {
    const email = unique('late');
    await page.goto('/app');
    await page.getByLabel('Seu email').fill(email);
    await page.keyboard.press('Enter');
    const code = page.getByLabel('Código de 6 números');
    await code.waitFor();
    colo.clock.pass(11);
    await code.fill(await colo.codeFor(email));
    await expect(page.getByText('O código não confere ou já expirou.').first()).toBeVisible();
    await page.goto(await colo.linkFor(email));
    await expect(page.getByText('Este link expirou ou já foi usado.').first()).toBeVisible();
    await expect(page).not.toHaveURL(/token_hash/);
    await expect(page.getByLabel('Seu email')).toBeVisible();
  });

  test('no network keeps the address she typed', async ({ page, context }) => {
    await page.goto('/app');
    await page.getByLabel('Seu email').fill('ana@exemplo.test');
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Erro no login')).toBeVisible();
    await expect(page.getByLabel('Seu email')).toHaveValue('ana@exemplo.test');
    await context.setOffline(false);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Link enviado!')).toBeVisible();
  });
});

test.describe('signing out', () => {
  // A tab that lies behind may be about to ask for something while the other one leaves, and hears of it a moment later.
  test.use({ expectedComplaints: /status of 401/ });

  test('in one tab signs the other out at once', async ({ page, context, colo }) => {
    const email = unique('tabs');
    await signInByRequest(page.context(), colo, email);
    await page.goto('/app');
    const other = await context.newPage();
    await other.goto('/app/profile');
    await other.getByRole('button', { name: 'Sair ou excluir conta' }).click();
    await other.getByRole('button', { name: 'Sair deste aparelho' }).click();
    await expect(other.getByLabel('Seu email')).toBeVisible();
    await expect(page.getByLabel('Seu email')).toBeVisible();
  });
});

test.describe('signing out everywhere', () => {
  // The phone that was signed out from elsewhere asks once more before it knows.
  test.use({ expectedComplaints: /status of 401/ });

  test('asks first, then ends the other phone too', async ({ page, browser, colo, signIn }) => {
    const email = unique('phones');
    await signInByRequest(page.context(), colo, email);
    await page.goto('/app');
    const otherPhone = await browser.newContext({ baseURL: colo.address });
    await skipFirstRun(otherPhone);
    const other = await otherPhone.newPage();
    await other.goto('/app');
    await signIn(other, email);
    await other.goto('/app/profile');
    await other.getByRole('button', { name: 'Sair ou excluir conta' }).click();
    await expect(other.getByText('Este aparelho', { exact: true })).toBeVisible();
    await other.getByRole('button', { name: 'Sair de todos os aparelhos' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Sair de todos os aparelhos' }).click();
    await expect(other.getByLabel('Seu email')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Seu email')).toBeVisible();
    await otherPhone.close();
  });
});
