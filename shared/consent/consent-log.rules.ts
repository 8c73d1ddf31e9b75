import { type AfterWithdrawal, healthConsentOf } from './consent.rules.ts';
import type { ConsentAnswer, ConsentGiving, ConsentWithdrawal } from './consent.schema.ts';

export const recordsAfter = {
  delete: 'deleted',
  close: 'closed',
} as const satisfies Record<ConsentWithdrawal['records'], AfterWithdrawal>;

/** Her consents once she has given this one. */
export function withGiven(consents: ConsentAnswer[], giving: ConsentGiving, at: string): ConsentAnswer[] {
  if (healthConsentOf(consents) === 'given') return consents;
  const { kind, version } = giving;
  return [...consents, { kind, version, givenAt: at, asked: true, withdrawnAt: null, afterWithdrawal: null }];
}

/** Her consents once she has taken it back. What was closed and is now deleted says so. */
export function withWithdrawn(
  consents: ConsentAnswer[],
  { kind, records }: ConsentWithdrawal,
  at: string,
): ConsentAnswer[] {
  const afterWithdrawal = recordsAfter[records];
  return consents.map((consent) => {
    if (consent.kind !== kind) return consent;
    if (consent.withdrawnAt === null) return { ...consent, withdrawnAt: at, afterWithdrawal };
    return afterWithdrawal === 'deleted' ? { ...consent, afterWithdrawal } : consent;
  });
}
