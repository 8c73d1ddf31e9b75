/** Limits of second factors. */
export const factorTypes = ['totp', 'phone'] as const;
export type FactorType = (typeof factorTypes)[number];

export const factorsAllowed = 10;
export const factorNameLength = 60;
export const challengeLifetimeMinutes = 5;
export const wrongFactorCodesAllowed = 5;
/** An enrolment that was begun and never finished. */
export const unverifiedFactorLifetimeHours = 24;

export const recoveryCodeCount = 10;
/** Ten characters in two groups, of an alphabet without letters that look like digits. */
export const recoveryCodeAlphabet = 'abcdefghjkmnpqrstvwxyz23456789';
export const recoveryCodeLength = 10;

/** As it is compared: she may type it in capitals, with spaces or without the dash. */
export function plainRecoveryCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[\s-]/g, '');
}
