import type { Page } from '@playwright/test';
import type { ArticleAnswer, ArticleListAnswer } from '#shared/library/library.schema.ts';
import { readingPath } from '#shared/navigation/paths.ts';
import { quietTexts } from '#shared/quiet/quiet-places.rules.ts';
import { seriousOn } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';

async function anArticle({ request }: Page, language: 'pt' | 'en' = 'pt'): Promise<ArticleAnswer> {
  const list: ArticleListAnswer = await (await request.get(`/api/articles?language=${language}`)).json();
  return (await request.get(`/api/articles/${list.articles[0]?.id}`)).json();
}

const addressOf = ({ slug, language }: ArticleAnswer) => readingPath(slug, language);

// One address here leads nowhere, on purpose.
test.use({ expectedComplaints: /status of 404/ });

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of ['pt', 'en'] as const)
    test(`an article is whole and readable, and leads to its twin: ${language}`, async ({ page }) => {
      const article = await anArticle(page, language);
      await page.goto(addressOf(article));
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'pt' ? 'pt-BR' : 'en');
      await expect(page.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
      await expect(page.getByText(article.introduction ?? '')).toBeVisible();
      await expect(page.getByText(article.sources[0] ?? '')).toBeVisible();
      const [, heading = ''] = /^## (.+)$/m.exec(article.content) ?? [];
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
      // At a comfortable size, in lines that the eye does not lose.
      const words = page.locator('#parte-0, #texto p').first();
      await expect(words).toHaveCSS('font-size', '18px');
      await page
        .getByRole('link', { name: language === 'pt' ? 'Read in English' : 'Ler em português' })
        .click();
      await expect(page).toHaveURL(language === 'pt' ? /\/en\/read\/[\w-]+$/ : /\/ler\/[\w-]+$/);
    });
});

test('what she shares opens for a friend without an account, who can go on into Colo', async ({
  page,
  browser,
  colo,
}) => {
  const article = await anArticle(page);
  await page.goto(`/app/post/${article.id}?preview=1`);
  await page.evaluate(() => {
    const share = async (what: { url: string }) => {
      document.title = what.url;
    };
    Object.assign(navigator, { share });
  });
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  const address = `${colo.address}${addressOf(article)}`;
  await expect(page).toHaveTitle(address);

  const friend = await (await browser.newContext()).newPage();
  await friend.goto(address);
  await expect(friend.getByRole('heading', { level: 1, name: article.title })).toBeVisible();
  await friend.getByRole('link', { name: 'Abrir no Colo' }).click();
  await expect(friend).toHaveURL(`${colo.address}/app/post/${article.id}`);
  await expect(friend.getByLabel(/e-?mail/i)).toBeVisible();
  await friend.context().close();
});

test('the lamp that she turned low in the app is low here too', async ({ page }) => {
  const address = addressOf(await anArticle(page));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(address);
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 248, 242)');
  await page.evaluate(() => localStorage.setItem('theme', 'night'));
  await page.reload();
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(23, 17, 16)');
});

test('the keyboard goes straight to the text', async ({ page }) => {
  await page.goto(addressOf(await anArticle(page)));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir direto ao texto' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#texto$/);
});

test('nothing is serious for axe or wider than the screen, on a phone by light and at a desk by dark', async ({
  page,
}) => {
  const ordinary = await anArticle(page);
  const loss = await page.request.get(`/api/articles/${quietTexts['quando-um-bebe-morre'].en}`);
  const addresses = [addressOf(ordinary), addressOf(await loss.json()), '/en/read/nothing-here'];
  for (const address of addresses)
    for (const { colorScheme, width } of [
      { colorScheme: 'light', width: 360 },
      { colorScheme: 'dark', width: 390 },
      { colorScheme: 'dark', width: 1280 },
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 740 });
      await page.goto(address);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect([address, width, beyond, await seriousOn(page)]).toEqual([address, width, 0, []]);
    }
});
