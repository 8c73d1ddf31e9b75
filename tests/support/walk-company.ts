import { expect } from '@playwright/test';
import { cardOf } from './community-page.ts';
import { h1, openTab, type Walk } from './walk-start.ts';

/** After the rules, and without her name. Where her post is to be found. */
export async function writeWithoutAName(walk: Walk): Promise<string> {
  const { page, words } = walk;
  await openTab(walk, words.community);
  await page.getByRole('button', { name: words.write, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: words.newPost });
  await sheet.getByRole('button', { name: words.agree }).click();
  await sheet.getByLabel(words.category).selectOption(words.categoryChosen);
  await sheet.getByLabel(words.tell).fill(words.told);
  await sheet.getByText(words.anonymously).click();
  await sheet.getByRole('button', { name: words.publish, exact: true }).click();
  await expect(page.getByText(words.postComing)).toBeVisible();
  await expect(sheet).toBeHidden();
  const card = cardOf(page, words.told);
  await expect(card.getByRole('heading', { name: words.anonymousMe })).toBeVisible();
  return (await card.getByRole('link', { name: words.openTalk }).getAttribute('href')) ?? '';
}

/** A heart, a save and a comment by name, for what another mother wrote. Where that is to be found. */
export async function answerAnother({ page, words }: Walk): Promise<string> {
  const card = page
    .getByRole('region', { name: /^(Conversas|Conversations)$/ })
    .getByRole('article')
    .filter({ hasNotText: words.told })
    .first();
  await card.getByRole('button', { name: words.heart, pressed: false }).click();
  await expect(card.getByRole('button', { name: words.heart, pressed: true })).toBeVisible();
  await card.getByRole('button', { name: words.savePost }).click();
  await expect(page.getByText(words.postSaved)).toBeVisible();
  await card.getByRole('link', { name: words.openTalk }).click();
  await page.getByLabel(words.comment).fill(words.commented);
  await page.getByRole('button', { name: words.send, exact: true }).click();
  const comment = page.getByRole('article').filter({ hasText: words.commented });
  await expect(comment.getByRole('heading', { name: words.me })).toBeVisible();
  return new URL(page.url()).pathname;
}

/** Of the next session in the agenda; she takes it to her calendar too. */
export async function askToBeReminded(walk: Walk): Promise<void> {
  const { page, words } = walk;
  await openTab(walk, words.specialists);
  await page.getByRole('link', { name: words.agenda, exact: true }).click();
  await expect(h1(page, words.agenda)).toBeVisible();
  const week = page.getByRole('region', { name: words.weekOfSessions });
  await week.getByRole('button', { name: words.remind, exact: true }).first().click();
  await expect(week.getByRole('button', { name: words.reminded, pressed: true })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    week.getByRole('link', { name: words.calendarFile }).first().click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
}
