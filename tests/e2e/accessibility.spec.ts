import type { APIRequestContext, Page } from '@playwright/test';
import { articlePath, categoryPath, paths, sessionPath } from '#shared/navigation/paths.ts';
import { seriousOn } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { becomeMother, type Colo, call, published } from '#tests/support/community-page.ts';
import { goInApp } from '#tests/support/in-app.ts';
import { signInByRequest } from '#tests/support/sign-in-by-request.ts';

/**
 * The one pass of axe: every screen once, and every state that has parts of its own. Each is looked at by light on a
 * phone and by dark on a desk, where the columns differ; half of the screens speak English, since only the words do.
 */
test.use({
  hasSamples: true,
  // The pages that are not found, and the records that were closed, say so.
  expectedComplaints: /404|status of 403/,
  contextOptions: { reducedMotion: 'reduce' },
  isMobile: false,
  hasTouch: false,
});

// Each signs in whom it needs: they need not wait for each other.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

const looks = [
  { colorScheme: 'light', width: 360 },
  { colorScheme: 'dark', width: 1280 },
] as const;

/** Nothing serious for axe, and nothing beyond the edge of the screen, in both looks, as when the night comes. */
async function complaintsAbout(page: Page, screen: string): Promise<string[]> {
  const found: string[] = [];
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 740 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    const complaints = await seriousOn(page);
    if (beyond > 0) complaints.push(`${beyond} px wider than the screen`);
    found.push(...complaints.map((complaint) => `${screen}, ${colorScheme}, ${width} px: ${complaint}`));
  }
  await page.setViewportSize({ width: looks[0].width, height: 740 });
  return found;
}

/** The part of Colo within which one goes on without loading; none for the pages around the app. */
const areaOf = (path: string) => path.match(/^(\/en)?\/app(?=[/?]|$)/)?.[0] ?? '';

/** Opens each and looks at it; what is only there after a tap has its own test. */
async function lookAt(page: Page, screens: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const loaded = new Set<string>();
  // One language after the other, each loaded once; what stands outside the app is loaded anyway.
  for (const screen of screens.toSorted((a, b) => areaOf(a).localeCompare(areaOf(b)))) {
    if (loaded.has(areaOf(screen))) await goInApp(page, screen);
    else {
      await page.goto(screen);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    if (areaOf(screen)) loaded.add(areaOf(screen));
    found.push(...(await complaintsAbout(page, screen)));
  }
  return found;
}

const inEnglish = (path: string) => (path === '/' ? '/en' : `/en${path}`);
const alternating = (path: string, place: number) => (place % 2 === 0 ? path : inEnglish(path));
const asVisitor = (path: string) =>
  path.startsWith('/app') ? `${path}${path.includes('?') ? '&' : '?'}preview=1` : path;

async function anArticle(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/articles?language=pt&category=No seu Tempo');
  return articlePath((await answer.json()).articles[0].id);
}

async function aLiveSession(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/specialists/sessions?language=pt');
  const { sessions } = (await answer.json()) as { sessions: { id: string; title: string }[] };
  return sessionPath(sessions.find(({ title }) => title === 'Pega sem dor: perguntas ao vivo')?.id ?? '');
}

const monthsAgo = (months: number) =>
  new Date(Date.now() - months * 30.5 * 86_400_000).toISOString().slice(0, 10);

async function becomeAna(page: Page, colo: Colo, babyBirthDate: string): Promise<void> {
  await becomeMother(page, colo, { name: 'Ana' });
  const told = { babyName: 'Lia', babyBirthDate, journeyType: 'com-bebe', onboardingCompleted: true };
  await call(page, colo, 'PATCH', '/api/profile', told);
}

// In thirds, so that the workers share them.
for (const third of [0, 1, 2])
  test(`axe finds nothing serious on any screen, as a visitor sees it: ${third + 1} of 3`, async ({
    page,
  }) => {
    const screens = [
      ...Object.values(paths).filter((path) => path !== paths.adminPreview),
      '/app/biblioteca?q=sono',
      categoryPath('sono-do-bebe'),
      '/app/post/nada',
      '/nada',
      await anArticle(page.request),
      await aLiveSession(page.request),
    ];
    const mine = screens.filter((_, place) => place % 3 === third);
    expect(await lookAt(page, mine.map(asVisitor).map(alternating))).toEqual([]);
  });

test('nor before the door, where she signs in, nor on the page of all primitives', async ({ page }) => {
  expect(await lookAt(page, ['/app'])).toEqual([]);
  await page.goto('/dev/ui');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await seriousOn(page)).toEqual([]);
});

test('nor on the pages of the topics, which have no address of their own', async ({ page, colo }) => {
  await becomeAna(page, colo, monthsAgo(3));
  const found: string[] = [];
  await page.goto('/app');
  for (const topic of ['Amamentação e Acolhimento', 'Sono do Bebê', 'Primeiras Mordidas', 'Mãe Inteira']) {
    await page.getByRole('main').getByRole('button', { name: topic }).click();
    await page.getByRole('heading', { level: 1, name: topic }).waitFor();
    found.push(...(await complaintsAbout(page, topic)));
    await page.goBack();
  }
  expect(found).toEqual([]);
});

test('nor in her week, nor where she writes to other mothers', async ({ page, colo }) => {
  await becomeAna(page, colo, monthsAgo(1));
  const found = await lookAt(page, ['/app', paths.calendar]);
  await page.goto('/app');
  await page.getByRole('region', { name: 'Sua Semana' }).getByRole('button').first().click();
  await page.getByRole('button', { name: /^Curtir/ }).waitFor();
  found.push(...(await complaintsAbout(page, 'a day')));

  const content = 'Quero morrer. I want to die.';
  const id = await published(page, colo, { language: 'en', content, isAnonymous: true });
  const community = `/en${paths.community}`;
  const own = [community, `${community}/post/${id}`, `${community}/meu-espaco?aba=meus`];
  found.push(...(await lookAt(page, own)));
  await page.goto(`${community}?novo=1`);
  await page.getByRole('dialog').getByRole('textbox').fill('I want to die');
  found.push(...(await complaintsAbout(page, 'the composer, with a card of care')));
  expect(found).toEqual([]);
});

test('nor on the cards of care that a search brings', async ({ page }) => {
  const found: string[] = [];
  for (const [address, text, title] of [
    ['/app/biblioteca', 'quero morrer', 'Você não está sozinha'],
    ['/en/app/entre-maes', 'my husband hits me', 'We are with you'],
    ['/app/chat', 'bebê roxo e mole', 'Peça ajuda agora'],
    ['/en/app/biblioteca', 'my baby died', 'We are so sorry'],
  ] as const) {
    await page.goto(`${address}?preview=1`);
    await page.getByRole('searchbox').fill(text);
    await page.getByRole('complementary', { name: title }).waitFor();
    found.push(...(await complaintsAbout(page, title)));
  }
  expect(found).toEqual([]);
});

test('nor while a sleep is under way, and in its save step', async ({ page }) => {
  await page.goto(`${paths.toolSleepDiary}?preview=1`);
  await page.getByRole('button', { name: 'Dormiu', exact: true }).click();
  await page.getByRole('button', { name: 'Acordou', exact: true }).waitFor();
  const found = await complaintsAbout(page, 'asleep');
  await page.goto(`${paths.profile}?preview=1`);
  await page.getByRole('complementary', { name: 'Diário do sono' }).waitFor();
  found.push(...(await complaintsAbout(page, 'the bar of the sleep under way')));
  await page.goto(`${paths.toolSleepDiary}?preview=1`);
  await page.getByRole('button', { name: 'Acordou', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  found.push(...(await complaintsAbout(page, 'the save step')));
  await page.getByRole('dialog').getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.goto(`${paths.toolSleepCalendar}?preview=1`);
  await expect(page.getByRole('table')).toBeAttached();
  found.push(...(await complaintsAbout(page, 'the calendar with a sleep')));
  expect(found).toEqual([]);
});

test('nor on the plan of first foods, on a food, and at a reaction', async ({ page, colo }) => {
  await becomeAna(page, colo, monthsAgo(8));
  await page.goto('/app');
  await page.getByRole('button', { name: 'Primeiras Mordidas' }).click();
  await page.getByRole('button', { name: 'Plano semana a semana' }).click();
  const found = await complaintsAbout(page, 'the plan');
  const list = page.getByRole('region', { name: 'Todos os alimentos' });
  await list.getByRole('searchbox').fill('Ovo');
  await list.getByRole('button', { name: 'Salvar: Ovo', exact: true }).click();
  const saved = page.getByRole('region', { name: 'Alimentos salvos' });
  await saved.getByRole('button', { name: 'Ovo', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  found.push(...(await complaintsAbout(page, 'a food')));

  await page.goto(paths.foodDiary);
  await page.getByRole('button', { name: 'Anotar um alimento' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Alimento', { exact: true }).fill('Ovo');
  await form.getByLabel(/^Dificuldade para respirar/).check();
  await form.getByText('Ligue 192 (SAMU) agora').waitFor();
  found.push(...(await complaintsAbout(page, 'a reaction')));
  await form.getByRole('button', { name: 'Salvar', exact: true }).click();
  await page.getByText('Em pausa: ovo').waitFor();
  found.push(...(await complaintsAbout(page, 'a food on pause')));
  expect(found).toEqual([]);
});

test('nor in the places of her diary, nor in what a sentence was understood as', async ({ page, colo }) => {
  await becomeAna(page, colo, monthsAgo(3));
  await page.goto(paths.diary);
  await page.getByLabel('Escreva ou dite').fill('120 ml de fórmula agora, cocô verde agora');
  const understood = page.getByRole('region', { name: 'O que entendi' });
  await understood.getByRole('button', { name: 'Salvar os 2' }).waitFor();
  const found = await complaintsAbout(page, 'what was understood');
  await understood.getByRole('button', { name: 'Salvar os 2' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Fórmula' }).first()).toBeVisible();
  found.push(...(await complaintsAbout(page, 'the timeline')));
  await page
    .getByRole('button', { name: /^Ver o dia/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  found.push(...(await complaintsAbout(page, 'the day as a ring')));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  const places = Object.values(paths).filter((path) => path.startsWith(`${paths.diary}/`));
  found.push(...(await lookAt(page, [...places, paths.checkin].map(alternating))));
  expect(found).toEqual([]);
});

test.describe('nor where she is asked about her records', () => {
  test.use({ hasConsent: false });

  test('in the question, in taking it back, and where they are closed', async ({ page, signIn }) => {
    await signIn(page, `${crypto.randomUUID()}@exemplo.test`);
    await page.goto(paths.nursing);
    await page.getByRole('button', { name: 'Começar no lado esquerdo' }).click();
    const question = page.getByRole('dialog', { name: 'Guardar os seus registros?' });
    await question.waitFor();
    const found = await complaintsAbout(page, 'the question');
    await question.getByRole('button', { name: 'Concordo' }).last().click();
    await expect(question).toBeHidden();
    await page.goto(paths.profile);
    await page.getByRole('button', { name: 'Retirar o consentimento' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Retirar o consentimento?' });
    await dialog.getByText(/Deixar fechado/).click();
    found.push(...(await complaintsAbout(page, 'taking it back')));
    await dialog.getByRole('button', { name: 'Retirar e fechar' }).click();
    await expect(dialog).toBeHidden();
    await page.goto(paths.nursing);
    await page.getByRole('heading', { name: 'Seus registros estão fechados' }).waitFor();
    found.push(...(await complaintsAbout(page, 'closed records')));
    expect(found).toEqual([]);
  });
});

test('nor once she has said that something changed', async ({ page, colo }) => {
  await becomeAna(page, colo, monthsAgo(3));
  await page.goto(paths.somethingChanged);
  await page.getByRole('radio', { name: 'A gestação terminou' }).check();
  await page.getByRole('button', { name: 'Guardar e silenciar' }).click();
  await page.getByRole('button', { name: 'Voltar a como era' }).waitFor();
  const { home, somethingChanged, help, nursing, profile, library } = paths;
  const changed = [home, somethingChanged, help, nursing, profile, library];
  expect(await lookAt(page, changed.map(alternating))).toEqual([]);
});

test('nor anywhere in the staff panel', async ({ page, context, colo }) => {
  await signInByRequest(context, colo, colo.newStaff());
  const { articles } = await (await page.request.get('/api/admin/articles?language=pt')).json();
  const sections = [
    'moderacao',
    'espera',
    'equipe',
    'registro',
    'especialistas',
    'encontros',
    'assinantes',
    'dias',
  ];
  await page.goto(`/en/admin/artigo/${articles[0].id}`);
  await page.getByRole('textbox').first().waitFor();
  const found = await complaintsAbout(page, 'an article');
  for (const address of ['/admin', '/en/admin']) {
    await page.goto(address);
    await page.getByRole('tabpanel').waitFor();
    found.push(...(await complaintsAbout(page, address)));
    for (const section of sections.filter((_, place) => (place % 2 === 0) === (address === '/admin'))) {
      await page.locator(`[role=tab][id$=-${section}]`).click();
      found.push(...(await complaintsAbout(page, `${address}, ${section}`)));
    }
  }
  expect(found).toEqual([]);
});
