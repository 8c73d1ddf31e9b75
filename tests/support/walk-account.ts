import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { unzipSync } from 'fflate';
import { h1, openTab, type Walk } from './walk-start.ts';

export async function editTheProfile(walk: Walk): Promise<void> {
  const { page, words } = walk;
  await openTab(walk, words.profile);
  await page.getByRole('button', { name: words.editBaby }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(words.babyName).fill('Lia Maria');
  await sheet.getByRole('button', { name: words.save, exact: true }).click();
  await expect(page.getByText(words.profileSaved)).toBeVisible();
  await expect(page.getByRole('main').getByText('Lia Maria').first()).toBeVisible();
}

/** To the other language and back, on the same page. */
export async function switchTheLanguage({ page, words }: Walk): Promise<void> {
  await page.getByRole('button', { name: words.changeLanguage }).click();
  await page.getByRole('dialog').getByText(words.otherLanguage, { exact: true }).click();
  await expect(h1(page, words.otherProfile)).toBeVisible();
  const sheet = page.getByRole('dialog');
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: words.changeBack }).click();
  await sheet.getByText(words.language, { exact: true }).click();
  await expect(h1(page, words.profile)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
}

/**
 * One file, with everything that she left on her way. What her phone had still to send is in the next one; there are
 * only so many an hour.
 */
export async function downloadHerData(walk: Walk): Promise<void> {
  const { words, email } = walk;
  await expect
    .poll(() => herFile(walk), { timeout: 20_000, intervals: [2_000, 5_000, 10_000] })
    .toMatchObject({
      users: [{ email }],
      diary_records: expect.arrayContaining([
        expect.objectContaining({
          kind: 'feed',
          details: expect.objectContaining({ side: 'left' }),
          notes: words.feedNote,
        }),
        expect.objectContaining({
          kind: 'sleep',
          details: expect.objectContaining({ mood: 'peaceful' }),
          notes: words.sleepNote,
        }),
        expect.objectContaining({
          kind: 'food',
          details: expect.objectContaining({ food: 'avocado', liking: 'loved' }),
          notes: words.foodNote,
        }),
      ]),
      community_posts: [{ content: words.told, is_anonymous: true }],
      community_comments: [{ content: words.commented, is_anonymous: false }],
      community_reactions: [{}],
      saved_posts: [{}],
      session_reminders: [{}],
    });
}

async function herFile({ page, words }: Walk): Promise<unknown> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: words.download }).first().click(),
  ]);
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  return JSON.parse(new TextDecoder().decode(files['colo.json']));
}

async function openAccount(walk: Walk): Promise<void> {
  await openTab(walk, walk.words.profile);
  await walk.page.getByRole('button', { name: walk.words.leave }).click();
}

export async function signOut(walk: Walk): Promise<void> {
  const { page, words } = walk;
  await openAccount(walk);
  await page.getByRole('button', { name: words.signOut }).click();
  await expect(h1(page, words.welcome)).toBeVisible();
}

/** For good, but what she wrote for others may stay, without her. */
export async function deleteTheAccount(walk: Walk): Promise<void> {
  const { page, words } = walk;
  await openAccount(walk);
  await page.getByRole('button', { name: words.deleteAccount, exact: true }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(words.leaveTexts).click();
  await dialog.getByRole('button', { name: words.confirmDelete }).click();
  await expect(page.getByText(words.farewell)).toBeVisible();
  await expect(h1(page, words.welcome)).toBeVisible();
}
