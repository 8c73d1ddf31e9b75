import type { SecondFactorMethod } from './access.table.ts';

/** aal1: the mail vouches for her. aal2: a second factor does too, or a passkey, which is two in one. */
export type Assurance = 'aal1' | 'aal2';

type Shown = { createdAt: Date; secondFactorMethod: SecondFactorMethod | null; secondFactorAt: Date | null };

export function assuranceOf(session: Pick<Shown, 'secondFactorAt'>): Assurance {
  return session.secondFactorAt ? 'aal2' : 'aal1';
}

/** The names that clients of the specification's sign-in backend know. */
const methodNames = {
  totp: 'totp',
  phone: 'mfa/phone',
  recovery_code: 'recovery_code',
  passkey: 'passkey',
} as const;

/** How she proved who she is in this sign-in session, latest first. */
export function methodsOf({ createdAt, secondFactorMethod, secondFactorAt }: Shown) {
  const mail = { method: 'otp', timestamp: seconds(createdAt) };
  if (!secondFactorMethod || !secondFactorAt) return [mail];
  const shown = { method: methodNames[secondFactorMethod], timestamp: seconds(secondFactorAt) };
  // Signed in by passkey: no mail was asked for.
  const isAll = secondFactorMethod === 'passkey' && secondFactorAt.getTime() === createdAt.getTime();
  return isAll ? [shown] : [shown, mail];
}

function seconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
