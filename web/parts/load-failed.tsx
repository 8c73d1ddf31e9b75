import type { ReactNode } from 'react';
import { useOnline } from '#web/platform/device/online.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyLamp } from '#web/ui/illustrations/empty-lamp.tsx';
import { type FailedQuery, TryAgain } from './try-again.tsx';

type Props = {
  title: string;
  /** Why; what the error says, unless told. */
  text?: string;
  /** Said instead while there is no network. */
  offline?: { title: string; text: string };
  picture?: ReactNode;
  query: FailedQuery;
};

/** Nothing came, and nothing was there from before: why, and another try. */
export function LoadFailed({ title, text, offline, picture = <EmptyLamp />, query }: Props) {
  const isOnline = useOnline();
  const sentenceFor = useErrorSentence();
  const why = text ?? sentenceFor(query.error);
  return (
    <div role="alert">
      <EmptyState
        picture={picture}
        {...(offline && !isOnline ? offline : { title, text: why })}
        action={<TryAgain variant="primary" query={query} />}
      />
    </div>
  );
}
