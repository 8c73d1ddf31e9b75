import { expect } from '@playwright/test';
import { h1, openTab, type Walk } from './walk-start.ts';

/** Recordings arrive a moment after the server: nobody searches before the one of this walk is there. */
export async function untilItIsRecorded({ page, words }: Walk): Promise<void> {
  const shelf = `/api/articles?language=${words.shelf}&category=No seu Tempo`;
  await expect
    .poll(async () => (await page.request.get(shelf)).text(), { timeout: 60_000 })
    .toContain('"hasAudio":true');
}

/** She finds an article by a word of its title. */
export async function findAnArticle(walk: Walk): Promise<void> {
  const { page, words } = walk;
  await openTab(walk, words.library);
  await expect(h1(page, words.library)).toBeVisible();
  await page.getByRole('searchbox', { name: words.searchLibrary }).fill(words.searched);
  await page.getByRole('link', { name: words.article }).click();
  await expect(h1(page, words.article)).toBeVisible();
}

/** It plays, also while she goes on reading, until she closes it. */
export async function listenToIt({ page, words }: Walk): Promise<void> {
  const player = page.getByRole('region', { name: words.player });
  const bar = page.getByRole('region', { name: words.nowPlaying });
  await player.getByRole('button', { name: words.play }).click();
  await expect(bar).toContainText(/0:0[1-9] \//);
  await bar.getByRole('button', { name: words.closeAudio }).click();
  await expect(bar).toHaveCount(0);
}

export async function sayWhatItWasWorth({ page, words }: Walk): Promise<void> {
  await page.getByRole('radio', { name: words.helped }).check();
  await page.getByLabel(words.suggestion).fill('Mais assim, por favor. More like this, please.');
  await page.getByRole('button', { name: words.send, exact: true }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: words.thanks })).toBeVisible();
}
