import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { seriousOn } from '#tests/support/axe.ts';
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

// Each signs in whom it needs: they need not wait for each other.
test.describe.configure({ mode: 'parallel' });

type Look = { colorScheme: 'light' | 'dark'; width: number };

/** Each language meets both themes and both widths: texts and colours can only clash in pairs. */
const looks = {
  pt: [
    { colorScheme: 'light', width: 360 },
    { colorScheme: 'dark', width: 1280 },
  ],
  en: [
    { colorScheme: 'light', width: 1280 },
    { colorScheme: 'dark', width: 360 },
  ],
} satisfies Record<string, [Look, Look]>;

const everyLook: Look[] = [...looks.pt, ...looks.en];

const open = (browser: Browser, colo: { address: string }, { colorScheme, width }: Look) =>
  browser.newContext({
    baseURL: colo.address,
    colorScheme,
    viewport: { width, height: 740 },
    reducedMotion: 'reduce',
  });

for (const language of ['pt', 'en'] as const) {
  const prefix = language === 'en' ? '/en' : '';
  // In two halves, so that two workers share them.
  for (const half of [0, 1]) {
    test(`axe finds nothing serious on any screen: ${language}, ${half + 1} of 2`, async ({
      browser,
      colo,
    }) => {
      test.setTimeout(300_000);
      const context = await open(browser, colo, looks[language][0]);
      await skipFirstRun(context);
      const page = await context.newPage();
      const found: string[] = [];
      const all = [...screens, await anArticle(context.request, language)];
      for (const screen of all.filter((_, place) => place % 2 === half)) {
        await page.goto((prefix + screen).replace('/en/?', '/en?').replace(/^\/en\/$/, '/en'));
        await page.getByRole('heading', { level: 1 }).waitFor();
        found.push(...(await complaintsAbout(page, prefix + screen, looks[language])));
      }
      expect(found).toEqual([]);
      await context.close();
    });
  }
}

test('the page of a topic, which has no address of its own, is clean too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/app?preview=1');
  await page.getByRole('button', { name: 'Amamentação e Acolhimento' }).click();
  await page.getByRole('heading', { level: 1, name: 'Amamentação e Acolhimento' }).waitFor();
  const narrow = { width: 360 };
  const themes: Look[] = [
    { colorScheme: 'light', ...narrow },
    { colorScheme: 'dark', ...narrow },
  ];
  expect(await complaintsAbout(page, 'topic', themes)).toEqual([]);
});

/** Each screen of the community in one look, and each look of two: what they are made of is the same in all. */
for (const { language, look } of [
  { language: 'pt', look: looks.pt[0] },
  { language: 'en', look: looks.en[1] },
] as const) {
  test(`nor in the community, where she writes: ${language}, ${look.colorScheme}`, async ({
    browser,
    colo,
  }) => {
    const context = await open(browser, colo, look);
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
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      if (screen === '?novo=1') await page.getByRole('dialog').getByRole('textbox').fill('I want to die');
      found.push(...(await complaintsAbout(page, screen, [look])));
    }
    expect(found).toEqual([]);
    await context.close();
  });
}

test('nor anywhere in the staff panel', async ({ browser, colo }) => {
  test.setTimeout(300_000);
  const context = await open(browser, colo, looks.pt[0]);
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
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    found.push(...(await complaintsAbout(page, screen, everyLook)));
  }
  expect(found).toEqual([]);
  await context.close();
});

test('the gallery of primitives is clean too', async ({ page }) => {
  await page.goto('/dev/ui');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await seriousOn(page)).toEqual([]);
});

/**
 * Nothing serious for axe, and nothing beyond the edge of the screen, in each of the looks. The page is opened once and
 * then changes its look under all rules again, as when the night comes or the phone is turned.
 */
async function complaintsAbout(page: Page, screen: string, wanted: readonly Look[]): Promise<string[]> {
  const found: string[] = [];
  for (const { colorScheme, width } of wanted) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const complaints = await seriousOn(page);
    if (beyond > 0) complaints.push(`${beyond} px wider than the screen`);
    found.push(...complaints.map((complaint) => `${screen}, ${colorScheme}, ${width} px: ${complaint}`));
  }
  return found;
}
