import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

type Props<Answer> = {
  query: UseQueryResult<Answer>;
  /** What is said when it did not come. */
  failed: string;
  children: (answer: Answer) => ReactNode;
};

/** What was asked for, once it is here; until then its place, or why it is not. */
export function LoadedOr<Answer>({ query, failed, children }: Props<Answer>) {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  if (query.data !== undefined) return children(query.data);
  if (!query.isError) return <Skeleton className="h-48" />;
  return (
    <EmptyState
      title={failed}
      text={sentenceFor(query.error, t('errors.internal'))}
      action={
        <Button busy={query.isFetching} onClick={() => query.refetch()}>
          {t('shell.tryAgain')}
        </Button>
      }
    />
  );
}
