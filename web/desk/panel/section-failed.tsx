import type { ComponentProps } from 'react';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import type { WhenFailed } from '#web/platform/query/failed-query.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyLamp } from '#web/ui/illustrations/empty-lamp.tsx';
import { EnrolFirst } from './enrol-first.tsx';

/** A section that did not come: why, and what to do about it. */
export function SectionFailed({ title, query }: ComponentProps<WhenFailed>) {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  if (errorCodeOf(query.error) === 'second_factor_required') return <EnrolFirst />;
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
