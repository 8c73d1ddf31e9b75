import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AuthApiError, AuthClient } from '@supabase/auth-js';
import { generate } from 'otplib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
import { mailFolder, smsFolder } from '#server/folders.ts';
import { startServer } from '#server/start.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

/** The client of the specification's sign-in backend, unchanged, against our server over a real socket. */
let folder: string;
let colo: Awaited<ReturnType<typeof startServer>>;
let env: ReturnType<typeof readEnv>;
/** The client reads the machine's clock, so ours runs with it; a code of the app is good once per half minute. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colo-client-'));
  env = readEnv({ NODE_ENV: 'test', PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'silent' });
  colo = await startServer(env, { clock: { now }, database: await openTestDatabase() });
});
afterAll(async () => {
  await colo.stop();
  await rm(folder, { recursive: true, force: true });
});

const newClient = () =>
  new AuthClient({
    url: `http://127.0.0.1:${colo.port}/auth/v1`,
    autoRefreshToken: false,
    persistSession: false,
    detectSessionInUrl: false,
  });

async function newestIn(path: string): Promise<string> {
  const names = (await readdir(path)).filter((name) => !name.startsWith('.')).sort();
  return readFile(join(path, names.at(-1) ?? ''), 'utf8');
}

async function codeByMail(): Promise<string> {
  return /^Subject: .*?(\d{6})/m.exec(await newestIn(mailFolder(env)))?.[1] ?? '';
}

async function signedIn(email: string) {
  const client = newClient();
  expect(await client.signInWithOtp({ email })).toMatchObject({ error: null });
  const { data, error } = await client.verifyOtp({ email, token: await codeByMail(), type: 'email' });
  expect(error).toBeNull();
  expect(data.session).toMatchObject({ token_type: 'bearer', user: { email } });
  return client;
}

const nextCode = (secret: string) => {
  ahead += 30_000;
  return generate({ secret, epoch: Math.floor(now().getTime() / 1000) });
};

it('signs in by code, knows the user, verifies the token by the published keys and refreshes', async () => {
  const client = await signedIn('client@exemplo.test');
  const { data: found } = await client.getUser();
  expect(found.user).toMatchObject({ email: 'client@exemplo.test', role: 'authenticated', factors: [] });
  const { data: proven } = await client.getClaims();
  expect(proven?.header.alg).toBe('ES256');
  expect(proven?.claims).toMatchObject({ email: 'client@exemplo.test', aal: 'aal1' });

  const before = (await client.getSession()).data.session;
  const { data: renewed, error } = await client.refreshSession();
  expect(error).toBeNull();
  expect(renewed.session?.refresh_token).not.toBe(before?.refresh_token);
  expect((await client.getUser()).data.user?.id).toBe(found.user?.id);
});

it('enrols an authenticator app, shows it, lists it, and removes it from aal2 only', async () => {
  const email = 'factor@exemplo.test';
  const client = await signedIn(email);
  const stolen = await signedIn(email);
  const { data: enrolled } = await client.mfa.enroll({
    factorType: 'totp',
    friendlyName: 'Celular',
    issuer: 'Colo',
  });
  if (enrolled?.type !== 'totp') throw new Error('The factor was not enrolled');
  expect(enrolled.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg /);
  const factorId = enrolled.id;

  const { data: challenge } = await client.mfa.challenge({ factorId });
  const challengeId = challenge?.id ?? '';
  const wrong = await client.mfa.verify({ factorId, challengeId, code: '000000' });
  expect(wrong.error).toBeInstanceOf(AuthApiError);
  expect(wrong.error).toMatchObject({
    status: 403,
    code: 'factor_invalid',
    message: 'The code is wrong, was used already or is no longer valid.',
  });
  const code = await nextCode(enrolled.totp.secret);
  expect((await client.mfa.verify({ factorId, challengeId, code })).error).toBeNull();
  expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
    currentAuthenticationMethods: [{ method: 'totp' }, { method: 'otp' }],
  });
  expect((await client.mfa.listFactors()).data?.totp).toMatchObject([
    { id: factorId, friendly_name: 'Celular', status: 'verified' },
  ]);

  expect((await stolen.mfa.unenroll({ factorId })).error).toMatchObject({ code: 'second_factor_required' });
  const elsewhere = await signedIn(email);
  expect((await elsewhere.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });
  const shown = await elsewhere.mfa.challengeAndVerify({
    factorId,
    code: await nextCode(enrolled.totp.secret),
  });
  expect(shown.error).toBeNull();
  expect((await elsewhere.mfa.unenroll({ factorId })).data).toEqual({ id: factorId });
  expect((await elsewhere.mfa.listFactors()).data?.all).toEqual([]);
});

it('enrols a phone and shows the code that it received', async () => {
  const client = await signedIn('phone@exemplo.test');
  const { data: enrolled } = await client.mfa.enroll({ factorType: 'phone', phone: '+5511987654321' });
  const factorId = enrolled?.id ?? '';
  const { data: challenge } = await client.mfa.challenge({ factorId, channel: 'sms' });
  const code = /\d{6}(?= é)/.exec(await newestIn(smsFolder(env)))?.[0] ?? '';
  const { error } = await client.mfa.verify({ factorId, challengeId: challenge?.id ?? '', code });
  expect(error).toBeNull();
  expect((await client.mfa.listFactors()).data?.phone).toMatchObject([{ id: factorId }]);
});

it('signs out here, elsewhere and everywhere', async () => {
  const email = 'leave@exemplo.test';
  const [here, other, last] = [await signedIn(email), await signedIn(email), await signedIn(email)];
  const token = (await here.getSession()).data.session?.access_token;
  expect((await here.signOut({ scope: 'local' })).error).toBeNull();
  expect((await here.getSession()).data.session).toBeNull();
  expect((await newClient().getUser(token)).error).toMatchObject({ status: 401, code: 'unauthenticated' });

  expect((await other.signOut({ scope: 'others' })).error).toBeNull();
  expect((await other.getUser()).error).toBeNull();
  expect((await last.refreshSession()).error).toMatchObject({ status: 401 });
  expect((await last.getUser()).error).toMatchObject({ status: 401 });

  expect((await other.signOut({ scope: 'global' })).error).toBeNull();
  expect((await other.getSession()).data.session).toBeNull();
});

it('hears in clear words what Colo does not do', async () => {
  const client = await signedIn('words@exemplo.test');
  const wishes = [
    await newClient().signInWithPassword({ email: 'words@exemplo.test', password: 'secret' }),
    await newClient().signUp({ email: 'words@exemplo.test', password: 'secret' }),
    await newClient().resetPasswordForEmail('words@exemplo.test'),
    await newClient().signInWithIdToken({ provider: 'google', token: 'x' }),
    await client.updateUser({ data: { name: 'Ana' } }),
  ];
  for (const { error } of wishes) expect(error).toMatchObject({ status: 400, code: 'unsupported' });
});
