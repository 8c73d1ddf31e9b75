import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { readEnv } from '#server/env.ts';
import { mailFolder, projectFolder, smsFolder, webFolder } from '#server/folders.ts';
import { mailFiles } from '#server/platform/mail/mailbox-page.ts';
import { fillFolder } from './filled-folder.ts';
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

/** As built: what a mother meets, and read in a tenth of the time. */
const { startServer }: typeof import('#server/start.ts') = await import(
  join(projectFolder, 'dist/server/start.js')
);

type Options = {
  hasSamples: boolean;
  staffNeedFactor: boolean;
  /** Where browsers find it, when that is not where it listens. */
  appUrl?: string;
};

export type RunningColo = Awaited<ReturnType<typeof startColo>>;

/** A whole Colo for a real browser: its own data, mails in a folder, and a clock that a test may move. */
export async function startColo({ hasSamples, staffNeedFactor, appUrl }: Options) {
  let staffSeen = 0;
  const dataDir = await mkdtemp(join(tmpdir(), 'colo-browser-'));
  const clock = movableClock();
  const envIn = (folder: string, seed = hasSamples) =>
    readEnv({
      NODE_ENV: 'test',
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'error',
      // Every browser of every test has one address.
      READ_LIMIT: '0',
      STAFF_EMAILS: staffAddresses.join(','),
      SEED: String(seed),
      ...(appUrl && { APP_URL: appUrl }),
      STAFF_REQUIRE_MFA: String(staffNeedFactor),
    });
  const env = envIn(dataDir);
  const startOnce = async (folder: string, seed: boolean) => {
    const first = await startServer(envIn(folder, seed), { clock, webFolder: join(folder, 'web') });
    // Or every copy would make the pictures anew, beside the tests.
    await first.mediaAttached;
    await first.stop();
  };
  const fillPlain = (given: string) =>
    fillFolder(given, 'plain', async (folder) => {
      // A copy, with the next release beside this one: what is built stays as it is.
      await cp(webFolder, join(folder, 'web'), { recursive: true });
      await addNextRelease(join(folder, 'web'));
      await startOnce(folder, false);
    });
  const fillSamples = (given: string) =>
    fillFolder(given, 'samples', async (folder) => {
      await fillPlain(folder);
      await startOnce(folder, true);
    });
  await (hasSamples ? fillSamples : fillPlain)(dataDir);
  const server = await startServer(env, { clock, webFolder: join(dataDir, 'web') });

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
    port: server.port,
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
