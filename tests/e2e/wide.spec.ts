import type { Locator, Page } from '@playwright/test';
import type { FeedAnswer } from '#shared/community/community.schema.ts';
import type { ArticleListAnswer } from '#shared/library/library.schema.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { becomeMother } from '#tests/support/community-page.ts';

test.use({ hasSamples: true });

const desk = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };
const phone = { viewport: { width: 390, height: 844 } };

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

async function anArticle(page: Page): Promise<string> {
  const list: ArticleListAnswer = await (await page.request.get('/api/articles?language=pt')).json();
  // The longest has parts to list.
  const [longest] = list.articles.toSorted((one, other) => other.readingMinutes - one.readingMinutes);
  return `/app/post/${longest?.id}`;
}
async function aTalk(page: Page): Promise<string> {
  const feed: FeedAnswer = await (await page.request.get('/api/community/posts?language=pt')).json();
  return `/app/entre-maes/post/${feed.posts[0]?.id}`;
}

type Screen = {
  name: string;
  address: string | ((page: Page) => Promise<string>);
  /** What she taps once there. */
  open?: (page: Page) => Promise<void>;
  first: (page: Page) => Locator;
  second: (page: Page) => Locator;
  /** Only at a desk. */
  isExtra?: boolean;
};

/** What stands in the first column, and what beside it: on a phone, below it. */
const screens: Screen[] = [
  {
    name: 'home',
    address: '/app',
    first: (page) => region(page, 'Sua Semana'),
    second: (page) => page.getByRole('main').getByRole('link', { name: /^Mamada/ }),
  },
  {
    name: 'an article',
    address: anArticle,
    first: (page) => region(page, 'Introdução'),
    second: (page) => region(page, 'Mais como este'),
  },
  {
    name: 'a talk',
    address: aTalk,
    first: (page) => heading(page, 'Comentários'),
    second: (page) => page.getByRole('navigation', { name: 'Conversas' }),
    isExtra: true,
  },
  {
    name: 'a category',
    address: '/app/sono-do-bebe',
    first: (page) => page.getByText('artigos encontrados'),
    second: (page) => heading(page, 'Especialista da Semana'),
  },
  {
    name: 'a topic',
    address: '/app',
    open: (page) => page.getByRole('main').getByRole('button', { name: 'Mãe Inteira' }).click(),
    first: (page) => region(page, 'Para ler sobre isso'),
    second: (page) => heading(page, 'Conversas recentes'),
  },
  {
    name: 'the specialists',
    address: '/app/chat',
    first: (page) => page.getByRole('searchbox'),
    second: (page) => region(page, 'Biblioteca Pessoal'),
  },
  {
    name: 'the profile',
    address: '/app/profile',
    first: (page) => heading(page, 'Sobre o bebê'),
    second: (page) => heading(page, 'Opções'),
  },
  {
    name: 'the nursing timer',
    address: '/app/mamada',
    first: (page) => heading(page, 'Mamada'),
    second: (page) => heading(page, 'Últimas mamadas'),
  },
];

async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  if (!box) throw new Error('What is visible has no place');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test.describe('on my big screen everything is one thin column in an empty page', () => {
  test.use(desk);

  for (const { name, address, open, first, second } of screens)
    test(`${name} stands in two columns`, async ({ page, colo }) => {
      await becomeMother(page, colo, { name: 'Ana' });
      await page.goto(typeof address === 'string' ? address : await address(page));
      await open?.(page);
      const beside = await boxOf(second(page));
      const before = await boxOf(first(page));
      expect(beside.x).toBeGreaterThanOrEqual(before.right);
      expect(beside.right).toBeLessThanOrEqual(desk.viewport.width);
      // Both are in sight without scrolling.
      expect(Math.max(before.y, beside.y)).toBeLessThan(desk.viewport.height);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });

  test('the articles of the library stand two by two', async ({ page }) => {
    await page.goto('/app/biblioteca?preview=1');
    const rows = region(page, 'Mais recentes')
      .getByRole('listitem')
      .filter({ has: page.locator('h3') });
    const one = await boxOf(rows.nth(0));
    const other = await boxOf(rows.nth(1));
    expect(other.x).toBeGreaterThanOrEqual(one.right);
    expect(other.y).toBe(one.y);
  });

  test('the keyboard comes to the contents before the text, and a part is one press away', async ({
    page,
  }) => {
    await page.goto(`${await anArticle(page)}?preview=1`);
    const part = page.getByRole('navigation', { name: 'Neste texto' }).getByRole('link').last();
    const words = (await part.textContent()) ?? '';
    await page.getByRole('button', { name: 'Texto maior' }).focus();
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('navigation', { name: 'Neste texto' }).getByRole('link').first(),
    ).toBeFocused();
    await part.press('Enter');
    await expect(page.getByRole('heading', { level: 2, name: words })).toBeFocused();
    await expect(page.getByRole('heading', { level: 2, name: words })).toBeInViewport();
  });
});

test.describe('on my phone nothing changed', () => {
  test.use(phone);

  for (const { name, address, open, first, second, isExtra } of screens)
    test(`${name} is one column, in its order`, async ({ page, colo }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await becomeMother(page, colo, { name: 'Ana' });
      await page.goto(typeof address === 'string' ? address : await address(page));
      await open?.(page);
      const before = await boxOf(first(page));
      if (isExtra) await expect(second(page)).toHaveCount(0);
      else expect((await boxOf(second(page))).y).toBeGreaterThanOrEqual(before.bottom);
      // What only a desk shows is not even fetched.
      expect(asked.filter((url) => /talk-lines|article-beside/.test(url))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
});
