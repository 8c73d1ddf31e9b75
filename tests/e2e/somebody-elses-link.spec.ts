import type { Browser, Page } from '@playwright/test';
import { expect, skipFirstRun, test } from '#tests/support/browser-test.ts';
import { signInByRequest } from '#tests/support/sign-in-by-request.ts';

const unique = (name: string) => `${name}-${Date.now()}@exemplo.test`;

/** Another phone, which knows nothing of this one. */
async function anotherPhone(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address });
  await skipFirstRun(context);
  return context.newPage();
}

const viewerOf = async (page: Page) => (await (await page.request.get('/api/viewer')).json()).viewer;

/** Whose writes wait on the phone. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<(string | null)[]>((resolve, reject) => {
        const opening = indexedDB.open('colo');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const reading = opening.result.transaction('outbox').objectStore('outbox').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            resolve(reading.result.map(({ owner }: { owner: string | null }) => owner));
          };
        };
      }),
  );

test('a link opened on another phone says whose it is, and lets her in once she says yes', async ({
  page,
  browser,
  colo,
}) => {
  const email = unique('outra');
  await page.goto('/app');
  await page.getByLabel('Seu email').fill(email);
  await page.keyboard.press('Enter');
  await page.getByLabel('Código de 6 números').waitFor();
  const other = await anotherPhone(browser, colo.address);
  await other.goto(await colo.linkFor(email));
  await expect(other.getByText('Ele abre a conta de o…@e….test.')).toBeVisible();
  expect(await viewerOf(other)).toBeNull();
  await other.getByRole('button', { name: 'Não sou eu' }).click();
  await expect(other.getByLabel('Seu email')).toBeVisible();
  await expect(other).toHaveURL(`${colo.address}/app`);
  // It is as good as before.
  await other.goto(await colo.linkFor(email));
  await other.getByRole('button', { name: 'Entrar como o…@e….test' }).click();
  await expect(other.getByRole('navigation', { name: 'Abas' })).toBeVisible();
  expect((await viewerOf(other)).email).toBe(email);
  await other.context().close();
});

test.describe('a link opened where another mother is signed in', () => {
  test.use({ expectedComplaints: /ERR_FAILED|status of 40[13]/ });

  test('moves nothing that waits on the phone to the other account', async ({ page, browser, colo }) => {
    const [ana, bia] = [unique('ana'), unique('bia')];
    await signInByRequest(page.context(), colo, ana);
    await page.goto('/app');
    const { id } = await viewerOf(page);
    const other = await anotherPhone(browser, colo.address);
    await other.request.post('/auth/v1/otp', { data: { email: bia }, headers: { Origin: colo.address } });
    await other.context().close();

    // From here to the end: a moment without it, and what waits would rightly go to her own account.
    await page.route('**/api/sync', async (route) =>
      (await viewerOf(page))?.email === ana ? route.abort() : route.continue(),
    );
    const taken: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/sync') && response.ok())
        taken.push(response.request().postData() ?? '');
    });
    await page.goto('/app/mamada');
    await page.getByRole('button', { name: 'Começar no lado esquerdo' }).click();
    await expect.poll(() => waiting(page)).toContain(id);
    await page.goto(await colo.linkFor(bia));
    await expect(page.getByText(`Aqui você está conectada como ${ana}`)).toBeVisible();
    expect((await viewerOf(page)).email).toBe(ana);
    await page.getByRole('button', { name: 'Entrar como b…@e….test' }).click();
    await expect(page.getByRole('navigation', { name: 'Abas' })).toBeVisible();
    expect((await viewerOf(page)).email).toBe(bia);
    await page.reload();
    await expect(page.getByRole('navigation', { name: 'Abas' })).toBeVisible();
    expect(await waiting(page)).toContain(id);
    expect(taken.filter((body) => body.includes(id))).toEqual([]);
  });
});

test('a new device is told by mail, and one tap there ends its session', async ({
  page,
  browser,
  colo,
  signIn,
}) => {
  const email = unique('aparelho');
  await page.goto('/app');
  await signIn(page, email);
  const thief = await anotherPhone(browser, colo.address);
  await thief.goto('/app');
  await signIn(thief, email);
  await colo.runDueJobs();
  const reader = await anotherPhone(browser, colo.address);
  await reader.goto(await colo.newDeviceLinkFor(email));
  expect(await viewerOf(thief)).not.toBeNull();
  await reader.getByRole('button', { name: 'Encerrar nesse aparelho' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('esse aparelho saiu da sua conta');
  expect([await viewerOf(thief), (await viewerOf(page))?.email]).toEqual([null, email]);
  await thief.context().close();
  await reader.context().close();
});
