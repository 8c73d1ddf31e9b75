import type { Context } from 'hono';
import type { Services } from '#server/services.ts';
import { accessTokenLifetimeSeconds } from '#shared/access/access.rules.ts';
import type { TokensAnswer, UserAnswer } from '#shared/access/access.schema.ts';
import { keepCookie } from './access.gate.ts';
import { presentUser } from './access.presenter.ts';
import type { signInSessions, users } from './access.table.ts';
import { factorsOf } from './factors/factors.repository.ts';
import { signAccessToken } from './tokens/access-token.ts';
import type { UserId } from './viewer.ts';

export type GivenSession = {
  user: typeof users.$inferSelect;
  session: typeof signInSessions.$inferSelect;
  /** The cookie, or the refresh token of a session that has one. Told once, kept by nobody but the client. */
  secret: string;
};

/** Hands a session over in the way its client can carry: to a browser only as a cookie that no script reads. */
export async function giveSession(
  c: Context,
  services: Services,
  { user, session, secret }: GivenSession,
): Promise<TokensAnswer | { user: UserAnswer }> {
  const factors = await factorsOf(services.db, user.id as UserId, services.clock.now());
  const answer = presentUser(user, factors);
  if (session.refreshHash === null) {
    keepCookie(c, services, secret);
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
