import { randomUUID } from 'node:crypto';
import { enterAccount } from '#server/features/account/account.service.ts';
import { recordAccess } from '#server/features/audit/audit.repository.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { linkLifetimeMinutes } from '#shared/access/access.rules.ts';
import { type Language, pathInLanguage } from '#shared/language/language.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { signInMail } from './access.mail.ts';
import {
  addLink,
  addressOfAccount,
  addSession,
  linkByToken,
  removeLink,
  spendByCode,
  spendByLink,
  type Trier,
  tryCode,
} from './access.repository.ts';
import { arrive, type Client } from './devices/arrival.ts';
import { hashCode, hashToken, newCode, newToken, sameHash } from './secrets.ts';
import { newSessionKey } from './session-key.ts';
import { sessionExpiry } from './session-lifetime.rules.ts';

const minutes = 60_000;

/** `askedBy`: a secret that the browser which asks will keep. `returnTo`: one of our pages, checked. */
type LinkWish = {
  email: string;
  language: Language;
  askedBy: string | undefined;
  returnTo: string | undefined;
};

/** Sends the mail with link and code. Whether the address is known is not looked up: there is nothing to tell. */
export async function sendLink(services: Services, wish: LinkWish): Promise<void> {
  const { email, language, askedBy, returnTo } = wish;
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
    askedByHash: askedBy === undefined ? null : hashToken(askedBy),
    expiresAt: new Date(clock.now().getTime() + linkLifetimeMinutes * minutes),
    returnTo: returnTo ?? null,
  });
  try {
    await mailer.send({ to: email, ...signInMail(language, address.href, code) });
  } catch (cause) {
    await removeLink(db, id);
    throw new Refusal('mail_unavailable', 'The mail could not be sent.', { cause });
  }
}

type Proof = { email: string; code: string; trier: Trier };

export async function signInByCode(services: Services, { email, code, trier }: Proof, client: Client) {
  const { db, clock, secret } = services;
  const tried = await tryCode(db, email, { by: trier, now: clock.now() });
  const match = tried.find((link) => sameHash(link.codeHash, hashCode(secret, link.id, code)));
  const owner = match && (await spendByCode(db, match.id));
  // Wrong, expired, used and never sent sound alike, and take the same steps: nothing is told about an address.
  if (!owner) {
    const userEmail = await addressOfAccount(db, email);
    await recordAccess(db, { userEmail, action: 'sign_in_failed', device: client.device, at: clock.now() });
    throw new Refusal('code_invalid', 'The code is wrong or no longer valid.');
  }
  return startSession(services, owner, client);
}

export async function signInByLink(services: Services, token: string, client: Client) {
  const link = await spendByLink(services.db, hashToken(token), services.clock.now());
  if (!link) refuseLink();
  return { ...(await startSession(services, link.email, client)), returnTo: link.returnTo ?? undefined };
}

/** Whose a link is, and whether this browser asked for it. It is not spent by the question. */
export async function lookAtLink({ db, clock }: Services, token: string, askedHashes: string[]) {
  const link = await linkByToken(db, hashToken(token), clock.now());
  if (!link) refuseLink();
  return { email: link.email, isAskedHere: askedHashes.some((hash) => hash === link.askedByHash) };
}

function refuseLink(): never {
  throw new Refusal('link_invalid', 'The link was used already or is no longer valid.');
}

/** The one way in, once she has proven who she is: the session, its device, and what is told and written of it. */
export async function startSession(services: Services, email: string, client: Client) {
  const now = services.clock.now();
  const { user, restored, isNew } = await enterAccount(services, email);
  const { secret, hashes } = newSessionKey(client.carrier);
  return services.db.transaction(async (transaction) => {
    const at = await arrive(transaction, { ...user, isNew }, { client, now });
    const session = await addSession(transaction, {
      userId: user.id,
      knownDeviceId: at.deviceId,
      ...hashes,
      device: client.device,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: sessionExpiry(now, now),
    });
    const action = at.isNewDevice ? 'new_device' : 'sign_in';
    await recordAccess(transaction, { userEmail: user.email, action, device: client.device, at: now });
    return { user, session, secret, deviceSecret: at.secret, restored };
  });
}
