import { hashToken, newToken } from './secrets.ts';

/** What carries a sign-in session: our pages' cookie, or the tokens of a client that is no browser. */
export type Carrier = 'cookie' | 'bearer';

/**
 * What the client keeps and what the database keeps of it. A refresh token has two parts: one stays for the
 * life of the session and finds it, the other changes with each use. Whoever shows the first with a spent
 * second holds a copy.
 */
export function newSessionKey(carrier: Carrier) {
  const stays = newToken();
  if (carrier === 'cookie')
    return { secret: stays, hashes: { secretHash: hashToken(stays), refreshHash: null } };
  const turns = newToken();
  return {
    secret: refreshToken(stays, turns),
    hashes: { secretHash: hashToken(stays), refreshHash: hashToken(turns) },
  };
}

export function refreshToken(stays: string, turns: string): string {
  return `${stays}.${turns}`;
}

export function partsOf(token: string): { stays: string; turns: string } | undefined {
  const [stays, turns, ...rest] = token.split('.');
  return stays && turns && rest.length === 0 ? { stays, turns } : undefined;
}
