import type { ChallengeAnswer, EnrolmentAnswer, FactorAnswer } from '#shared/access/factor.schema.ts';
import type { Carrier } from '../session-key.ts';
import type { factorChallenges, secondFactors } from './factors.table.ts';
import type { TotpSetup } from './totp.ts';

type Factor = typeof secondFactors.$inferSelect;

export function presentFactor(factor: Factor): FactorAnswer {
  return {
    id: factor.id,
    factor_type: factor.factorType,
    friendly_name: factor.friendlyName,
    status: factor.verifiedAt ? 'verified' : 'unverified',
    created_at: factor.createdAt.toISOString(),
    updated_at: (factor.verifiedAt ?? factor.createdAt).toISOString(),
    // Enough for her to know which phone to take; too little for who got hold of half a session.
    ...(factor.phone ? { phone: `••••${factor.phone.slice(-4)}` } : {}),
  };
}

/** Shown once: the secret is never told again. */
export function presentEnrolment(
  factor: Factor,
  setup: TotpSetup | undefined,
  carrier: Carrier,
): EnrolmentAnswer {
  const { id, friendlyName } = factor;
  if (!setup) return { id, type: 'phone', friendly_name: friendlyName, phone: factor.phone ?? '' };
  // The specification's client puts the beginning of a data address before what it gets, whatever it gets.
  const qr_code =
    carrier === 'cookie' ? `data:image/svg+xml;utf8,${encodeURIComponent(setup.qrCode)}` : setup.qrCode;
  return {
    id,
    type: 'totp',
    friendly_name: friendlyName,
    totp: { qr_code, secret: setup.secret, uri: setup.uri },
  };
}

export function presentChallenge(
  factor: Factor,
  challenge: Pick<typeof factorChallenges.$inferSelect, 'id' | 'expiresAt'>,
): ChallengeAnswer {
  return {
    id: challenge.id,
    type: factor.factorType,
    expires_at: Math.floor(challenge.expiresAt.getTime() / 1000),
  };
}
