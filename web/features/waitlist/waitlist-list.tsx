import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { fetchWaitlist, waitlistFile } from './waitlist.api.ts';
import { WaitlistTable } from './waitlist-table.tsx';

type Props = {
  /** What stands here for staff who must first turn on a second factor. */
  withoutSecondFactor: ReactNode;
};

/** Who asked to be told, newest first. Only staff are answered. */
export function WaitlistList({ withoutSecondFactor }: Props) {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const waitlist = useInfiniteQuery({
    queryKey: ['admin-waitlist'],
    queryFn: ({ pageParam, signal }) => fetchWaitlist(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

  if (waitlist.isPending) return <Skeleton className="h-64" />;
  if (!waitlist.data) {
    if (errorCodeOf(waitlist.error) === 'second_factor_required') return withoutSecondFactor;
    return (
      <EmptyState
        title={t('admin.waitlistFailed')}
        text={sentenceFor(waitlist.error, t('errors.internal'))}
        action={
          <Button busy={waitlist.isFetching} onClick={() => waitlist.refetch()}>
            {t('shell.tryAgain')}
          </Button>
        }
      />
    );
  }

  const total = waitlist.data.pages.at(-1)?.total ?? 0;
  if (total === 0) return <EmptyState title={t('admin.waitlistEmpty')} text={t('admin.waitlistEmptyText')} />;

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-ink-soft">{t('admin.waitlistCount', { n: total })}</p>
        <a href={waitlistFile} download className={buttonClass({ variant: 'secondary' })}>
          {t('admin.waitlistDownload')}
        </a>
      </div>
      <WaitlistTable entries={waitlist.data.pages.flatMap((page) => page.entries)} />
      {waitlist.hasNextPage && (
        <Button
          variant="secondary"
          busy={waitlist.isFetchingNextPage}
          onClick={() => waitlist.fetchNextPage()}
          className="justify-self-center"
        >
          {t('admin.waitlistMore')}
        </Button>
      )}
    </div>
  );
}
