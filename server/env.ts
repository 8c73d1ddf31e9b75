import { resolve } from 'node:path';
import * as v from 'valibot';
import { unsafeSettings } from './unsafe-settings.ts';

/**
 * The only reader of the process's environment. A wrong or missing value stops the start with one
 * sentence per mistake, so that the owner mends them all at once.
 */

const flag = (meaning: string) =>
  v.optional(
    v.pipe(
      v.picklist(['true', 'false', '1', '0'], `must be true or false (${meaning})`),
      v.transform((value) => value === 'true' || value === '1'),
    ),
  );

const webAddress = (example: string) =>
  v.pipe(
    v.string(),
    v.check((value) => /^https?:$/.test(protocolOf(value)), `must be a web address such as ${example}`),
  );

const wholeNumber = (max: number, message: string) =>
  v.pipe(v.string(), v.regex(/^\d{1,10}$/, message), v.transform(Number), v.maxValue(max, message));

const email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email('must hold e-mail addresses only'));

const rawEnv = v.object({
  NODE_ENV: v.optional(
    v.picklist(['development', 'production', 'test'], 'must be development, production or test'),
    'development',
  ),
  PORT: v.optional(wholeNumber(65_535, 'must be a port from 0 to 65535'), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')), './data'),
  APP_URL: v.optional(webAddress('https://colo.example')),
  DATABASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => /^postgres(ql)?:$/.test(protocolOf(value)),
        'must be a PostgreSQL address such as postgres://user:password@host:5432/colo',
      ),
    ),
  ),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => /^smtps?:$/.test(protocolOf(value)),
        'must be a mail server address such as smtps://user:password@host:465',
      ),
    ),
  ),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.includes('@', 'must be a sender such as Colo <oi@colo.example>')),
  ),
  SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters'))),
  STAFF_EMAILS: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) =>
        list
          .split(',')
          .map((entry) => entry.trim())
          .filter(Boolean),
      ),
      v.array(email),
    ),
  ),
  STAFF_REQUIRE_MFA: flag('whether staff must show a second factor'),
  SMS_URL: v.optional(webAddress('https://token@sms.example/send')),
  TRUST_PROXY: v.optional(
    wholeNumber(
      10,
      'must be the number of proxies in front, each of which adds to X-Forwarded-For (0 to 10)',
    ),
    '0',
  ),
  READ_LIMIT: v.optional(
    wholeNumber(1_000_000_000, 'must be a number of requests a minute (0 for no limit)'),
    '1200',
  ),
  SEED: flag('whether demo content is loaded'),
  LOG_LEVEL: v.optional(
    v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'must be silent, error, warn, info or debug'),
  ),
  S3_BUCKET: v.optional(v.string()),
  S3_ENDPOINT: v.optional(webAddress('https://s3.example')),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  BACKUP_PASSPHRASE: v.optional(v.pipe(v.string(), v.minLength(16, 'must have at least 16 characters'))),
  SOCIAL_INSTAGRAM: v.optional(webAddress('https://instagram.com/colo')),
  SOCIAL_FACEBOOK: v.optional(webAddress('https://facebook.com/colo')),
  SOCIAL_YOUTUBE: v.optional(webAddress('https://youtube.com/@colo')),
});

export type Env = ReturnType<typeof readEnv>;

export class EnvError extends Error {
  readonly mistakes: string[];
  constructor(mistakes: string[]) {
    super(mistakes.join('\n'));
    this.mistakes = mistakes;
  }
}

export function readEnv(source: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = v.safeParse(rawEnv, given);
  const mistakes = parsed.success
    ? [...missingTogether(parsed.output), ...unsafeSettings(parsed.output)]
    : parsed.issues.map((issue) => `${v.getDotPath(issue)?.split('.')[0]} ${issue.message}.`);
  if (!parsed.success || mistakes.length > 0) throw new EnvError(mistakes);
  return settingsOf(parsed.output);
}

type RawEnv = v.InferOutput<typeof rawEnv>;

function missingTogether(raw: RawEnv): string[] {
  const mistakes: string[] = [];
  if (raw.NODE_ENV === 'production') {
    const needed = {
      APP_URL: 'the public address of this Colo, used in mails',
      SECRET: 'at least 32 random characters; for example the output of: openssl rand -hex 32',
      DATABASE_URL: 'a PostgreSQL, for the embedded database does not wait for the disk',
      SMTP_URL: 'the mail server, without which nobody can sign in',
      MAIL_FROM: 'the sender of those mails, such as Colo <oi@colo.example>',
    } as const;
    for (const [name, meaning] of Object.entries(needed)) {
      if (!raw[name as keyof typeof needed]) mistakes.push(`${name} is missing in production: ${meaning}.`);
    }
  }
  if (raw.S3_BUCKET && !(raw.S3_ACCESS_KEY_ID && raw.S3_SECRET_ACCESS_KEY)) {
    mistakes.push('S3_BUCKET is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed too.');
  }
  return mistakes;
}

function settingsOf(raw: RawEnv) {
  const production = raw.NODE_ENV === 'production';
  return {
    mode: raw.NODE_ENV,
    production,
    port: raw.PORT,
    host: raw.HOST,
    dataDir: resolve(raw.DATA_DIR),
    /** Without trailing slash. Undefined while developing: then the address it listens on. */
    appUrl: raw.APP_URL?.replace(/\/+$/, ''),
    databaseUrl: raw.DATABASE_URL,
    smtpUrl: raw.SMTP_URL,
    mailFrom: raw.MAIL_FROM ?? 'Colo <colo@colo.test>',
    secret: raw.SECRET,
    staffEmails: raw.STAFF_EMAILS ?? (production ? [] : ['staff@colo.test']),
    /** Whether staff routes demand a session with a second factor. */
    staffRequireMfa: raw.STAFF_REQUIRE_MFA ?? production,
    smsUrl: raw.SMS_URL,
    /** How many proxies stand in front: so many entries of X-Forwarded-For, from its end, were not made up. */
    trustProxy: raw.TRUST_PROXY,
    /** What one visitor's address, or one account, may read in a minute; 0 for no limit. */
    readLimit: raw.READ_LIMIT,
    seed: raw.SEED ?? raw.NODE_ENV === 'development',
    logLevel: raw.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    s3:
      raw.S3_BUCKET && raw.S3_ACCESS_KEY_ID && raw.S3_SECRET_ACCESS_KEY
        ? {
            bucket: raw.S3_BUCKET,
            endpoint: raw.S3_ENDPOINT,
            region: raw.S3_REGION,
            accessKeyId: raw.S3_ACCESS_KEY_ID,
            secretAccessKey: raw.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    /** What the backup command seals with, and restore opens with. The server itself has no use for it. */
    backupPassphrase: raw.BACKUP_PASSPHRASE,
    social: {
      instagram: raw.SOCIAL_INSTAGRAM ?? null,
      facebook: raw.SOCIAL_FACEBOOK ?? null,
      youtube: raw.SOCIAL_YOUTUBE ?? null,
    },
  };
}

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : '';
}
