import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { codeLength } from '#shared/access/access.rules.ts';

/** 256 random bits: unguessable, so a plain hash keeps it safe in the database. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

export function newCode(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
}

/** Six digits are guessed in no time from a plain hash: keyed with the secret and bound to one mail. */
export function hashCode(secret: string, linkId: string, code: string): string {
  return keyedHash(secret, 'sign-in-code', linkId, code);
}

/** Bound to one challenge, as the code of a mail is to its mail. */
export function hashChallengeCode(secret: string, challengeId: string, code: string): string {
  return keyedHash(secret, 'factor-code', challengeId, code);
}

export function hashReauthenticationCode(secret: string, codeId: string, code: string): string {
  return keyedHash(secret, 'reauthentication-code', codeId, code);
}

export function hashRecoveryCode(secret: string, userId: string, code: string): string {
  return keyedHash(secret, 'recovery-code', userId, code);
}

function keyedHash(secret: string, ...parts: string[]): string {
  return createHmac('sha256', secret).update(parts.join('\0')).digest('base64url');
}

export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
