import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { signInByRequest } from '#tests/support/sign-in-by-request.ts';
import { virtualAuthenticator } from '#tests/support/virtual-authenticator.ts';

// It moves the clock: an authenticator app of another file would be out of step with it.
test.use({ clockOf: 'passkeys' });

const unique = (name: string) => `${name}-${Date.now()}@exemplo.test`;

async function setUp(page: Page): Promise<void> {
  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Cadastrar ou gerenciar' }).click();
  await page.getByRole('button', { name: 'Cadastrar este aparelho' }).click();
  await expect(page.getByText('Pronto! Da próxima vez, é só a digital ou o rosto.')).toBeVisible();
}

async function signOut(page: Page): Promise<void> {
  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Sair ou excluir conta' }).click();
  await page.getByRole('button', { name: 'Sair deste aparelho' }).click();
  await expect(page.getByLabel('Seu email')).toBeVisible();
}

test.describe('the phone’s lock', () => {
  test.use({ expectedComplaints: /status of 403/ });

  test('lets her in without a mail, once it is set up in the profile', async ({ page, context, colo }) => {
    const phone = await virtualAuthenticator(context, page);
    const email = unique('passkey');
    await signInByRequest(page.context(), colo, email);
    await setUp(page);
    expect(await phone.keys()).toHaveLength(1);
    await signOut(page);
    await page.getByRole('button', { name: 'Entrar com digital ou rosto' }).click();
    await expect(page.getByRole('main').getByText(email)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('main').getByText(email)).toBeVisible();
  });

  test('is named and removed in the profile, and then opens nothing', async ({ page, context, colo }) => {
    const phone = await virtualAuthenticator(context, page);
    await signInByRequest(page.context(), colo, unique('rename'));
    await setUp(page);
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: /^Renomear/ }).click();
    await sheet.getByLabel('Nome do aparelho').fill('Celular da cozinha');
    await page.keyboard.press('Enter');
    await expect(sheet.getByText('Celular da cozinha')).toBeVisible();
    await sheet.getByRole('button', { name: 'Remover Celular da cozinha' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
    await expect(page.getByText('Aparelho removido')).toBeVisible();
    await expect(sheet.getByText('Nenhum aparelho cadastrado ainda.')).toBeVisible();
    // The phone still has its half.
    expect(await phone.keys()).toHaveLength(1);
    await signOut(page);
    await page.getByRole('button', { name: 'Entrar com digital ou rosto' }).click();
    await expect(page.getByText(/Não deu para reconhecer você por aqui/)).toBeVisible();
    await expect(page.getByLabel('Seu email')).toBeVisible();
  });

  test('that has nothing for Colo is told kindly, in English too', async ({ page, context }) => {
    const phone = await virtualAuthenticator(context, page);
    await phone.forgetKeys();
    await page.goto('/en/app');
    await page.getByRole('button', { name: 'Use fingerprint or face' }).click();
    await expect(page.getByText(/in your profile you can set up your fingerprint or face/)).toBeVisible();
    await expect(page.getByLabel('Your email')).toBeVisible();
  });
});

test.describe('before what a phone left on the table must not do', () => {
  // The server says no the first time, which is how the page learns to ask.
  test.use({ expectedComplaints: /status of 403/ });

  test('her data waits for the finger, and then comes', async ({ page, context, colo }) => {
    await virtualAuthenticator(context, page);
    await signInByRequest(page.context(), colo, unique('export'));
    await setUp(page);
    colo.clock.pass(11);
    await page.goto('/app/profile');
    const download = page.getByRole('link', { name: 'Baixar meus dados' }).first();
    await download.click();
    const sheet = page.getByRole('dialog', { name: 'Confirme que é você' });
    await expect(sheet).toBeVisible();
    const downloading = page.waitForEvent('download');
    await sheet.getByRole('button', { name: 'Usar a digital ou o rosto' }).click();
    expect((await downloading).suggestedFilename()).toBe('colo-meus-dados.zip');
    await expect(sheet).toBeHidden();
    // For ten minutes nothing more is asked.
    const again = page.waitForEvent('download');
    await download.click();
    await again;
  });

  test('her account is deleted after a code of her mailbox, and not before', async ({ page, colo }) => {
    const email = unique('leave');
    await signInByRequest(page.context(), colo, email);
    colo.clock.pass(11);
    await page.goto('/app/profile');
    await page.getByRole('button', { name: 'Sair ou excluir conta' }).click();
    await page.getByRole('button', { name: 'Excluir conta', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir minha conta' }).click();
    const sheet = page.getByRole('dialog', { name: 'Confirme que é você' });
    await sheet.getByRole('button', { name: `Enviar um código para ${email}` }).click();
    await sheet.getByLabel('Código de 6 números do email').waitFor();
    const code = await colo.codeFor(email);
    await sheet
      .getByLabel('Código de 6 números do email')
      .fill(String((Number(code) + 1) % 1_000_000).padStart(6, '0'));
    await expect(sheet.getByText('O código não confere ou já expirou.')).toBeVisible();
    await sheet.getByLabel('Código de 6 números do email').fill(code);
    await expect(page.getByText('Sua conta será apagada em 7 dias')).toBeVisible();
    await expect(page.getByLabel('Seu email')).toBeVisible();
  });

  test('closing the question changes nothing', async ({ page, colo }) => {
    await signInByRequest(page.context(), colo, unique('stay'));
    colo.clock.pass(11);
    await page.goto('/app/profile');
    await page.getByRole('button', { name: 'Cadastrar ou gerenciar' }).click();
    await page.getByRole('button', { name: 'Cadastrar este aparelho' }).click();
    const question = page.getByRole('dialog', { name: 'Confirme que é você' });
    await question.getByRole('button', { name: 'Fechar' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText('Não foi possível cadastrar')).toBeVisible();
    await expect(page.getByText('Nenhum aparelho cadastrado ainda.')).toBeVisible();
  });
});
