import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { workerTakesOver } from '#tests/support/service-worker.ts';

// The browser says on its console that it is offline, and that what was closed stays closed.
test.use({
  hasConsent: false,
  serviceWorkers: 'allow',
  expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 403/,
});

const question = (page: Page) => page.getByRole('dialog', { name: 'Guardar os seus registros?' });
const answer = async (page: Page, name: string) => {
  await question(page).getByRole('button', { name }).last().click();
  await expect(question(page)).toBeHidden();
};
const line = (page: Page) => page.getByText('1 registro só neste celular, à espera da sua resposta');
const panel = (page: Page) => page.getByRole('heading', { name: 'Seus registros estão fechados' });
const feeds = async (page: Page): Promise<unknown[]> =>
  (await (await page.request.get('/api/diary?kind=feed&timeZone=UTC')).json()).records;

async function takeBack(page: Page, choice: RegExp, confirm: string): Promise<void> {
  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Retirar o consentimento' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Retirar o consentimento?' });
  await dialog.getByText(choice).click();
  await Promise.all([
    page.waitForResponse('**/api/sync'),
    dialog.getByRole('button', { name: confirm }).click(),
  ]);
  await expect(dialog).toBeHidden();
}

test('a feed recorded offline waits for her answer, arrives with it, is closed and opened, and deleted', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(page, 'consentimento@exemplo.test');
  await page.goto('/app/mamada');
  await workerTakesOver(page);
  await page.getByRole('button', { name: 'Começar no lado esquerdo' }).waitFor();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Começar no lado esquerdo' }).click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(line(page)).toBeVisible();
  await page.getByRole('button', { name: 'Terminar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('timer')).toHaveText('00:00');
  await expect(question(page)).toBeHidden();

  await context.setOffline(false);
  await page.reload();
  await expect(question(page)).toBeVisible();
  await answer(page, 'Agora não');
  await expect(line(page)).toBeVisible();
  expect(await feeds(page)).toEqual([]);
  // She is not asked on every visit for saying not now.
  await page.goto('/app/ajuda');
  await expect(line(page)).toBeVisible();
  await expect(question(page)).toBeHidden();
  await page.getByRole('button', { name: 'Responder' }).click();
  await answer(page, 'Concordo');
  await expect(line(page)).toBeHidden();
  await expect.poll(() => feeds(page)).toHaveLength(1);

  await takeBack(page, /Deixar fechado/, 'Retirar e fechar');
  await expect(page.getByText(/Os registros ficaram fechados/)).toBeVisible();
  await page.goto('/app/mamada');
  await expect(panel(page)).toBeVisible();
  await page.goto('/app/ferramentas/diario-sono');
  await expect(panel(page)).toBeVisible();
  await page.getByRole('button', { name: 'Abrir de novo' }).click();
  await answer(page, 'Concordo');
  await expect(panel(page)).toBeHidden();
  await page.goto('/app/mamada');
  await expect(page.getByRole('region', { name: 'Últimas mamadas' }).getByRole('listitem')).toHaveCount(1);

  await takeBack(page, /Apagar tudo/, 'Retirar e apagar');
  await expect(page.getByText(/Os registros foram apagados/).first()).toBeVisible();
  await page.goto('/app/mamada');
  await expect(page.getByRole('button', { name: 'Começar no lado esquerdo' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Últimas mamadas' }).getByRole('listitem')).toHaveCount(0);
  expect(await feeds(page)).toEqual([]);
});
