import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useHealthConsent } from '#web/features/consent/use-health-consent.ts';
import { forgetFoods } from '#web/features/foods/forget-foods.ts';
import { forgetFeeds } from '#web/features/nursing/forget-nursing.ts';
import { forgetSleeps } from '#web/features/sleep/forget-sleep.ts';
import { clearTimers } from '#web/features/timer/forget-unsaved.ts';

/** What lies on this phone of records that an account holds, for each kind of them. */
const forgets: ((client: QueryClient) => void)[] = [forgetFeeds, forgetSleeps, forgetFoods];

/** She took her consent back, here or elsewhere: this phone's copies of her records go, at once and when it has arrived. */
export function useForgottenRecords(owner: string | null): void {
  const client = useQueryClient();
  const { status, waiting } = useHealthConsent(owner);
  const isTakenBack = status === 'closed' || status === 'withdrawn';
  const isArrived = waiting.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was read until it arrived goes, too.
  useEffect(() => {
    if (isTakenBack) for (const forget of forgets) forget(client);
  }, [client, isTakenBack, isArrived]);

  // No screen shows what is closed: what is under way is offered again, as from another phone, once she opens it.
  const closedOwner = status === 'closed' ? owner : null;
  useEffect(() => {
    if (closedOwner !== null) clearTimers(closedOwner);
  }, [closedOwner]);
}
