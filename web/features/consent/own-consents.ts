import { healthConsentOf } from '#shared/consent/consent.rules.ts';
import type { ConsentAnswer, ConsentGiving, ConsentWithdrawal } from '#shared/consent/consent.schema.ts';
import { withGiven, withWithdrawn } from '#shared/consent/consent-log.rules.ts';
import { ownAnswer } from '#web/platform/outbox/own-answer.ts';
import type { Write } from '#web/platform/outbox/write.ts';
import { fetchConsents } from './consent.api.ts';

/** Her other phone may have answered meanwhile. */
const askAgainMs = 30_000;

export const ownConsents = ownAnswer<ConsentAnswer[]>({
  name: 'consents',
  fetch: fetchConsents,
  nothing: [],
  looksRight: (held): held is ConsentAnswer[] => Array.isArray(held),
  kinds: ['consent.give', 'consent.withdraw'],
  // Once it is given, only the server's word that it is not (`consent_needed`) is a reason to ask again.
  staleTime: (consents) =>
    consents && healthConsentOf(consents) === 'given' ? Number.POSITIVE_INFINITY : askAgainMs,
  after,
});

function after(consents: ConsentAnswer[], { kind, body, madeAt, refused }: Write): ConsentAnswer[] {
  const at = new Date(madeAt).toISOString();
  if (refused) return consents;
  return kind === 'consent.give'
    ? withGiven(consents, body as ConsentGiving, at)
    : withWithdrawn(consents, body as ConsentWithdrawal, at);
}
