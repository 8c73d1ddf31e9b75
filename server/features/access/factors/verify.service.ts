import { unseal } from '#server/platform/crypto/seal.ts';
import type { Database } from '#server/platform/db/database.ts';
import { spend } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { accountOf } from '../access.repository.ts';
import type { SecondFactorMethod } from '../access.table.ts';
import type { GivenSession } from '../give-session.ts';
import { refuseIfStale } from '../reauthentication/recent-proof.ts';
import { hashChallengeCode, hashRecoveryCode, quickRecoveryCodeHash, sameHash } from '../secrets.ts';
import { newSessionKey } from '../session-key.ts';
import type { Viewer } from '../viewer.ts';
import { secretPlace } from './enrol.service.ts';
import { factorTries, factorTriesPerDay, recoveryTries } from './factors.limits.ts';
import {
  factorOf,
  hasVerifiedFactor,
  lockUser,
  markVerified,
  removeChallenge,
  spendStep,
  tryChallenge,
} from './factors.repository.ts';
import type { factorChallenges, secondFactors } from './factors.table.ts';
import { spendRecoveryCode } from './recovery-codes.repository.ts';
import { raiseSession } from './step-up.repository.ts';
import { stepOfCode } from './totp.ts';

type Factor = typeof secondFactors.$inferSelect;
type Answer = { challenge_id: string; code: string };

/** She shows a factor: this session rises to aal2, and a factor shown for the first time is hers from now on. */
export async function verifyFactor(
  services: Services,
  viewer: Viewer,
  { factorId, answer }: { factorId: string; answer: Answer },
): Promise<GivenSession & { isNew: boolean }> {
  const { db, clock } = services;
  const now = clock.now();
  await spend({ db, clock }, factorTries, viewer.userId);
  await spend({ db, clock }, factorTriesPerDay, viewer.userId);
  const factor = await factorOf(db, viewer.userId, { id: factorId, now });
  if (!factor) throw new Refusal('not_found', 'There is no such factor.');
  const asked = { id: answer.challenge_id, factorId, sessionId: viewer.sessionId };
  const challenge = await tryChallenge(db, asked, now);
  const proof = challenge && (await prove(services, factor, { challenge, code: answer.code }));
  if (!proof) refuse();

  return db.transaction(async (transaction) => {
    await lockUser(transaction, viewer.userId);
    if (!(await removeChallenge(transaction, challenge.id))) refuse();
    if (proof.step !== undefined && !(await spendStep(transaction, factor.id, proof.step))) refuse();
    if (!factor.verifiedAt) await adopt(transaction, viewer, { factor, now });
    const raised = await stepUp(transaction, viewer, { method: factor.factorType, now });
    return { ...raised, isNew: !factor.verifiedAt };
  });
}

/** A right code; of an authenticator app also the step that it spends. */
async function prove(
  { secret, clock }: Services,
  factor: Factor,
  { challenge, code }: { challenge: typeof factorChallenges.$inferSelect; code: string },
): Promise<{ step?: number } | undefined> {
  if (challenge.codeHash !== null) {
    return sameHash(challenge.codeHash, hashChallengeCode(secret, challenge.id, code)) ? {} : undefined;
  }
  const totpSecret = factor.sealedSecret && unseal(secret, secretPlace(factor.id), factor.sealedSecret);
  const step = totpSecret ? await stepOfCode(totpSecret, code, clock.now()) : undefined;
  return step === undefined ? undefined : { step };
}

/** A thief with an old session may have begun an enrolment too: once she has a factor, a further one needs aal2. */
async function adopt(
  db: Database,
  viewer: Viewer,
  { factor, now }: { factor: Factor; now: Date },
): Promise<void> {
  if (viewer.assurance === 'aal1' && (await hasVerifiedFactor(db, viewer.userId)))
    throw new Refusal('second_factor_required', 'Show the second factor you have first.');
  refuseIfStale(viewer, now);
  await markVerified(db, viewer.userId, { id: factor.id, now });
}

/** When the phone is lost: one of the codes she kept, once. */
export async function verifyRecoveryCode(
  services: Services,
  viewer: Viewer,
  code: string,
): Promise<GivenSession> {
  const { db, clock, secret } = services;
  await spend({ db, clock }, recoveryTries, viewer.userId);
  const hashes = [
    await hashRecoveryCode(secret, viewer.userId, code),
    quickRecoveryCodeHash(secret, viewer.userId, code),
  ];
  return db.transaction(async (transaction) => {
    if (!(await spendRecoveryCode(transaction, viewer.userId, hashes))) refuse();
    return stepUp(transaction, viewer, { method: 'recovery_code', now: clock.now() });
  });
}

/** This session rises to aal2, under a new secret. */
export async function stepUp(
  db: Database,
  viewer: Viewer,
  { method, now }: { method: SecondFactorMethod; now: Date },
): Promise<GivenSession> {
  const { secret, hashes } = newSessionKey(viewer.carrier);
  const session = await raiseSession(db, { sessionId: viewer.sessionId, method, now, hashes });
  const user = await accountOf(db, viewer.userId);
  if (!session || !user) throw new Refusal('unauthenticated', 'User not authenticated');
  return { user, session, secret };
}

/** Wrong, used, expired and asked of another session sound alike. */
function refuse(): never {
  throw new Refusal('factor_invalid', 'The code is wrong, was used already or is no longer valid.');
}
