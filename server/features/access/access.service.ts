import { randomUUID } from 'node:crypto';
import { enterAccount } from '#server/features/account/account.service.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { linkLifetimeMinutes, sessionLifetimeDays } from '#shared/access/access.rules.ts';
import { type Language, pathInLanguage } from '#shared/language/language.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { signInMail } from './access.mail.ts';
import { addLink, addSession, removeLink, spendByCode, spendByLink, tryCode } from './access.repository.ts';
import { hashCode, hashToken, newCode, newToken, sameHash } from './secrets.ts';
import { type Carrier, newSessionKey } from './session-key.ts';

const minutes = 60_000;
const days = 24 * 60 * minutes;

export function sessionExpiry(now: Date): Date {
  return new Date(now.getTime() + sessionLifetimeDays * days);
}

/** Sends the mail with link and code. Whether the address is known is not looked up: there is nothing to tell. */
export async function sendLink(services: Services, email: string, language: Language): Promise<void> {
  const { db, clock, mailer, secret, appUrl } = services;
  const id = randomUUID();
  const token = newToken();
  const code = newCode();
  const address = new URL(appUrl + pathInLanguage(paths.home, language));
  address.searchParams.set('token_hash', token);
  address.searchParams.set('type', 'email');

  await addLink(db, {
    id,
    email,
    tokenHash: hashToken(token),
    codeHash: hashCode(secret, id, code),
    expiresAt: new Date(clock.now().getTime() + linkLifetimeMinutes * minutes),
  });
  try {
    await mailer.send({ to: email, ...signInMail(language, address.href, code) });
  } catch (cause) {
    await removeLink(db, id);
    throw new Refusal('mail_unavailable', 'The mail could not be sent.', { cause });
  }
}

export type Client = { device: string; carrier: Carrier };

export async function signInByCode(services: Services, email: string, code: string, client: Client) {
  const tried = await tryCode(services.db, email, services.clock.now());
  const match = tried.find((link) => sameHash(link.codeHash, hashCode(services.secret, link.id, code)));
  const owner = match && (await spendByCode(services.db, match.id));
  // Wrong, expired, used and never sent sound alike: the answer tells nothing about an address.
  if (!owner) throw new Refusal('code_invalid', 'The code is wrong or no longer valid.');
  return startSession(services, owner, client);
}

export async function signInByLink(services: Services, token: string, client: Client) {
  const owner = await spendByLink(services.db, hashToken(token), services.clock.now());
  if (!owner) throw new Refusal('link_invalid', 'The link was used already or is no longer valid.');
  return startSession(services, owner, client);
}

/** The one place that opens a session, however she proved that the account is hers. */
export async function startSession(services: Services, email: string, { device, carrier }: Client) {
  const now = services.clock.now();
  const { user, restored } = await enterAccount(services, email);
  const { secret, hashes } = newSessionKey(carrier);
  const session = await addSession(services.db, {
    userId: user.id,
    ...hashes,
    device,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: sessionExpiry(now),
  });
  return { user, session, secret, restored };
}
