import { recordAccess } from '#server/features/audit/audit.repository.ts';
import { spend } from '#server/platform/http/rate-limit.ts';
import type { Services } from '#server/services.ts';
import type { PasskeyProof } from '#shared/access/passkey.schema.ts';
import { regretDays } from '#shared/account/account.rules.ts';
import { accountOf } from '../access.repository.ts';
import { startSession } from '../access.service.ts';
import type { Client } from '../devices/arrival.ts';
import { stepUp } from '../factors/verify.service.ts';
import type { GivenSession } from '../give-session.ts';
import type { UserId, Viewer } from '../viewer.ts';
import type { ChallengePurpose } from './challenges.repository.ts';
import { userHandle } from './enrol-passkey.service.ts';
import { challengeMs, newChallenge, refusePasskey, spentChallenge } from './passkey-challenge.ts';
import { ownPasskeyQuestions } from './passkeys.limits.ts';
import {
  markSignedInByPasskey,
  notePasskeyUse,
  passkeyByCredential,
  passkeysOf,
} from './passkeys.repository.ts';
import { relyingParty } from './relying-party.ts';

const atTheDoor: ChallengePurpose = { purpose: 'sign-in', sessionId: null };
const inSession = ({ sessionId }: Viewer): ChallengePurpose => ({ purpose: 'confirm', sessionId });

/** Nobody is named: the device looks for what it has for this address. */
export async function askForPasskey(services: Services) {
  return question(services, atTheDoor, []);
}

export async function askForOwnPasskey(services: Services, viewer: Viewer) {
  await spend(services, ownPasskeyQuestions, viewer.userId);
  const known = await passkeysOf(services.db, viewer.userId);
  return question(
    services,
    inSession(viewer),
    known.map(({ credentialId, transports }) => ({
      type: 'public-key' as const,
      id: credentialId,
      transports,
    })),
  );
}

async function question<Allowed>(services: Services, asked: ChallengePurpose, allowCredentials: Allowed[]) {
  const { id } = relyingParty(services.appUrl);
  return {
    challenge: await newChallenge(services, asked),
    rpId: id,
    timeout: challengeMs,
    userVerification: 'required' as const,
    allowCredentials,
  };
}

/** In, and strongly: the device is one factor, its lock the other. */
export async function signInByPasskey(services: Services, proof: PasskeyProof, client: Client) {
  const { db, clock } = services;
  const userId = await prove(services, proof, { ...atTheDoor, device: client.device });
  const user = await accountOf(db, userId);
  if (!user || isPastRegret(user.deletionRequestedAt, clock.now())) refusePasskey();
  const given = await startSession(services, user.email, client);
  return { ...given, session: await markSignedInByPasskey(db, userId, given.session.id) };
}

/** Signed in already, she shows it again: this session has proven itself now, and rises if it had to. */
export async function confirmByPasskey(
  services: Services,
  viewer: Viewer,
  { proof, device }: { proof: PasskeyProof; device: string },
): Promise<GivenSession> {
  const userId = await prove(services, proof, { ...inSession(viewer), device });
  if (userId !== viewer.userId) refusePasskey();
  return services.db.transaction((transaction) =>
    stepUp(transaction, viewer, { method: 'passkey', now: services.clock.now() }),
  );
}

/** Whose passkey signed this, for us, just now, with the device's lock opened. */
async function prove(
  services: Services,
  proof: PasskeyProof,
  { device, ...asked }: ChallengePurpose & { device: string },
): Promise<UserId> {
  const { db, clock, log } = services;
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(services.appUrl);
  const { userHandle: handle, ...response } = proof.response;
  const expectedChallenge = await spentChallenge(services, response.clientDataJSON, asked);
  const passkey = await passkeyByCredential(db, proof.id);
  if (!passkey) refusePasskey();
  // At the door the device names the account: it must be the one whose key signs.
  const isWhoItSays = handle ? handle === userHandle(passkey.userId) : asked.sessionId !== null;
  if (!isWhoItSays) refusePasskey();

  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: { ...proof, response, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      // Compared below, in the statement that moves it: two answers at once cannot both be the next.
      counter: 0,
    },
  }).catch(refusePasskey);
  if (!verified) refusePasskey();

  const now = clock.now();
  const use = {
    counter: authenticationInfo.newCounter,
    isBackedUp: authenticationInfo.credentialBackedUp,
    now,
  };
  if (!(await notePasskeyUse(db, passkey.userId, { ...use, id: passkey.id }))) {
    log.warn({ passkeyId: passkey.id }, 'a passkey counted backwards: it may have been copied');
    const userEmail = (await accountOf(db, passkey.userId))?.email ?? null;
    await recordAccess(db, { userEmail, action: 'passkey_refused', device, at: now });
    refusePasskey();
  }
  return passkey.userId;
}

/** Her days of regret are over: what was promised to be gone is not opened by a key that the sweep has yet to take. */
function isPastRegret(deletionRequestedAt: Date | null, now: Date): boolean {
  const regret = regretDays * 24 * 60 * 60 * 1000;
  return deletionRequestedAt !== null && deletionRequestedAt.getTime() + regret <= now.getTime();
}
