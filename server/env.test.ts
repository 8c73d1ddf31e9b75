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
  SECRET: 'x'.repeat(32),
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
      trustProxy: false,
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
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY'],
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

  it('names every mistake at once, not one per start', () => {
    expect(mistakesOf({ PORT: 'x', APP_URL: 'x', SEED: 'x' })).toHaveLength(3);
    expect(mistakesOf({ NODE_ENV: 'production' })).toHaveLength(4);
  });

  it('reads lists of staff in any spelling', () => {
    expect(readEnv({ STAFF_EMAILS: ' Ana@Colo.test ,bia@colo.test,' }).staffEmails).toEqual([
      'ana@colo.test',
      'bia@colo.test',
    ]);
  });
});
