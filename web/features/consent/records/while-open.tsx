import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { useOwner } from '#web/features/access/use-owner.ts';
import { useQuiet } from '#web/features/quiet/quiet-context.ts';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { retryLoad } from '#web/platform/device/retry-load.ts';
import { ownKey } from '#web/platform/outbox/own-answer.ts';
import { withTexts } from '#web/texts/with-texts.ts';
import { ownConsents } from '../consent.outbox.ts';
import { ask, lastAsked } from '../consent-question.ts';
import { useHealthConsent } from '../use-health-consent.ts';

const ClosedScreen = lazy(() => retryLoad(() => withTexts(import('./closed-screen.tsx'))));

type Place = {
  /** Only a part of a screen: it has no title of its own. */
  isPart?: boolean;
};

/**
 * A screen of what she records. Once she has closed it, a panel stands in its place, until the server has heard that
 * she opened it again. Who recorded before there was a question is asked here.
 */
export function whileOpen(Screen: ComponentType, { isPart = false }: Place = {}): ComponentType {
  return function RecordsScreen() {
    const owner = useOwner();
    const { consents, status, storedStatus } = useHealthConsent(owner);
    useClosedElsewhere(owner);
    const isQuiet = useQuiet() !== null;
    const isImplied = !isQuiet && status === 'needed' && consents.some(({ kind }) => kind === 'health-data');
    useEffect(() => {
      if (owner !== null && isImplied && lastAsked(owner) === undefined) ask(owner);
    }, [owner, isImplied]);
    if (owner === null || (status !== 'closed' && storedStatus !== 'closed')) return <Screen />;
    return (
      <Suspense>
        <ClosedScreen owner={owner} isOpening={status === 'given'} isPart={isPart} />
      </Suspense>
    );
  };
}

/** Another phone of hers closed the records: this one hears of it when a reading is refused, and asks what she chose. */
function useClosedElsewhere(owner: string | null): void {
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
