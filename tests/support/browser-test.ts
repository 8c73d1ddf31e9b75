import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { readEnv } from '#server/env.ts';
import { mailFolder, smsFolder, webFolder } from '#server/folders.ts';
import { mailFiles } from '#server/platform/mail/mailbox-page.ts';
import { startServer } from '#server/start.ts';
import { aConsent } from './consent.ts';
import { addNextRelease } from './next-release.ts';

/** Real time, moved forward when a test needs later to be now. */
function movableClock() {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    pass: (minutes: number) => {
      ahead += minutes * 60_000;
    },
  };
}

/** More than one: an address gets five mails in a quarter of an hour, and one server lives through many test files. */
const staffAddresses = ['staff@colo.test', ...Array.from({ length: 40 }, (_, n) => `staff-${n}@colo.test`)];

async function startColo(seed: boolean, staffNeedFactor: boolean) {
  let staffSeen = 0;
  const dataDir = await mkdtemp(join(tmpdir(), 'colo-browser-'));
  const clock = movableClock();
  const env = readEnv({
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    // Every browser of every test has one address.
    READ_LIMIT: '0',
    STAFF_EMAILS: staffAddresses.join(','),
    SEED: String(seed),
    STAFF_REQUIRE_MFA: String(staffNeedFactor),
  });
  // A copy, with the next release beside this one: what is built stays as it is.
  const ownWebFolder = join(dataDir, 'web');
  await cp(webFolder, ownWebFolder, { recursive: true });
  await addNextRelease(ownWebFolder);
  const server = await startServer(env, { clock, webFolder: ownWebFolder });

  /** The newest mail to an address that says this, as she would read it. */
  const mailTo = async (address: string, saying = /(?:)/) => {
    for (const name of (await mailFiles(mailFolder(env))).reverse()) {
      const mail = await PostalMime.parse(await readFile(join(mailFolder(env), name)));
      if (mail.to?.[0]?.address === address && saying.test(mail.text ?? '')) return mail;
    }
    throw new Error(`No mail to ${address} arrived`);
  };
  /** Of the newest that brings one: news about her account may arrive after it. */
  const partOfMail = async (address: string, part: RegExp) =>
    (await mailTo(address, part)).text?.match(part)?.[0] ?? '';
  return {
    address: server.appUrl,
    clock,
    /** What the clock made due happens now, and not when the minute is over. */
    sweepPromptly: server.sweepPromptly,
    runDueJobs: server.runDueJobs,
    /** Time passes until what was written without a name is there for everybody: of one mother one after the other. */
    allAppear: async () => {
      for (let texts = 0; texts < 5; texts += 1) {
        clock.pass(61);
        await server.appearDue();
      }
    },
    codeFor: (email: string) => partOfMail(email, /\b\d{6}\b/),
    linkFor: (email: string) => partOfMail(email, /https?:\S+token_hash\S+/),
    newDeviceLinkFor: (email: string) => partOfMail(email, /https?:\S+novo-aparelho#\S+/),
    mailTo,
    /** A member of staff whom nobody signed in before. */
    newStaff: (): string => {
      staffSeen += 1;
      const address = staffAddresses[staffSeen];
      if (!address) throw new Error('There are no more members of staff: name more of them');
      return address;
    },
    codeByMessage: () => newestMessageCode(smsFolder(env)),
    stop: async () => {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function newestMessageCode(folder: string): Promise<string> {
  const newest = (await readdir(folder)).sort().at(-1) ?? '';
  return (await readFile(join(folder, newest), 'utf8')).match(/\b\d{6}\b/)?.[0] ?? '';
}

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

type Colo = Awaited<ReturnType<typeof startColo>>;

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
  { colo: Colo; hasSamples: boolean; clockOf: string; staffNeedFactor: boolean }
>({
  hasSamples: [false, { option: true, scope: 'worker' }],
  /** Tests that compare the server's time with the browser's name a clock that no other file has moved. */
  clockOf: ['everyone', { option: true, scope: 'worker' }],
  /** Whether staff must show a second factor, as in production. */
  staffNeedFactor: [false, { option: true, scope: 'worker' }],
  colo: [
    async ({ hasSamples, staffNeedFactor }, use) => {
      const colo = await startColo(hasSamples, staffNeedFactor);
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
