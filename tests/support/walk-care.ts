import { expect } from '@playwright/test';
import { h1, openTopic, type Walk } from './walk-start.ts';

/** A feed that begins on the page of breastfeeding and outlives a reload, from the first tap to the log. */
export async function recordAFeed(walk: Walk): Promise<void> {
  const { page, words } = walk;
  await openTopic(walk, words.breastfeeding);
  await page.getByRole('button', { name: words.startLeft }).click();
  // The first record of all: she is asked, while the timer runs.
  const question = page.getByRole('dialog', { name: words.keepRecords });
  await question.getByRole('button', { name: words.agreeToRecords }).click();
  await expect(question).toBeHidden();
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/^00:(0[1-9]|[1-5]\d)$/);
  await page.reload();
  await expect(page.getByRole('button', { name: words.onLeft })).toBeVisible();
  await expect(timer).not.toHaveText('00:00');
  await page.getByRole('link', { name: words.fullScreen }).click();
  await page.getByRole('button', { name: words.stop, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: words.saveFeed });
  await sheet.getByLabel(words.notes).fill(words.feedNote);
  await sheet.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByText(words.feedSaved)).toBeVisible();
  await expect(timer).toHaveText('00:00');

  await page.getByRole('link', { name: words.wholeLog }).click();
  await expect(h1(page, words.log)).toBeVisible();
  await expect(page.getByText(words.feedNote)).toBeVisible();
}

/** The baby sleeps and wakes, by the diary that the page of sleep leads to, and that leads back to it. */
export async function recordASleep(walk: Walk): Promise<void> {
  const { page, words } = walk;
  await openTopic(walk, words.sleepTopic);
  await page.getByRole('link', { name: words.sleepDiary }).click();
  await expect(h1(page, words.sleepDiary)).toBeVisible();
  await page.getByRole('button', { name: words.asleep, exact: true }).click();
  await expect(page.getByRole('timer')).not.toHaveText('00:00');
  await page.getByRole('button', { name: words.awake, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: words.saveSleep });
  await sheet.getByRole('button', { name: words.calm }).click();
  await sheet.getByLabel(words.notes).fill(words.sleepNote);
  await sheet.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByText(words.sleepSaved)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: words.sleepNote })).toBeVisible();
  await page.getByRole('link', { name: words.backToSleep }).click();
  await expect(h1(page, words.sleepTopic)).toBeVisible();
}

export async function noteAFood(walk: Walk): Promise<void> {
  const { page, words } = walk;
  await openTopic(walk, words.bitesTopic);
  await page.getByRole('link', { name: words.openFoodDiary }).click();
  await expect(h1(page, words.foodDiary)).toBeVisible();
  await page.getByRole('button', { name: words.addFood }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(words.food, { exact: true }).fill(words.avocado);
  await form.getByRole('button', { name: words.loved }).click();
  await form.getByLabel(words.notes).fill(words.foodNote);
  await form.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByText(words.foodSaved)).toBeVisible();
  const today = page.getByRole('region', { name: words.today });
  await expect(today.getByText(words.avocado, { exact: true })).toBeVisible();
}
