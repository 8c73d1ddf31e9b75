import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import { erasuresFile } from '#server/folders.ts';
import { mediaUsers } from '#server/media-users.ts';
import { personalData } from '#server/personal-data.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { openErasureLedger } from '#server/platform/erasures/open-erasure-ledger.ts';
import { createLog, type Log } from '#server/platform/log/log.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { openMediaStore } from '#server/platform/media/open-media-store.ts';
import type { Sms } from '#server/platform/sms/sms-sender.ts';
import type { Services } from '#server/services.ts';
import { openTestDatabase } from './test-database.ts';

/** A clock that stands still until the test moves it. */
export class TestClock implements Clock {
  #time = new Date('2026-03-08T03:00:00.000Z').getTime();
  now = (): Date => new Date(this.#time);
  pass(duration: { seconds?: number; minutes?: number; hours?: number; days?: number }): void {
    const { seconds = 0, minutes = 0, hours = 0, days = 0 } = duration;
    this.#time += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }
}

type App = ReturnType<typeof createApp>;
type Call = { body?: unknown; headers?: Record<string, string> };

/** Colo without a socket: real routes, real SQL; the mailbox and the clock are the test's. */
export async function startTestApp(environment: Record<string, string> = {}, given: { log?: Log } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'colo-test-'));
  const database = await openTestDatabase();
  const clock = new TestClock();
  const mails: Mail[] = [];
  const mailer = {
    description: 'test',
    send: async (mail: Mail) => void mails.push(mail),
    close: () => undefined,
  };
  const messages: Sms[] = [];
  const sms = { description: 'test', send: async (message: Sms) => void messages.push(message) };
  const usual = { NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent', READ_LIMIT: '0' };
  const env = readEnv({ ...usual, ...environment });
  const services: Services = {
    env,
    appUrl: env.appUrl ?? 'http://localhost:3000',
    secret: 'a secret for tests, long enough',
    db: database.db,
    clock,
    mailer,
    sms,
    media: await openMediaStore(join(folder, 'media'), undefined),
    erasures: await openErasureLedger(erasuresFile(env), undefined),
    log: given.log ?? createLog(env.logLevel),
    personalData,
    mediaUsers,
  };
  const app = createApp(services);
  if (database.elsewhere) takeTurns(app, createApp(withDatabase(services, database.elsewhere)));

  /** One browser: it says so, as browsers do, and keeps the cookies that it was given. */
  const browser = () => client({ 'Sec-Fetch-Site': 'same-origin' });

  const client = (own: Record<string, string>) => {
    const jar = new Map<string, string>();
    const isOfSession = (name: string) => name.endsWith('colo_session');
    const inJar = (wanted: (name: string) => boolean) =>
      [...jar].flatMap(([name, value]) => (wanted(name) ? `${name}=${value}` : [])).join('; ');
    const call = async (method: string, path: string, { body, headers = {} }: Call = {}) => {
      const response = await app.request(path, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...own,
          ...(jar.size > 0 ? { Cookie: inJar(() => true) } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      for (const given of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (given.split(';')[0] ?? '').split('=');
        if (value) jar.set(name, value);
        else jar.delete(name);
      }
      return response;
    };
    return {
      call,
      get: (path: string, options?: Call) => call('GET', path, options),
      post: (path: string, body?: unknown, headers?: Record<string, string>) =>
        call('POST', path, { body, ...(headers ? { headers } : {}) }),
      /** Of her session: what a thief would take. */
      cookie: () => inJar(isOfSession) || undefined,
      /** Of everything but her session: a device that she signed out of, and uses again. */
      forgetSession: () => {
        for (const name of [...jar.keys()].filter(isOfSession)) jar.delete(name);
      },
    };
  };

  /** Of the newest mail that brings it: news about her account may arrive after it. */
  const newestOf = (email: string, part: RegExp) =>
    mails.findLast((mail) => mail.to === email && part.test(mail.text))?.text.match(part)?.[0] ?? '';
  const codeFor = (email: string) => newestOf(email, /\b\d{6}\b/);
  const linkFor = (email: string) => newestOf(email, /https?:\S+token_hash\S+/);

  /** A browser in which this address signed in by code. */
  const signedIn = async (email: string) => {
    const her = browser();
    await her.post('/auth/v1/otp', { email });
    await her.post('/auth/v1/verify', { type: 'email', email, token: codeFor(email) });
    return her;
  };

  return {
    app,
    services,
    clock,
    mails,
    mailer,
    messages,
    sms,
    browser,
    client,
    signedIn,
    codeFor,
    linkFor,
    close: async () => {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** As two processes behind one address: whatever one of them keeps to itself, the next request does not find. */
function takeTurns(app: App, other: App): void {
  const here = app.fetch;
  let isHere = false;
  app.fetch = (...call) => {
    isHere = !isHere;
    return isHere ? here(...call) : other.fetch(...call);
  };
}

/** All but the connections is the same, also when a test changes it later. */
function withDatabase(services: Services, db: Database): Services {
  return new Proxy(services, {
    get: (shared, name: keyof Services) => (name === 'db' ? db : shared[name]),
  });
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;
