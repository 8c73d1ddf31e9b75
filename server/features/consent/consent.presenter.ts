import type { ConsentAnswer } from '#shared/consent/consent.schema.ts';
import type { consents } from './consent.table.ts';

export function presentConsent(consent: typeof consents.$inferSelect): ConsentAnswer {
  return {
    kind: consent.kind,
    version: consent.version,
    givenAt: consent.givenAt.toISOString(),
    asked: consent.asked,
    withdrawnAt: consent.withdrawnAt?.toISOString() ?? null,
    afterWithdrawal: consent.afterWithdrawal,
  };
}
