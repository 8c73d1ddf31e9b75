import type { Context } from 'hono';
import type { Services } from '#server/services.ts';
import { accessTokenLifetimeSeconds } from '#shared/access/access.rules.ts';
import type { TokensAnswer, UserAnswer } from '#shared/access/access.schema.ts';
import { sessionOfCookie, setSessionCookie } from './access.gate.ts';
import { presentUser } from './access.presenter.ts';
import { endSession } from './access.repository.ts';
import type { signInSessions, users } from './access.table.ts';
import { signedInDevices, storeSecret } from './browser-secrets.ts';
import { factorsOf } from './factors/factors.repository.ts';
import { signAccessToken } from './tokens/access-token.ts';
import type { UserId } from './viewer.ts';

export type GivenSession = {
  user: typeof users.$inferSelect;
  session: typeof signInSessions.$inferSelect;
  /** The cookie, or the refresh token of a session that has one. Told once, kept by nobody but the client. */
  secret: string;
  /** What a device that is new to the account keeps, to be known again. */
  deviceSecret?: string | undefined;
};

/** Hands a session over in the way its client can carry: to a browser only as a cookie that no script reads. */
export async function giveSession(
  c: Context,
  services: Services,
  { user, session, secret, deviceSecret }: GivenSession,
): Promise<TokensAnswer | { user: UserAnswer }> {
  const factors = await factorsOf(services.db, user.id as UserId, services.clock.now());
  const answer = presentUser(user, factors);
  if (session.refreshHash === null) {
    await endReplaced(c, services, session.id);
    setSessionCookie(c, services, { secret, expiresAt: session.expiresAt });
    if (deviceSecret) storeSecret(c, services, { kept: signedInDevices, secret: deviceSecret });
    return { user: answer };
  }
  const { token, expiresAt } = await signAccessToken(services, user, session);
  return {
    access_token: token,
    refresh_token: secret,
    token_type: 'bearer',
    expires_in: accessTokenLifetimeSeconds,
    expires_at: expiresAt,
    user: answer,
  };
}

/** One browser, one session: the one that it came with, whoever's it was, has no holder from here on. */
async function endReplaced(c: Context, services: Services, keptId: string): Promise<void> {
  const before = await sessionOfCookie(c, services);
  if (before && before.sessionId !== keptId) await endSession(services.db, before.userId, before.sessionId);
}
