import type { ComponentProps } from 'react';
import type { WhenFailed } from '#web/platform/query/failed-query.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyLamp } from '#web/ui/illustrations/empty-lamp.tsx';

/** Nothing came, and nothing was there from before: why, and another try. */
export function PartFailed({ title, query }: ComponentProps<WhenFailed>) {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  return (
    <div role="alert">
      <EmptyState
        picture={<EmptyLamp />}
        title={title}
        text={sentenceFor(query.error, t('errors.internal'))}
        action={
          <Button busy={query.isFetching} onClick={() => query.refetch()}>
            {t('shell.tryAgain')}
          </Button>
        }
      />
    </div>
  );
}
