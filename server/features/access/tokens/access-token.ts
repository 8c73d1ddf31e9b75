import { errors, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import type { Services } from '#server/services.ts';
import { accessTokenLifetimeSeconds } from '#shared/access/access.rules.ts';
import { type Assurance, assuranceOf, methodsOf } from '../assurance.ts';
import { signingAlgorithm, signingKey, verifyingKey } from './signing-keys.ts';

const audience = 'authenticated';
const issuerOf = (services: Services) => `${services.appUrl}/auth/v1`;

type SignedSession = Parameters<typeof methodsOf>[0] & { id: string };

export async function signAccessToken(
  services: Services,
  user: { id: string; email: string },
  session: SignedSession,
) {
  const { kid, key } = await signingKey(services);
  const issuedAt = Math.floor(services.clock.now().getTime() / 1000);
  const expiresAt = issuedAt + accessTokenLifetimeSeconds;
  const token = await new SignJWT({
    email: user.email,
    role: 'authenticated',
    aal: assuranceOf(session),
    amr: methodsOf(session),
    session_id: session.id,
  })
    .setProtectedHeader({ alg: signingAlgorithm, kid, typ: 'JWT' })
    .setSubject(user.id)
    .setIssuer(issuerOf(services))
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(key);
  return { token, expiresAt };
}

const claimsSchema = v.object({
  session_id: v.pipe(v.string(), v.uuid()),
  aal: v.picklist(['aal1', 'aal2']),
  iat: v.number(),
});

/** `issuedAt` in seconds since 1970. */
export type Claims = { sessionId: string; assurance: Assurance; issuedAt: number };

/** What a token proves, or undefined: unsigned, signed by others, for others, or run out. */
export async function readAccessToken(services: Services, token: string): Promise<Claims | undefined> {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = await verifyingKey(services, kid);
        if (!key) throw new errors.JWKSNoMatchingKey();
        return key;
      },
      {
        algorithms: [signingAlgorithm],
        issuer: issuerOf(services),
        audience,
        currentDate: services.clock.now(),
      },
    );
    const claims = v.parse(claimsSchema, payload);
    return { sessionId: claims.session_id, assurance: claims.aal, issuedAt: claims.iat };
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof v.ValiError) return undefined;
    throw error;
  }
}
