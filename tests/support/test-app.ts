import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { readEnv } from '#server/env.ts';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { createLog, type Log } from '#server/platform/log/log.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { openMediaStore } from '#server/platform/media/media-store.ts';
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
    log: given.log ?? createLog(env.logLevel),
  };
  const app = createApp(services, undefined);
  if (database.elsewhere) takeTurns(app, createApp(withDatabase(services, database.elsewhere), undefined));

  /** One browser: it says so, as browsers do, and keeps the cookie that it was given. */
  const browser = () => client({ 'Sec-Fetch-Site': 'same-origin' });

  const client = (own: Record<string, string>) => {
    let cookie: string | undefined;
    const call = async (method: string, path: string, { body, headers = {} }: Call = {}) => {
      const response = await app.request(path, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...own,
          ...(cookie ? { Cookie: cookie } : {}),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const given = response.headers.get('Set-Cookie')?.split(';')[0];
      if (given) cookie = given.endsWith('=') ? undefined : given;
      return response;
    };
    return {
      call,
      get: (path: string, options?: Call) => call('GET', path, options),
      post: (path: string, body?: unknown, headers?: Record<string, string>) =>
        call('POST', path, { body, ...(headers ? { headers } : {}) }),
      cookie: () => cookie,
    };
  };

  const codeFor = (email: string) =>
    mails.findLast((mail) => mail.to === email)?.text.match(/\b\d{6}\b/)?.[0] ?? '';
  const linkFor = (email: string) =>
    mails.findLast((mail) => mail.to === email)?.text.match(/https?:\S+/)?.[0] ?? '';

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
