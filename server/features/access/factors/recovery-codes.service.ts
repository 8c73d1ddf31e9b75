import { randomInt } from 'node:crypto';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import {
  plainRecoveryCode,
  recoveryCodeAlphabet,
  recoveryCodeCount,
  recoveryCodeLength,
} from '#shared/access/factor.rules.ts';
import { hashRecoveryCode } from '../secrets.ts';
import type { Viewer } from '../viewer.ts';
import { lockUser } from './factors.repository.ts';
import { replaceRecoveryCodes } from './recovery-codes.repository.ts';

/** Ten codes, told once. Older ones stop working. */
export async function makeRecoveryCodes({ db, secret }: Services, viewer: Viewer): Promise<string[]> {
  // A passkey alone makes aal2 too, but there is no second step that the codes could stand in for.
  if (viewer.assurance === 'aal1' || !viewer.hasSecondFactor)
    throw new Refusal('second_factor_required', 'Recovery codes need a second factor first.');
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  const hashes: string[] = [];
  // One after the other: ten at once would hold 320 MB and every thread.
  for (const code of codes)
    hashes.push(await hashRecoveryCode(secret, viewer.userId, plainRecoveryCode(code)));
  await db.transaction(async (transaction) => {
    await lockUser(transaction, viewer.userId);
    await replaceRecoveryCodes(transaction, viewer.userId, hashes);
  });
  return codes;
}

/** 'k3vmx-8qwrt': in two halves, because she may have to copy it by hand. */
function newRecoveryCode(): string {
  const letter = () => recoveryCodeAlphabet.charAt(randomInt(recoveryCodeAlphabet.length));
  const half = () => Array.from({ length: recoveryCodeLength / 2 }, letter).join('');
  return `${half()}-${half()}`;
}
