import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { appOutbox } from '#web/platform/outbox/app-outbox.ts';
import { ownKey } from '#web/platform/outbox/own-answer.ts';
import { useOutbox } from '#web/platform/outbox/use-outbox.ts';
import { ownConsents } from './consent.outbox.ts';
import { forgetQuestion } from './consent-question.ts';
import { learnConsents, unlearnConsents } from './hold-health-writes.ts';
import { useHealthConsent } from './use-health-consent.ts';

/** Mounted once, beside every screen: her health records, which wait for her consent, go with it. */
export function useConsentKeeping(owner: string | null): void {
  const { stored, storedStatus, waiting, refetch } = useHealthConsent(owner);
  const client = useQueryClient();
  useEffect(() => (owner === null ? undefined : forgetQuestion), [owner]);

  useEffect(() => {
    if (owner === null || !stored) return;
    learnConsents(owner, stored);
    void appOutbox.wake();
  }, [owner, stored]);

  useEffect(
    () =>
      appOutbox.onSentBack((whose) => {
        unlearnConsents(whose);
        void client.invalidateQueries({ queryKey: ownKey(ownConsents.name, whose) });
      }),
    [client],
  );

  // An answer to a text of another day counts for nothing: she is asked again, with today's.
  const refused = waiting.find((write) => write.refused)?.id;
  useEffect(() => {
    if (refused) void appOutbox.discard(refused);
  }, [refused]);

  // She may have agreed on another phone.
  const isHolding = useOutbox().held.length > 0 && storedStatus !== 'given';
  useEffect(() => {
    if (!isHolding) return;
    const look = () => document.visibilityState === 'visible' && void refetch();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isHolding, refetch]);
}
