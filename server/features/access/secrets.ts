import { createHash, createHmac, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
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

export function hashDeviceEnd(secret: string, deviceId: string): string {
  return keyedHash(secret, 'end-device', deviceId);
}

export function hashReauthenticationCode(secret: string, codeId: string, code: string): string {
  return keyedHash(secret, 'reauthentication-code', codeId, code);
}

/** How codes were kept before each try was made costly. She may have copied hers then: they still open. */
export function quickRecoveryCodeHash(secret: string, userId: string, code: string): string {
  return keyedHash(secret, 'recovery-code', userId, code);
}

/**
 * Fifty bits that live for years: whoever had the database and the secret could try them all, so each try is made
 * to cost 32 MB and some fifty milliseconds, off the thread that answers.
 */
export function hashRecoveryCode(secret: string, userId: string, code: string): Promise<string> {
  const keyed = quickRecoveryCodeHash(secret, userId, code);
  return new Promise((resolve, reject) => {
    scrypt(keyed, userId, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key.toString('base64url')),
    );
  });
}

function keyedHash(secret: string, ...parts: string[]): string {
  return createHmac('sha256', secret).update(parts.join('\0')).digest('base64url');
}

export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
