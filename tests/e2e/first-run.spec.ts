import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';

test.use({ firstRun: true });

const words = {
  app: '/app',
  next: 'Próximo',
  start: 'Personalizar meu Colo',
  skip: 'Pular introdução',
  skipAll: 'Pular personalização completa',
  skipQuestions: 'Pular personalização',
  step: (n: number) => `Etapa ${n} de 4`,
  back: 'Voltar',
  continue: 'Continuar',
  finish: 'Finalizar',
  name: 'Como você se chama?',
  notFirst: 'Não é a primeira',
  other: 'Outra história',
  words: 'Conte com suas palavras',
  babyName: 'Como seu bebê se chama?',
  interests: ['Sono e rotina', 'Autocuidado e identidade', 'Trabalho e maternidade'],
  preference: 'Ouvir áudios',
  access: 'Bom de vez em quando',
  tabs: 'Abas',
  defaultName: 'Usuário',
} as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const storedProfile = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('profile_data') ?? 'null'));

async function throughTheIntro(page: Page): Promise<void> {
  for (let slide = 1; slide < 5; slide++) await button(page, words.next).click();
  await button(page, words.start).click();
}

async function answerStepOne(page: Page, name: string): Promise<void> {
  await expect(page.getByText(words.step(1))).toBeVisible();
  await page.getByLabel(words.name).fill(name);
  await page.getByText(words.notFirst, { exact: true }).click();
  await page.getByText(words.other, { exact: true }).click();
  await page.getByLabel(words.words).fill('Gêmeos');
  await button(page, words.continue).click();
}

async function answerTheRest(page: Page): Promise<void> {
  await page.getByLabel(words.babyName).fill('Bento');
  await button(page, words.continue).click();
  await expect(page.getByText(words.step(3))).toBeVisible();
  const [first, second, third] = words.interests;
  await page.getByLabel(first).check();
  await page.getByLabel(second).check();
  await expect(page.getByLabel(third)).toBeDisabled();
  await button(page, words.continue).click();
  await page.getByLabel(words.preference).check();
  await page.getByText(words.access, { exact: true }).click();
  await button(page, words.finish).click();
  await expect(page.getByRole('navigation', { name: words.tabs })).toBeVisible();
}

test.describe('the first run', () => {
  test('asks four steps, survives a reload in the middle, keeps the answers, and never comes back', async ({
    page,
  }) => {
    await page.goto(`${words.app}?preview=1`);
    await throughTheIntro(page);
    await answerStepOne(page, 'Ana Clara');
    await expect(page.getByText(words.step(2))).toBeVisible();
    await page.reload();
    await expect(page.getByText(words.step(2))).toBeVisible();
    await button(page, words.back).click();
    await expect(page.getByLabel(words.name)).toHaveValue('Ana Clara');
    await expect(page.getByLabel(words.words)).toHaveValue('Gêmeos');
    await button(page, words.continue).click();
    await answerTheRest(page);
    expect(await storedProfile(page)).toMatchObject({
      name: 'Ana Clara',
      first_maternity: false,
      previous_experience: 'outra',
      other_experience: 'Gêmeos',
      baby_name: 'Bento',
      interests: expect.arrayContaining(['sono-rotina', 'autocuidado-identidade']),
      content_preference: ['audio'],
      specialist_access: 'as-vezes',
    });
    expect(await page.evaluate(() => localStorage.getItem('onboarding_completed'))).toBe('true');
    await page.reload();
    await expect(page.getByRole('navigation', { name: words.tabs })).toBeVisible();
  });

  test('can be skipped, and she is called by the default name', async ({ page }) => {
    await page.goto(`${words.app}?preview=1`);
    await button(page, words.skip).click();
    await expect(page.getByText(words.step(1))).toBeVisible();
    await page.goBack();
    await button(page, words.skipAll).click();
    await expect(page.getByRole('navigation', { name: words.tabs })).toBeVisible();
    expect(await storedProfile(page)).toMatchObject({ name: words.defaultName });
    expect(page.url()).toContain('preview=1');
  });
});

test('the introduction goes by arrow keys, and a step waits until it is answered', async ({ page }) => {
  await page.goto('/app?preview=1');
  await expect(button(page, 'Próximo')).toBeVisible();
  for (let slide = 1; slide < 5; slide++) await page.keyboard.press('ArrowRight');
  await button(page, 'Personalizar meu Colo').click();
  await expect(page.getByText('Etapa 1 de 4')).toBeVisible();
  await page.getByLabel('Como você se chama?').fill('   ');
  await expect(button(page, 'Continuar')).toBeDisabled();
});

test('the browser’s Back goes one slide and one step back, a reload stays, and nothing of it is left after', async ({
  page,
}) => {
  await page.goto('/');
  await page.goto('/app?preview=1');
  await button(page, 'Próximo').click();
  await button(page, 'Próximo').click();
  await page.reload();
  await expect(page.getByRole('progressbar', { name: '3 de 5' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('progressbar', { name: '2 de 5' })).toBeVisible();
  await button(page, 'Pular introdução').click();
  await answerStepOne(page, 'Ana');
  await expect(page.getByText('Etapa 2 de 4')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Como você se chama?')).toHaveValue('Ana');
  await page.reload();
  await expect(page.getByLabel('Como você se chama?')).toHaveValue('Ana');
  await button(page, 'Continuar').click();
  await answerTheRest(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/$/);
});

test('a press on Continue leads to the answer that is missing', async ({ page }) => {
  await page.goto('/app?preview=1');
  await button(page, 'Pular introdução').click();
  await page.getByLabel('Como você se chama?').fill('Ana');
  await button(page, 'Continuar').press('Enter');
  await expect(page.getByRole('radio', { name: 'Sim, é a primeira' })).toBeFocused();
});

test.describe('when her session ended', () => {
  // Her phone asks for what is hers before it learns that she is no longer signed in.
  test.use({ expectedComplaints: /status of 401/ });

  test('a second mother on the same phone, and a visitor who skipped and signs in, are offered the questions', async ({
    page,
    signIn,
  }) => {
    await page.goto('/app?preview=1');
    await button(page, 'Pular personalização completa').click();
    await expect(page.getByRole('navigation', { name: 'Abas' })).toBeVisible();
    await page.goto('/app');
    await signIn(page, `one-phone-${Date.now()}@exemplo.test`);
    await button(page, 'Pular introdução').click();
    await answerStepOne(page, 'Bia');
    await answerTheRest(page);
    await page.context().clearCookies();
    await page.goto('/app');
    await signIn(page, `same-phone-${Date.now()}@exemplo.test`);
    await button(page, 'Pular introdução').click();
    await expect(page.getByLabel('Como você se chama?')).toHaveValue('');
  });
});

test('what a signed-in mother answers is kept on the server, and another phone knows her', async ({
  page,
  signIn,
}) => {
  await page.goto('/app');
  await signIn(page, `first-run-${Date.now()}@exemplo.test`);
  await throughTheIntro(page);
  await answerStepOne(page, 'Bia');
  await answerTheRest(page);
  const { profile } = await (await page.request.get('/api/profile')).json();
  expect(profile).toMatchObject({ name: 'Bia', babyName: 'Bento', onboardingCompleted: true });
  await page.evaluate(() => localStorage.clear());
  await page.goto('/app/profile');
  await expect(page.getByRole('main').getByText('Bia').first()).toBeVisible();
});

test('what she answered before signing in is offered to be kept, and kept when she says so', async ({
  page,
  signIn,
}) => {
  await page.goto('/app?preview=1');
  await throughTheIntro(page);
  await answerStepOne(page, 'Carla');
  await answerTheRest(page);
  await signIn(page, `keep-${Date.now()}@exemplo.test`);
  await button(page, 'Guardar na minha conta').click();
  await expect
    .poll(async () => (await (await page.request.get('/api/profile')).json()).profile?.name)
    .toBe('Carla');
});
