import { createHmac } from 'node:crypto';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Services } from '#server/services.ts';
import { refreshRetrySeconds } from '#shared/access/access.rules.ts';
import { accountOf, endSession } from '../access.repository.ts';
import { hashToken } from '../secrets.ts';
import { partsOf, refreshToken } from '../session-key.ts';
import type { UserId } from '../viewer.ts';
import { refreshableSession, rotateRefreshToken } from './refresh.repository.ts';

/**
 * A refresh token works once. Its successor is made from it, so that an answer lost on the way can be asked for
 * again for a moment and is the same answer: two holders then still collide at their next use. Any other spent
 * token means that somebody holds a copy, and the whole session ends.
 */
export async function refreshSession(services: Services, token: string) {
  const { db, clock, secret } = services;
  const now = clock.now();
  const parts = partsOf(token);
  if (!parts) refuse();
  const secretHash = hashToken(parts.stays);
  const shown = hashToken(parts.turns);
  const turns = successorOf(secret, token);

  const session =
    (await rotateRefreshToken(db, {
      secretHash,
      shown,
      next: hashToken(turns),
      now,
    })) ?? (await retriedSession(services, secretHash, shown));
  const user = await accountOf(db, session.userId as UserId);
  if (!user) refuse();
  return { user, session, secret: refreshToken(parts.stays, turns) };
}

async function retriedSession({ db, clock }: Services, secretHash: string, shown: string) {
  const now = clock.now();
  const session = await refreshableSession(db, secretHash, now);
  if (!session) refuse();
  const age = now.getTime() - (session.refreshedAt?.getTime() ?? 0);
  if (session.previousRefreshHash === shown && age < refreshRetrySeconds * 1000) return session;
  await endSession(db, session.userId as UserId, session.id);
  refuse();
}

function successorOf(secret: string, token: string): string {
  return createHmac('sha256', secret).update(`refresh-token\0${token}`).digest('base64url');
}

function refuse(): never {
  throw new Refusal('unauthenticated', 'The refresh token was used already or is no longer valid.');
}
