import { expect } from '@playwright/test';
import { h1, type Walk } from './walk-start.ts';

export async function joinTheWaitlist({ page, words, email }: Walk): Promise<void> {
  await page.goto(words.landing);
  const field = page.getByRole('textbox', { name: words.email });
  await field.fill(email);
  await page.getByRole('button', { name: words.joinWaitlist }).click();
  await expect(page.getByText(words.onTheList)).toBeVisible();
  await expect(field).toHaveValue('');
}

/** She looks around without an account, and goes back to the front door. */
export async function lookAround({ page, words }: Walk): Promise<void> {
  await page.getByRole('link', { name: words.preview }).first().click();
  await expect(h1(page, words.firstSlide)).toBeVisible();
  await page.getByRole('button', { name: words.skipAll }).click();
  await expect(page.getByRole('complementary', { name: words.previewNotice })).toBeVisible();
  await expect(page.getByRole('region', { name: words.week })).toBeVisible();
  // What she skipped comes anew to whoever begins at the front door again.
  await page.goto(words.landing);
  await page.getByRole('link', { name: words.preview }).first().click();
  await expect(h1(page, words.firstSlide)).toBeVisible();
  await page.goBack();
}

/** From wherever the sign-in card shows. */
export async function signIn({ page, colo, words, email }: Walk): Promise<void> {
  await expect(h1(page, words.welcome)).toBeVisible();
  await page.getByLabel(words.email).fill(email);
  await page.getByRole('button', { name: words.sendLink }).click();
  await expect(page.getByText(words.linkSent)).toBeVisible();
  await page.getByLabel(words.code).fill(await colo.codeFor(email));
  await expect(h1(page, words.welcome)).toBeHidden();
}

export async function throughTheIntro({ page, words }: Walk): Promise<void> {
  await expect(h1(page, words.firstSlide)).toBeVisible();
  for (let slide = 1; slide < 5; slide++)
    await page.getByRole('button', { name: words.next, exact: true }).click();
  await page.getByRole('button', { name: words.personalise }).click();
}

/** The baby is old enough for first foods. */
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

export async function answerTheQuestions({ page, words }: Walk): Promise<void> {
  const proceed = () => page.getByRole('button', { name: words.continue, exact: true }).click();
  await expect(page.getByText(words.step(1))).toBeVisible();
  await page.getByLabel(words.herName).fill('Ana');
  await page.getByText(words.isFirst, { exact: true }).click();
  await proceed();
  await page.getByText(words.withTheBaby, { exact: true }).click();
  await page.getByLabel(words.babyName).fill('Lia');
  await page.getByLabel(words.birthDate).fill(daysAgo(220));
  await proceed();
  await page.getByLabel(words.interest).check();
  await proceed();
  await page.getByLabel(words.preference).check();
  await page.getByText(words.specialistAccess, { exact: true }).click();
  await page.getByRole('button', { name: words.finish, exact: true }).click();
}

/** Home knows her; a day opens and closes; a tile swaps the view, and the browser's own Back undoes it. */
export async function lookAtHome({ page, words }: Walk): Promise<void> {
  await expect(h1(page, words.greeting)).toBeVisible();
  await expect(page.getByText(/^Lia: /)).toBeVisible();
  const week = page.getByRole('region', { name: words.week });
  await expect(week.getByRole('button')).toHaveCount(7);
  await week.locator('[aria-current=date]').click();
  await expect(page.getByRole('button', { name: words.like })).toBeVisible();
  await page.getByRole('button', { name: words.back, exact: true }).click();
  await expect(h1(page, words.greeting)).toBeVisible();

  await page.getByRole('button', { name: words.sleepTopic, exact: true }).click();
  await expect(h1(page, words.sleepTopic)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(words.app);
  await page.goBack();
  await expect(h1(page, words.greeting)).toBeVisible();
}
