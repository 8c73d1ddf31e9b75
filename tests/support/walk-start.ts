import type { Page } from '@playwright/test';
import { en } from './walk-words-en.ts';
import { pt } from './walk-words-pt.ts';

export const walkWords = { pt, en };

/** A mother on her way through Colo: her phone, the house she is in, and the language that they share. */
export type Walk = {
  page: Page;
  colo: { address: string; codeFor: (email: string) => Promise<string> };
  email: string;
  words: typeof pt | typeof en;
};

export const h1 = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

export async function openTab({ page, words }: Walk, name: string): Promise<void> {
  await page.getByRole('navigation', { name: words.tabs }).getByRole('link', { name, exact: true }).click();
}

/** As her thumb finds it: the tab of home, then the tile, which swaps the view in place. */
export async function openTopic(walk: Walk, name: string): Promise<void> {
  await openTab(walk, 'Home');
  await walk.page.getByRole('button', { name, exact: true }).click();
  await h1(walk.page, name).waitFor();
}
