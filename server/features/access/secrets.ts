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
  return createHmac('sha256', secret).update(`sign-in-code\0${linkId}\0${code}`).digest('base64url');
}

export function sameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
