import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { aConsent } from './consent.ts';
import { type RunningColo, startColo } from './running-colo.ts';

/** As if she had skipped the introduction long ago. */
export async function skipFirstRun(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      localStorage.setItem('onboarding_completed', 'true');
    } catch {
      // A page without storage (about:blank) needs no flag.
    }
  });
}

type Fixtures = {
  /** Messages that the console may show in this test, because the test provokes them. */
  expectedComplaints: RegExp;
  /** Whether the first run shows; most tests are about what comes after it. */
  firstRun: boolean;
  /** Whether who signs in has agreed that her records are kept; most tests are about what comes after that. */
  hasConsent: boolean;
  /** Signs this page in by code, through the screen. */
  signIn: (page: Page, email: string) => Promise<void>;
};

/**
 * A browser on a running Colo, with the people and sessions of the demonstration where `hasSamples` asks for them. A
 * console error, an uncaught error or a request to elsewhere fails the test.
 */
export const test = base.extend<
  Fixtures,
  { colo: RunningColo; hasSamples: boolean; clockOf: string; staffNeedFactor: boolean }
>({
  hasSamples: [false, { option: true, scope: 'worker' }],
  /** Tests that compare the server's time with the browser's name a clock that no other file has moved. */
  clockOf: ['everyone', { option: true, scope: 'worker' }],
  /** Whether staff must show a second factor, as in production. */
  staffNeedFactor: [false, { option: true, scope: 'worker' }],
  colo: [
    async ({ hasSamples, staffNeedFactor }, use) => {
      const colo = await startColo({ hasSamples, staffNeedFactor });
      await use(colo);
      await colo.stop();
    },
    // A database is made and filled: on a busy machine that takes longer than any step of a test.
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ colo }, use) => use(colo.address),
  expectedComplaints: [/(?!)/, { option: true }],
  firstRun: [false, { option: true }],
  hasConsent: [true, { option: true }],
  context: async ({ context, colo, expectedComplaints, firstRun }, use) => {
    if (!firstRun) await skipFirstRun(context);
    const complaints: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error' && !expectedComplaints.test(message.text()))
        complaints.push(message.text());
    });
    context.on('weberror', (error) => complaints.push(String(error.error())));
    context.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(colo.address) && !/^(data|blob|about):/.test(url)) complaints.push(`asked ${url}`);
    });
    await use(context);
    expect(complaints, 'complaints of the console, or requests to elsewhere').toEqual([]);
  },
  signIn: async ({ colo, hasConsent }, use) => {
    await use(async (page, email) => {
      const english = new URL(page.url(), colo.address).pathname.startsWith('/en');
      await page.goto(english ? '/en/app' : '/app');
      await page.getByLabel(/e-?mail/i).fill(email);
      await page.keyboard.press('Enter');
      await page.getByLabel(/código|code/i).waitFor();
      await page.getByLabel(/código|code/i).fill(await colo.codeFor(email));
      await page
        .getByRole('heading', { level: 1, name: /Bem-vinda ao Colo|Welcome to Colo/ })
        .waitFor({ state: 'detached' });
      const headers = { Origin: colo.address };
      if (hasConsent) await page.request.post('/api/sync', { data: { writes: [aConsent()] }, headers });
    });
  },
});

export { expect };
