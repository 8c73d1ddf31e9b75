import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from './env.ts';

const mistakesOf = (source: Record<string, string>) => {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.mistakes;
  }
  return [];
};

const production = {
  NODE_ENV: 'production',
  APP_URL: 'https://colo.example/',
  SECRET: '8f3c1d0a7be94c25a6d1f0937e5b2c48',
  DATABASE_URL: 'postgres://colo:pass@db.example:5432/colo?sslmode=verify-full',
  SMTP_URL: 'smtps://user:pass@mail.example:465',
  MAIL_FROM: 'Colo <oi@colo.example>',
};

describe('configuration', () => {
  it('starts with nothing set, with the defaults of the README', () => {
    const env = readEnv({});
    expect(env).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      staffEmails: ['staff@colo.test'],
      trustProxy: 0,
      readLimit: 1200,
      seed: true,
      production: false,
      staffRequireMfa: false,
    });
    expect(env.dataDir).toMatch(/\/data$/);
  });

  it('asks staff for a second factor in production unless told otherwise', () => {
    expect(readEnv({ ...production, STAFF_REQUIRE_MFA: 'false' }).staffRequireMfa).toBe(false);
    expect(readEnv({ STAFF_REQUIRE_MFA: 'true' }).staffRequireMfa).toBe(true);
  });

  it('treats an empty value as unset', () => {
    expect(readEnv({ PORT: '', APP_URL: '' }).port).toBe(3000);
  });

  it('loads no demo content and trusts no default staff in production', () => {
    expect(readEnv(production)).toMatchObject({
      seed: false,
      staffEmails: [],
      staffRequireMfa: true,
      appUrl: 'https://colo.example',
    });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ APP_URL: 'colo.example' }, 'APP_URL'],
    [{ APP_URL: 'ftp://colo.example' }, 'APP_URL'],
    [{ DATABASE_URL: 'mysql://host/db' }, 'DATABASE_URL'],
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL'],
    [{ STAFF_EMAILS: 'ana@colo.test, nobody' }, 'STAFF_EMAILS'],
    [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '-1' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '11' }, 'TRUST_PROXY'],
    [{ READ_LIMIT: 'some' }, 'READ_LIMIT'],
    [{ SEED: 'yes please' }, 'SEED'],
    [{ STAFF_REQUIRE_MFA: 'sometimes' }, 'STAFF_REQUIRE_MFA'],
    [{ SMS_URL: 'sms.example' }, 'SMS_URL'],
    [{ SECRET: 'short' }, 'SECRET'],
    [{ BACKUP_PASSPHRASE: 'three cats' }, 'BACKUP_PASSPHRASE'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV'],
    [{ S3_BUCKET: 'media' }, 'S3_BUCKET'],
    [{ SOCIAL_INSTAGRAM: 'javascript:alert(1)' }, 'SOCIAL_INSTAGRAM'],
  ])('says in one sentence what is wrong with %o', (source: Record<string, string>, name) => {
    const mistakes = mistakesOf(source);
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toMatch(new RegExp(`^${name} .+\\.$`));
  });

  it.each([
    [{ HOST: '0.0.0.0' }, 'HOST'],
    [{ HOST: '::' }, 'HOST'],
    [{ HOST: '192.168.1.20' }, 'HOST'],
    [{ NODE_ENV: 'test', HOST: '0.0.0.0' }, 'HOST'],
    [{ APP_URL: 'https://colo.example' }, 'APP_URL'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY'],
    [{ ...production, DATABASE_URL: '' }, 'DATABASE_URL'],
    [{ ...production, APP_URL: 'http://colo.example' }, 'APP_URL'],
    [{ ...production, DATABASE_URL: 'postgres://colo:pw@db.example/colo' }, 'DATABASE_URL'],
    [{ ...production, SMTP_URL: 'smtp://user:pw@mail.example:587' }, 'SMTP_URL'],
    [{ ...production, SECRET: 'x'.repeat(32) }, 'SECRET'],
    [{ ...production, SECRET: 'abababcababababababababababababab' }, 'SECRET'],
    [{ ...production, SECRET: 'q7#Lw9!p'.repeat(4) }, 'SECRET'],
    [{ ...production, SECRET: '12345678901234567890123456789012' }, 'SECRET'],
    [{ ...production, SECRET: 'abcdefghijklmnopqrstuvwxyz012345' }, 'SECRET'],
    [{ ...production, SECRET: 'at least 32 random characters, really' }, 'SECRET'],
    [{ ...production, SECRET: 'a secret for tests, as long as it has to be' }, 'SECRET'],
  ])(
    'refuses to start unsafely, and says why in one sentence: %o',
    (source: Record<string, string>, name) => {
      const mistakes = mistakesOf(source);
      expect(mistakes).toHaveLength(1);
      expect(mistakes[0]).toMatch(new RegExp(`^${name} .+\\.$`));
    },
  );

  it.each([
    { HOST: '127.0.0.1' },
    { HOST: '::1' },
    { HOST: 'localhost' },
    { HOST: '127.1.2.3', APP_URL: 'http://localhost:3000' },
    { ...production, APP_URL: 'http://localhost:3000' },
    { ...production, APP_URL: 'http://[::1]:3000' },
    { ...production, HOST: '0.0.0.0', TRUST_PROXY: '2' },
    { ...production, DATABASE_URL: 'postgres://colo:pw@db.example/colo?sslmode=verify-full' },
    { ...production, DATABASE_URL: 'postgres:///colo?host=/var/run/postgresql' },
    { ...production, SMTP_URL: 'smtps://user:pw@mail.example:465' },
    { ...production, SMTP_URL: 'smtp://user:pw@mail.example:587?requireTLS=true' },
  ])('starts where nobody is put at risk: %o', (source: Record<string, string>) => {
    expect(mistakesOf(source)).toEqual([]);
  });

  it('takes every secret that was made as the README says', () => {
    for (let time = 0; time < 200; time += 1) {
      const made = [randomBytes(32).toString('hex'), randomBytes(24).toString('base64')];
      for (const SECRET of made) expect(mistakesOf({ ...production, SECRET })).toEqual([]);
    }
  });

  it('names every mistake at once, not one per start', () => {
    expect(mistakesOf({ PORT: 'x', APP_URL: 'x', SEED: 'x' })).toHaveLength(3);
    expect(mistakesOf({ NODE_ENV: 'production' })).toHaveLength(5);
  });

  it('reads lists of staff in any spelling', () => {
    expect(readEnv({ STAFF_EMAILS: ' Ana@Colo.test ,bia@colo.test,' }).staffEmails).toEqual([
      'ana@colo.test',
      'bia@colo.test',
    ]);
  });
});
