import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { categoryPath, paths, sessionPath } from '#shared/navigation/paths.ts';
import { defaultNotifications } from '#shared/notifications/notifications.schema.ts';
import { closedSection } from '#shared/quiet/quiet-places.rules.ts';
import type { SessionAnswer } from '#shared/specialists/specialists.schema.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { type Colo, call } from '#tests/support/community-page.ts';
import { goInApp } from '#tests/support/in-app.ts';
import { aFeed, write } from '#tests/support/nursing.ts';
import { workerTakesOver } from '#tests/support/service-worker.ts';
import { signInByRequest } from '#tests/support/sign-in-by-request.ts';
import { aFoodEntry, aRoutine, aSleep, toolWrite } from '#tests/support/topic-tools.ts';
import { babyWordsOn } from '#tests/support/words-of-the-baby.ts';

test.use({
  hasSamples: true,
  clockOf: 'something-changed',
  serviceWorkers: 'allow',
  expectedComplaints: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/,
});

/** But the page of a mail about a new device, which stands outside the app and speaks of that device alone. */
const screens = Object.values(paths).filter((path) => path.startsWith('/app') && path !== paths.newDevice);
const topics = ['sono-do-bebe', 'primeiras-mordidas', 'mae-inteira', 'entre-maes-categoria'].map(
  categoryPath,
);
/** What stands there is written by mothers and authors. */
const holdsOwnTexts = (path: string) => /entre-maes|mae-inteira/.test(path);

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const inEnglish = (path: string) => `/en${path}`;

/** A mother of Bento, 100 days old, with feeds, sleeps, foods, a routine and a session to be reminded of. */
async function becomeMotherOfBento(page: Page, colo: Colo): Promise<string> {
  const email = `${randomUUID()}@exemplo.test`;
  await signInByRequest(page.context(), colo, email);
  const now = new Date();
  const told = { name: 'Ana', babyName: 'Bento', babyBirthDate: daysAgo(100), journeyType: 'com-bebe' };
  await call(page, colo, 'PATCH', '/api/profile', { ...told, onboardingCompleted: true });
  await call(page, colo, 'PUT', '/api/notifications', {
    ...defaultNotifications,
    quietFrom: '00:00',
    quietTo: '00:00',
  });
  await call(page, colo, 'POST', '/api/community/rules');
  await call(page, colo, 'POST', '/api/sync', {
    writes: [
      write('feed.put', aFeed(now, { notes: 'Bento mamou bem' })),
      toolWrite('sleep.put', aSleep(now)),
      toolWrite('food-entry.put', aFoodEntry()),
      toolWrite('routine.put', aRoutine({ name: 'Noite do Bento' })),
    ],
  });
  return email;
}

async function aSessionToCome(page: Page): Promise<SessionAnswer> {
  const answer = await page.request.get('/api/specialists/sessions?language=pt');
  const { sessions }: { sessions: SessionAnswer[] } = await answer.json();
  const found = sessions.find(({ title }) => title === 'Quando o choro é meu');
  if (!found) throw new Error('The samples have no such session');
  return found;
}

async function say(page: Page, reason: string | RegExp): Promise<void> {
  await page.goto('/app/algo-mudou');
  await page.getByRole('radio', { name: reason }).check();
  await page.getByRole('button', { name: 'Guardar e silenciar' }).click();
  await expect(page.getByRole('button', { name: 'Voltar a como era' })).toBeVisible();
}

const isStored = (page: Page, quiet: string | null) =>
  expect.poll(async () => (await (await page.request.get('/api/profile')).json()).profile.quiet).toBe(quiet);

/** Home last: that is where she stands once she has said it. */
const everywhere = ({ id }: SessionAnswer) => [
  ...screens.filter((path) => path !== paths.home),
  ...topics,
  sessionPath(id),
  paths.home,
];

const load = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
};

/** Every screen with whatever speaks of the baby on it, one line for each word. */
async function searchAll(page: Page, addresses: readonly string[], go = load): Promise<string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    await go(page, address);
    found.push(...(await babyWordsOn(page, { isOwn: holdsOwnTexts(address) })));
  }
  return found;
}

test('from the moment she says it, no screen, cached page or mail speaks of the baby', async ({
  page,
  context,
  colo,
}) => {
  test.setTimeout(300_000);
  const email = await becomeMotherOfBento(page, colo);
  // Everything is seen once before, so that whatever remembers has something to remember.
  await page.goto('/app');
  await expect(page.getByText(/Bento: /)).toBeVisible();
  await workerTakesOver(page);
  for (const path of [
    paths.calendar,
    paths.nursingLog,
    paths.toolSleepDiary,
    paths.foodDiary,
    paths.vaccines,
    paths.growth,
    paths.diaryPictures,
    paths.specialists,
  ])
    await page.goto(path);
  const session = await aSessionToCome(page);
  await page.goto(sessionPath(session.id));
  await page.getByRole('button', { name: 'Lembrar' }).click();
  await expect.poll(async () => (await aSessionToCome(page)).userReminded).toBe(true);
  expect(await searchAll(page, ['/app', paths.profile]), 'the search finds what is there').not.toEqual([]);

  await say(page, 'O bebê morreu');
  await isStored(page, 'baby-died');

  await test.step('online', async () => {
    expect(await searchAll(page, everywhere(session), goInApp)).toEqual([]);
  });

  await test.step('the menu', async () => {
    await page.goto('/app');
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await babyWordsOn(page)).toEqual([]);
  });

  await test.step('what the phone keeps', async () => {
    // What other mothers wrote stays, whatever their babies are called.
    const kept = await page.evaluate(() =>
      Object.keys(localStorage).filter(
        (key) =>
          /^remembered:(?!community)/.test(key) &&
          (/week|feeds|sleeps|food|routines/.test(key) || localStorage.getItem(key)?.includes('Bento')),
      ),
    );
    expect(kept).toEqual([]);
  });

  await test.step('offline', async () => {
    await context.setOffline(true);
    expect(await searchAll(page, ['/app', ...screens.map((path) => path), inEnglish('/app')])).toEqual([]);
    await context.setOffline(false);
  });

  await test.step('mails', async () => {
    const before = (await colo.mailTo(email)).subject;
    colo.clock.pass((Date.parse(session.startsAt) - colo.clock.now().getTime()) / 60_000 - 9);
    await colo.runDueJobs();
    expect((await colo.mailTo(email)).subject, 'the newest mail is still that of signing in').toBe(before);
    const { subject, text, html } = await colo.mailTo(email);
    expect(`${subject} ${text} ${html}`).not.toMatch(/beb[eê]|baby|Bento/i);
  });

  await test.step('the installed app', async () => {
    for (const path of ['/manifest.webmanifest', '/en/manifest.webmanifest', '/app', '/en/app'])
      expect(await (await page.request.get(path)).text(), path).not.toMatch(/beb[eê]|baby|semana|week/i);
  });
});

test('nor does any screen in English', async ({ page, colo }) => {
  test.setTimeout(300_000);
  await becomeMotherOfBento(page, colo);
  const session = await aSessionToCome(page);
  await page.goto('/en/app');
  await expect(page.getByText(/Bento: /)).toBeVisible();
  await say(page, 'O bebê morreu');
  await page.goto('/en/app');
  expect(await searchAll(page, everywhere(session).map(inEnglish), goInApp)).toEqual([]);
});

test('it is said without a network, holds after an offline start, and reaches the server later', async ({
  page,
  context,
  colo,
}) => {
  await becomeMotherOfBento(page, colo);
  await page.goto('/app');
  await expect(page.getByText(/Bento: /)).toBeVisible();
  await workerTakesOver(page);
  await context.setOffline(true);
  await say(page, /Uma pausa/);
  expect(await babyWordsOn(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Voltar a como era' })).toBeVisible();
  await page.goto(paths.nursing);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Isto está guardado e fechado');
  expect(await babyWordsOn(page)).toEqual([]);
  await context.setOffline(false);
  await isStored(page, 'pause');
});

test('what is closed opens for a visit when she wants it, and all of it is back when she takes it back', async ({
  page,
  colo,
}) => {
  await becomeMotherOfBento(page, colo);
  await say(page, 'Prefiro não dizer');
  await page.goto(paths.nursingLog);
  await expect(page.getByText('Bento mamou bem')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Baixar tudo o que é meu' })).toBeVisible();
  await page.getByRole('button', { name: 'Abrir mesmo assim' }).click();
  await expect(page.getByText('Bento mamou bem')).toBeVisible();
  await page.getByRole('navigation', { name: 'Abas' }).getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('button', { name: 'Voltar a como era' })).toBeVisible();
  await page.goto(paths.nursingLog);
  await expect(page.getByRole('button', { name: 'Abrir mesmo assim' })).toBeVisible();

  await page.goto(paths.profile);
  await page.getByRole('button', { name: 'Voltar a como era' }).click();
  await expect(page.getByText(/Bento: /)).toBeVisible();
  await isStored(page, null);
  expect(await babyWordsOn(page)).not.toEqual([]);
  await page.goto(paths.nursingLog);
  await expect(page.getByText('Bento mamou bem')).toBeVisible();
  for (const path of screens.filter(closedSection)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Isto está guardado e fechado');
  }
});
