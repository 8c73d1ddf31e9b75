import { healthConsentOf } from '#shared/consent/consent.rules.ts';
import { useOwnAnswer } from '#web/platform/outbox/own-answer.ts';
import { ownConsents } from './consent.outbox.ts';

/** What she agreed to, with what her phone has yet to say on top. */
export function useHealthConsent(owner: string | null) {
  const { answer, stored, waiting, isWaiting, hasFailed, refetch } = useOwnAnswer(ownConsents, owner);
  return {
    consents: answer,
    stored,
    status: healthConsentOf(answer),
    /** What the server goes by: it opens and closes only when it has heard. */
    storedStatus: healthConsentOf(stored ?? []),
    /** Her answer has yet to arrive. */
    waiting,
    /** Nothing is known yet, and an answer is on its way. */
    isWaiting,
    hasFailed,
    refetch,
  };
}
