import { randomUUID } from 'node:crypto';
import { giveBack, spend } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import {
  type ReauthenticationWay,
  reauthenticationCodeMinutes,
} from '#shared/access/reauthentication.rules.ts';
import type { Language } from '#shared/language/language.rules.ts';
import { accountOf } from '../access.repository.ts';
import { factorTries, factorTriesPerDay } from '../factors/factors.limits.ts';
import type { GivenSession } from '../give-session.ts';
import { passkeyCount } from '../passkeys/passkeys.repository.ts';
import { hashReauthenticationCode, newCode, sameHash } from '../secrets.ts';
import { newSessionKey } from '../session-key.ts';
import type { Viewer } from '../viewer.ts';
import { reauthenticationMails } from './reauthentication.limits.ts';
import { reauthenticationMail } from './reauthentication.mail.ts';
import {
  addReauthenticationCode,
  markReauthenticated,
  removeReauthenticationCode,
  spendReauthenticationCode,
  tryReauthenticationCodes,
} from './reauthentication.repository.ts';

/** As strong as her sign-in and no stronger: whose second step is on shows it, and her mailbox is not enough. */
export async function reauthenticationMethodsOf(
  { db }: Services,
  viewer: Viewer,
): Promise<ReauthenticationWay[]> {
  const hasPasskey = (await passkeyCount(db, viewer.userId)) > 0;
  return [...(hasPasskey ? (['passkey'] as const) : []), viewer.hasSecondFactor ? 'factor' : 'mail'];
}

export async function sendReauthenticationCode(
  services: Services,
  viewer: Viewer,
  language: Language,
): Promise<void> {
  const { db, clock, mailer, secret } = services;
  refuseMailAlone(viewer);
  await spend({ db, clock }, reauthenticationMails, viewer.userId);
  const id = randomUUID();
  const code = newCode();
  await addReauthenticationCode(db, {
    id,
    sessionId: viewer.sessionId,
    codeHash: hashReauthenticationCode(secret, id, code),
    expiresAt: new Date(clock.now().getTime() + reauthenticationCodeMinutes * 60_000),
  });
  try {
    await mailer.send({ to: viewer.email, ...reauthenticationMail(language, code) });
  } catch (cause) {
    await removeReauthenticationCode(db, id);
    await giveBack(db, reauthenticationMails, viewer.userId);
    throw new Refusal('mail_unavailable', 'The mail could not be sent.', { cause });
  }
}

/** The code of her mailbox, typed in the session that asked for it. */
export async function reauthenticateByCode(
  services: Services,
  viewer: Viewer,
  typed: string,
): Promise<GivenSession> {
  const { db, clock, secret } = services;
  refuseMailAlone(viewer);
  await spend({ db, clock }, factorTries, viewer.userId);
  await spend({ db, clock }, factorTriesPerDay, viewer.userId);
  const tried = await tryReauthenticationCodes(db, viewer.sessionId, clock.now());
  const match = tried.find(({ id, codeHash }) =>
    sameHash(codeHash, hashReauthenticationCode(secret, id, typed)),
  );
  if (!match) refuseCode();
  return db.transaction(async (transaction) => {
    if (!(await spendReauthenticationCode(transaction, viewer.sessionId, match.id))) refuseCode();
    const { secret: sessionSecret, hashes } = newSessionKey(viewer.carrier);
    const session = await markReauthenticated(transaction, viewer, { now: clock.now(), hashes });
    const user = await accountOf(transaction, viewer.userId);
    if (!session || !user) throw new Refusal('unauthenticated', 'User not authenticated');
    return { user, session, secret: sessionSecret };
  });
}

function refuseMailAlone({ hasSecondFactor }: Viewer): void {
  if (hasSecondFactor) throw new Refusal('second_factor_required', 'Show your second factor instead.');
}

function refuseCode(): never {
  throw new Refusal('code_invalid', 'The code is wrong or no longer valid.');
}
