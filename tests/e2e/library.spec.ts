import { categorySegments } from '#shared/library/library.rules.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { signInByRequest } from '#tests/support/sign-in-by-request.ts';

test.describe('the library', () => {
  test('counts its articles by category, and a tile leads to them', async ({ page, colo }) => {
    await page.goto(`${colo.address}/app/biblioteca?preview=1`);
    const tile = page.getByRole('link', { name: /Sono do Bebê.*3 artigos/ });
    await tile.click();
    await expect(page).toHaveURL(/\/app\/sono-do-bebe\?preview=1$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Sono do Bebê' })).toBeVisible();
    await expect(page.getByText('3 artigos encontrados')).toBeVisible();
    await page.getByRole('link', { name: 'Ler mais →' }).first().click();
    await expect(page).toHaveURL(/\/app\/post\//);
  });

  test('finds while she types, without accents, and Back leads out of the search', async ({ page, colo }) => {
    await page.goto(`${colo.address}/app/biblioteca?preview=1`);
    const box = page.getByRole('searchbox');
    await box.fill('amamentacao');
    await expect(page).toHaveURL(/q=amamentacao/);
    await expect(
      page
        .locator('mark')
        .filter({ hasText: /amamentação/i })
        .first(),
    ).toBeVisible();
    // The same address, opened elsewhere, is the same search.
    await page.reload();
    await expect(box).toHaveValue('amamentacao');
    await expect(page.locator('mark').first()).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/q=/);
    await expect(page.getByRole('link', { name: /Sono do Bebê.*3 artigos/ })).toBeVisible();
  });

  test('searches in English on English pages, by the beginning of a word', async ({ page, colo }) => {
    await page.goto(`${colo.address}/en/app/biblioteca?preview=1`);
    await page.getByRole('searchbox').fill('breastf');
    await expect(
      page
        .locator('mark')
        .filter({ hasText: /breastfe/i })
        .first(),
    ).toBeVisible();
  });

  test('says kindly what was not found, whatever was typed', async ({ page, colo }) => {
    await page.goto(`${colo.address}/app/biblioteca?preview=1`);
    for (const term of ['zzxqy', `"'); drop | & ! <-> :*`, '🦄🦄🦄']) {
      await page.getByRole('searchbox').fill(term);
      await expect(page.getByText(`Nenhum resultado encontrado para "${term.trim()}"`)).toBeVisible();
    }
    await page.getByRole('searchbox').fill('x'.repeat(10_000));
    await expect(page.getByText(/^Nenhum resultado encontrado para "xxx/)).toBeVisible();
  });

  test('keeps an article for later', async ({ page, colo }) => {
    await signInByRequest(page.context(), colo, 'leitora@colo.test');
    await page.goto(`${colo.address}/app/higiene-natural`);
    await page.getByRole('link', { name: 'Ler mais →' }).first().click();
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await page.getByRole('button', { name: /Guardar|Salvar/ }).click();
    await page.goto(`${colo.address}/app/biblioteca/salvos`);
    await expect(page.getByText(title ?? '')).toBeVisible();
  });
});

test('every category has its address in both languages', async ({ page, colo }) => {
  for (const prefix of ['', '/en']) {
    for (const segment of categorySegments) {
      const answer = await page.goto(`${colo.address}${prefix}/app/${segment}?preview=1`);
      expect(answer?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  }
  await expect(page.getByText('juntas-no-comeco').first()).toBeVisible();
});
