import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { generate } from 'otplib';
import { addDays, dayIn } from '#shared/time/calendar-date.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { signInByRequest } from '#tests/support/sign-in-by-request.ts';

const unique = (name: string) => `${name}-${Date.now()}@exemplo.test`;
/** Where the browser of the tests is: near midnight London is a day ahead. */
const daysAgo = (days: number) => addDays(dayIn('America/Sao_Paulo', new Date()), -days);

test.describe('her profile', () => {
  test('shows the true age, and everything can be edited', async ({ page, colo }) => {
    await signInByRequest(page.context(), colo, unique('edit'));
    await page.goto('/app/profile');
    await page.getByRole('button', { name: 'Editar: Sobre o bebê' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Como seu bebê se chama?').fill('Bento');
    await sheet.getByText('Com o bebê', { exact: true }).click();
    await sheet.getByLabel(/Dia do nascimento/).fill(daysAgo(20));
    await sheet.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Perfil atualizado')).toBeVisible();
    await expect(page.getByRole('main').getByText('20 dias de vida').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByText('Bento').first()).toBeVisible();
    await expect(page.getByRole('main').getByText('20 dias de vida').first()).toBeVisible();
  });

  test('keeps what she typed when it cannot be saved', async ({ page, colo }) => {
    await signInByRequest(page.context(), colo, unique('keepsheet'));
    await page.goto('/app/profile');
    await page.getByRole('button', { name: 'Editar: Sobre você' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Como você se chama?').fill('Ana');
    await page.route('**/api/profile', (route) =>
      route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.continue(),
    );
    await sheet.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Erro ao salvar')).toBeVisible();
    await expect(sheet.getByLabel('Como você se chama?')).toHaveValue('Ana');
    await page.unroute('**/api/profile');
    await sheet.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Perfil atualizado')).toBeVisible();
  });
  test.use({ expectedComplaints: /ERR_INTERNET_DISCONNECTED|status of 403/ });
});

test.describe('her data', () => {
  test('comes as one file with everything', async ({ page, colo }) => {
    const email = unique('export');
    await signInByRequest(page.context(), colo, email);
    await page.goto('/app/profile');
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Baixar meus dados' }).first().click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('colo-meus-dados.zip');
    const files = unzipSync(new Uint8Array(await readFile(await download.path())));
    expect(new TextDecoder().decode(files['colo.json'])).toContain(email);
  });

  test('goes when she leaves, and comes back when she signs in within seven days', async ({
    page,
    colo,
    signIn,
  }) => {
    const email = unique('leave');
    await signInByRequest(page.context(), colo, email);
    await page.goto('/app/profile');
    await page.getByRole('button', { name: 'Sair ou excluir conta' }).click();
    await page.getByRole('button', { name: 'Excluir conta', exact: true }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByRole('link', { name: 'Antes, baixar meus dados' })).toBeVisible();
    await dialog.getByText('Apagar junto', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Excluir minha conta' }).click();
    await expect(page.getByText('Sua conta será apagada em 7 dias')).toBeVisible();
    await expect(page.getByLabel('Seu email')).toBeVisible();
    // Looked for meanwhile: it stands for seconds, and the home below may take longer.
    await Promise.all([
      signIn(page, email),
      page.getByText('Que bom ter você de volta').waitFor({ timeout: 90_000 }),
    ]);
  });
});

test.describe('a second factor', () => {
  test.use({ expectedComplaints: /status of 403/ });

  test('once turned on is asked for at the next sign-in, and a wrong code does not open', async ({
    page,
    colo,
    signIn,
  }) => {
    const email = unique('totp');
    await signInByRequest(page.context(), colo, email);
    await page.goto('/app/profile');
    await page.getByRole('button', { name: 'Ativar' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: 'Continuar' }).click();
    const secret = ((await sheet.locator('code').first().textContent()) ?? '').replaceAll(/\s/g, '');
    await sheet.getByLabel('Código de 6 números do aplicativo').fill(await generate({ secret }));
    await expect(sheet.getByText('Códigos de recuperação')).toBeVisible();
    const recovery = ((await sheet.locator('li').first().textContent()) ?? '').trim();
    await sheet.getByRole('button', { name: 'Já guardei' }).click();
    await page.getByRole('button', { name: 'Sair ou excluir conta' }).click();
    await page.getByRole('button', { name: 'Sair deste aparelho' }).click();

    await signIn(page, email);
    await expect(page.getByRole('heading', { name: 'Falta só um passo' })).toBeVisible();
    await page.getByLabel('Código de 6 números do aplicativo').fill('000000');
    await expect(page.getByRole('heading', { name: 'Falta só um passo' })).toBeVisible();
    expect((await page.request.get('/api/profile')).status()).toBe(403);
    await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
    await page.getByLabel('Código de recuperação').fill(recovery);
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(page.getByRole('navigation', { name: 'Abas' })).toBeVisible();
  });
});

test.describe('a phone as second factor', () => {
  // Her session ends behind the page's back: the page opens with who she was, and is told.
  test.use({ expectedComplaints: /401/ });

  test('gets its code by message, when she asks for it', async ({ page, colo, signIn }) => {
    const email = unique('phone');
    await signInByRequest(page.context(), colo, email);
    const call = async (path: string, data: object) =>
      (await page.request.post(`/auth/v1/factors${path}`, { data })).json();
    const phone = `+55119${String(Date.now()).slice(-8)}`;
    const { id } = await call('', { factor_type: 'phone', friendly_name: 'Celular', phone });
    const challenge = await call(`/${id}/challenge`, { channel: 'sms' });
    await call(`/${id}/verify`, { challenge_id: challenge.id, code: await colo.codeByMessage() });
    await page.request.post('/auth/v1/logout?scope=local');

    await signIn(page, email);
    await page.getByRole('button', { name: 'Enviar código por mensagem' }).click();
    const code = page.getByLabel('Código de 6 números da mensagem');
    await code.waitFor();
    await code.fill(await colo.codeByMessage());
    await expect(page.getByRole('navigation', { name: 'Abas' })).toBeVisible();
  });
});

test.describe('privacy and terms', () => {
  for (const [path, title] of [
    ['/privacidade', 'privacidade'],
    ['/en/privacidade', 'privacy'],
    ['/termos', 'termos'],
    ['/en/termos', 'terms'],
  ] as const) {
    test(`${path} can be read by anyone`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(title, 'i'));
    });
  }
});
