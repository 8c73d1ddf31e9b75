import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { ownKey } from '#web/platform/outbox/own-answer.ts';
import { ownConsents } from '../consent.outbox.ts';

/** Another phone of hers closed the records: this one hears of it when a reading is refused, and asks what she chose. */
export function useClosedElsewhere(owner: string | null): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getQueryCache().subscribe(({ type, ...event }) => {
        if (type !== 'updated' || !('action' in event) || event.action.type !== 'error') return;
        if (errorCodeOf(event.action.error) === 'consent_needed')
          void client.invalidateQueries({ queryKey: ownKey(ownConsents.name, owner) });
      }),
    [client, owner],
  );
}
