import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, skipFirstRun, test } from '#tests/support/browser-test.ts';
import { becomeMother, published } from '#tests/support/community-page.ts';
import { signInByRequest } from '#tests/support/sign-in-by-request.ts';

const screens = [
  '/',
  '/app',
  '/app?preview=1',
  '/app/biblioteca?preview=1',
  '/app/biblioteca?preview=1&q=sono',
  '/app/biblioteca/salvos?preview=1',
  '/app/sono-do-bebe?preview=1',
  '/app/ritmo-leve?preview=1',
  '/app/post/nada?preview=1',
  '/app/entre-maes?preview=1',
  '/app/chat?preview=1',
  '/app/profile?preview=1',
  '/app/calendario?preview=1',
  '/app/mamada?preview=1',
  '/app/mamada/registros?preview=1',
  '/app/mamada/folha?preview=1',
  '/admin',
  '/privacidade',
  '/termos',
  '/nada',
];

async function anArticle(request: APIRequestContext, language: string): Promise<string> {
  const answer = await request.get(`/api/articles?language=${language}&category=No seu Tempo`);
  return `/app/post/${(await answer.json()).articles[0].id}?preview=1`;
}

test.use({ expectedComplaints: /404/ });

/** Each language meets both themes and both widths: texts and colours can only clash in pairs. */
const looks = [
  { language: 'pt', colorScheme: 'light', width: 360 },
  { language: 'pt', colorScheme: 'dark', width: 1280 },
  { language: 'en', colorScheme: 'light', width: 1280 },
  { language: 'en', colorScheme: 'dark', width: 360 },
] as const;

for (const { language, colorScheme, width } of looks) {
  test(`axe finds nothing serious on any screen: ${language}, ${colorScheme}, ${width} px wide`, async ({
    browser,
    colo,
  }) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({
      baseURL: colo.address,
      colorScheme,
      viewport: { width, height: 740 },
      reducedMotion: 'reduce',
    });
    await skipFirstRun(context);
    const page = await context.newPage();
    const found: string[] = [];
    const prefix = language === 'en' ? '/en' : '';
    for (const screen of [...screens, await anArticle(context.request, language)]) {
      await page.goto((prefix + screen).replace('/en/?', '/en?').replace(/^\/en\/$/, '/en'));
      await page.getByRole('heading', { level: 1 }).waitFor();
      found.push(...(await complaintsAbout(page, prefix + screen)));
    }
    expect(found).toEqual([]);
    await context.close();
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the page of a topic, which has no address of its own, is clean too: ${colorScheme}`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/app?preview=1');
    await page.getByRole('button', { name: 'Amamentação e Acolhimento' }).click();
    await page.getByRole('heading', { level: 1, name: 'Amamentação e Acolhimento' }).waitFor();
    const { violations } = await new AxeBuilder({ page }).analyze();
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    expect(serious.map(({ id, nodes }) => `${id} at ${nodes[0]?.target}`)).toEqual([]);
  });
}

/** Each screen of the community in one look, and each look of two: what they are made of is the same in all. */
for (const { language, colorScheme, width } of [looks[0], looks[3]]) {
  test(`nor in the community, where she writes: ${language}, ${colorScheme}`, async ({ browser, colo }) => {
    const context = await browser.newContext({
      baseURL: colo.address,
      colorScheme,
      viewport: { width, height: 740 },
      reducedMotion: 'reduce',
    });
    await skipFirstRun(context);
    const page = await context.newPage();
    await becomeMother(page, colo, { name: 'Ana' });
    const id = await published(page, colo, {
      language,
      content: 'Quero morrer. I want to die.',
      isAnonymous: true,
    });
    const community = `${language === 'en' ? '/en' : ''}/app/entre-maes`;
    const found: string[] = [];
    for (const screen of ['', '?novo=1', `/post/${id}`, '/meu-espaco?aba=meus', '/regras']) {
      await page.goto(community + screen);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
      if (screen === '?novo=1') await page.getByRole('dialog').getByRole('textbox').fill('I want to die');
      found.push(...(await complaintsAbout(page, screen)));
    }
    expect(found).toEqual([]);
    await context.close();
  });
}

/** Nothing serious for axe, and nothing beyond the edge of the screen. */
async function complaintsAbout(page: Page, screen: string): Promise<string[]> {
  // The frame of the preview holds a reader's page, which is looked at as such.
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return [
    ...serious.map(({ id, nodes }) => `${screen}: ${id} at ${nodes[0]?.target}`),
    ...(beyond > 0 ? [`${screen}: ${beyond} px wider than the screen`] : []),
  ];
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`nor anywhere in the staff panel: ${colorScheme}, ${width} px wide`, async ({ browser, colo }) => {
      const context = await browser.newContext({
        baseURL: colo.address,
        colorScheme,
        viewport: { width, height: 740 },
        reducedMotion: 'reduce',
      });
      await signInByRequest(context, colo, colo.newStaff());
      const page = await context.newPage();
      const { articles } = await (await context.request.get('/api/admin/articles?language=pt')).json();
      const found: string[] = [];
      const editor = `/admin/artigo/${articles[0].id}`;
      for (const screen of [
        '/admin',
        '/admin?aba=moderacao',
        '/admin?aba=espera',
        '/admin?aba=equipe',
        '/en/admin?aba=registro',
        editor,
      ]) {
        await page.goto(screen);
        await page
          .getByRole(screen === editor ? 'textbox' : 'tabpanel')
          .first()
          .waitFor();
        await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
        found.push(...(await complaintsAbout(page, screen)));
      }
      expect(found).toEqual([]);
      await context.close();
    });
  }
}

test('the gallery of primitives is clean too', async ({ page }) => {
  await page.goto('/dev/ui');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id} at ${nodes[0]?.target}`)).toEqual([]);
});
