import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';
import { otherPhone } from '#tests/support/other-phone.ts';
import { signInByRequest } from '#tests/support/sign-in-by-request.ts';

const unique = (name: string) => `${name}-${Date.now()}@exemplo.test`;

test.describe.configure({ mode: 'parallel' });

/** As when she takes the phone up again: a test's page is never really hidden. */
const lookAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

async function addFeed(page: Page, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar mamada' }).click();
  const form = page.getByRole('dialog', { name: 'Mamada que já passou' });
  await form.getByLabel('Observações (opcional)').fill(note);
  await form.getByRole('button', { name: 'Salvar' }).click();
  const row = page.getByRole('listitem').filter({ hasText: note });
  await expect(row).toBeVisible();
  await expect(row).not.toContainText('Guardada no celular');
}

test('a feed saved on the other phone stays out of my list until I reload', async ({
  page,
  context,
  browser,
  colo,
  baseURL,
}) => {
  await page.clock.install();
  await signInByRequest(page.context(), colo, unique('dois-celulares'));
  await page.goto('/app/mamada/registros');
  await page.getByRole('button', { name: 'Adicionar mamada' }).waitFor();
  const other = await otherPhone(browser, context, baseURL);
  const there = await other.newPage();
  await there.goto('/app/mamada/registros');

  await addFeed(there, 'Do outro celular');
  // She just looks at it: within half a minute it is there.
  await expect(page.getByText('Do outro celular')).toBeHidden();
  await page.clock.fastForward(30_000);
  await expect(page.getByText('Do outro celular')).toBeVisible();

  await addFeed(there, 'Mais uma');
  await lookAgain(page);
  await expect(page.getByText('Mais uma')).toBeVisible();
  await other.close();
});

test('my baby sleeps by the other phone, and this one knows nothing of it', async ({
  page,
  context,
  browser,
  colo,
  baseURL,
}) => {
  await signInByRequest(page.context(), colo, unique('sono-em-dois'));
  await page.goto('/app/ferramentas/diario-sono');
  await page.getByRole('button', { name: 'Dormiu', exact: true }).waitFor();
  const other = await otherPhone(browser, context, baseURL);
  const there = await other.newPage();
  await there.goto('/app/ferramentas/diario-sono');
  const arrived = there.waitForResponse((response) => response.url().endsWith('/api/sync'));
  await there.getByRole('button', { name: 'Dormiu', exact: true }).click();
  await arrived;
  await lookAgain(page);
  await expect(page.getByRole('button', { name: 'Acordou', exact: true })).toBeVisible();

  await there.getByRole('button', { name: 'Acordou', exact: true }).click();
  const step = there.getByRole('dialog', { name: 'Salvar sono' });
  await step.getByLabel('Observações (opcional)').fill('No berço');
  await step.getByRole('button', { name: 'Salvar' }).click();
  await expect(there.getByRole('listitem').filter({ hasText: 'No berço' })).toBeVisible();
  await expect(there.getByText('No aparelho', { exact: true })).toHaveCount(0);
  await lookAgain(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'No berço' })).toBeVisible();
  await other.close();
});
