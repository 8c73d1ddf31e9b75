import { isLoopback } from './platform/http/network-address.ts';

type Settings = {
  NODE_ENV: 'development' | 'production' | 'test';
  HOST: string;
  APP_URL?: string | undefined;
  SECRET?: string | undefined;
  TRUST_PROXY: number;
  DATABASE_URL?: string | undefined;
  SMTP_URL?: string | undefined;
};

/** What would let somebody in, or let mothers' records out: one sentence each, and Colo does not start. */
export function unsafeSettings(raw: Settings): string[] {
  return raw.NODE_ENV === 'production' ? unsafeInProduction(raw) : unsafeElsewhere(raw);
}

/** Development shows every sign-in mail to whoever reaches it, and staff need no second factor: nobody else may. */
function unsafeElsewhere({ NODE_ENV, HOST, APP_URL, TRUST_PROXY }: Settings): string[] {
  const mistakes: string[] = [];
  const instead = 'set NODE_ENV=production to serve other machines';
  if (!isLoopbackHost(HOST))
    mistakes.push(
      `HOST must be 127.0.0.1, ::1 or localhost in ${NODE_ENV}, where anyone may read the sign-in mails; ${instead}.`,
    );
  // Tests play browsers and proxies; only a development that is one is a mistake.
  if (NODE_ENV === 'test') return mistakes;
  if (APP_URL?.startsWith('https:'))
    mistakes.push(`APP_URL must not be https in development, which is never public; ${instead}.`);
  if (TRUST_PROXY > 0)
    mistakes.push(`TRUST_PROXY must be 0 in development, which stands behind no proxy; ${instead}.`);
  return mistakes;
}

function unsafeInProduction({ APP_URL, SECRET, DATABASE_URL, SMTP_URL }: Settings): string[] {
  const mistakes: string[] = [];
  if (APP_URL?.startsWith('http:') && !isLoopbackHost(new URL(APP_URL).hostname))
    mistakes.push(
      'APP_URL must be https in production: over http anyone on the way reads her records and takes her session.',
    );
  if (SECRET && isWeak(SECRET))
    mistakes.push(
      'SECRET is easy to guess: use random characters, such as the output of openssl rand -hex 32.',
    );
  if (isPlain(DATABASE_URL, (url) => url.searchParams.has('sslmode')))
    mistakes.push(
      'DATABASE_URL leaves this machine without saying how: add ?sslmode=verify-full, or sslmode=disable on a network that is yours alone.',
    );
  if (isPlain(SMTP_URL, (url) => url.protocol === 'smtps:' || url.searchParams.has('requireTLS')))
    mistakes.push(
      'SMTP_URL sends codes that open accounts: use smtps://, or add ?requireTLS=true (false on a network that is yours alone).',
    );
  return mistakes;
}

/** Whether it leads to another machine, and nobody said whether others may listen on the way. */
function isPlain(address: string | undefined, isSaid: (url: URL) => boolean): boolean {
  const url = URL.parse(address ?? '');
  return url !== null && url.hostname !== '' && !isLoopbackHost(url.hostname) && !isSaid(url);
}

function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || isLoopback(host);
}

/** Random characters have none of this; an example, a phrase and a finger resting on a key do. */
function isWeak(secret: string): boolean {
  if (new Set(secret).size < 8) return true;
  if (/secret|password|change.?me|example|random|openssl/i.test(secret)) return true;
  return isRepeated(secret) || isCountedUp(secret);
}

/** The same piece again and again, the last of them perhaps cut short. */
function isRepeated(secret: string): boolean {
  for (let period = 1; period <= secret.length / 2; period += 1)
    if (secret.slice(period) === secret.slice(0, -period)) return true;
  return false;
}

/** `abcdefgh…`, `87654321…`: most characters are the neighbours of the one before. */
function isCountedUp(secret: string): boolean {
  const steps = Array.from(secret.slice(1), (_, n) =>
    Math.abs(secret.charCodeAt(n + 1) - secret.charCodeAt(n)),
  );
  return steps.filter((step) => step === 1).length > steps.length / 2;
}
