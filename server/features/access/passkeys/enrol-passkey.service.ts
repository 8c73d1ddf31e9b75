import { randomUUID } from 'node:crypto';
import type * as v from 'valibot';
import { spend } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { passkeysAllowed } from '#shared/access/passkey.rules.ts';
import type { passkeyEnrolmentSchema } from '#shared/access/passkey.schema.ts';
import { lockUser } from '../factors/factors.repository.ts';
import { lowerOtherPasskeySessions } from '../factors/step-up.repository.ts';
import type { Viewer } from '../viewer.ts';
import { challengeMs, newChallenge, refusePasskey, spentChallenge } from './passkey-challenge.ts';
import { ownPasskeyQuestions } from './passkeys.limits.ts';
import { addPasskey, passkeyCount, passkeysOf, removePasskey } from './passkeys.repository.ts';
import { relyingParty } from './relying-party.ts';

type Credential = v.InferOutput<typeof passkeyEnrolmentSchema>['credential'];

/** Edwards, P-256 and RSA: what phones, computers and keys of today offer. */
const algorithms = [-8, -7, -257];

/** What the device needs to make a key: one that it finds by itself later, behind its lock. */
export async function beginEnrolment(services: Services, viewer: Viewer) {
  const { db, clock } = services;
  const { id, name } = relyingParty(services.appUrl);
  await spend({ db, clock }, ownPasskeyQuestions, viewer.userId);
  const known = await passkeysOf(db, viewer.userId);
  refuseTooMany(known.length);
  return {
    challenge: await newChallenge(services, { purpose: 'enrol', sessionId: viewer.sessionId }),
    rp: { id, name },
    user: { id: userHandle(viewer.userId), name: viewer.email, displayName: viewer.email },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: challengeMs,
    attestation: 'none' as const,
    // A device that holds one of hers is not asked to make a second.
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      type: 'public-key' as const,
      id: credentialId,
      transports,
    })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
    extensions: { credProps: true },
  };
}

export async function enrolPasskey(
  services: Services,
  viewer: Viewer,
  { name, credential }: { name: string; credential: Credential },
) {
  const { db, clock } = services;
  const made = await madeKey(services, viewer, credential);
  const now = clock.now();
  return db.transaction(async (transaction) => {
    await lockUser(transaction, viewer.userId);
    refuseTooMany(await passkeyCount(transaction, viewer.userId));
    const passkey = await addPasskey(transaction, {
      id: randomUUID(),
      userId: viewer.userId,
      name,
      credentialId: made.credential.id,
      publicKey: Buffer.from(made.credential.publicKey).toString('base64url'),
      counter: made.credential.counter,
      transports: credential.response.transports,
      isBackedUp: made.credentialBackedUp,
      createdAt: now,
    });
    if (!passkey) throw new Refusal('already_exists', 'This device has a passkey here already.');
    return passkey;
  });
}

async function madeKey(services: Services, viewer: Viewer, credential: Credential) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(services.appUrl);
  const expectedChallenge = await spentChallenge(services, credential.response.clientDataJSON, {
    purpose: 'enrol',
    sessionId: viewer.sessionId,
  });
  // Read when the first of all asks for it: it takes 25 MB, and many a Colo starts without.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {} },
    expectedChallenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch(refusePasskey);
  if (!verified.verified) refusePasskey();
  return verified.registrationInfo;
}

export async function unenrolPasskey({ db }: Services, viewer: Viewer, id: string): Promise<void> {
  await db.transaction(async (transaction) => {
    await lockUser(transaction, viewer.userId);
    if (!(await removePasskey(transaction, viewer.userId, id)))
      throw new Refusal('not_found', 'There is no such passkey.');
    await lowerOtherPasskeySessions(transaction, viewer.userId, viewer.sessionId);
  });
}

/** What the device keeps of her beside the key: an id that says nothing to anybody else. */
export function userHandle(userId: string): string {
  return Buffer.from(userId).toString('base64url');
}

function refuseTooMany(count: number): void {
  if (count >= passkeysAllowed)
    throw new Refusal('already_exists', `There are ${passkeysAllowed} passkeys already. Remove one first.`);
}
