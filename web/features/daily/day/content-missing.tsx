import { ApiError } from '#web/platform/api/api-error.ts';
import { useOnline } from '#web/platform/device/online.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyLamp } from '#web/ui/illustrations/empty-lamp.tsx';

type Props = { query: { error: unknown; isFetching: boolean; refetch: () => unknown } };

/** It is gone, or it did not come: why, and what can be done. */
export function ContentMissing({ query }: Props) {
  const t = useTexts();
  const isOnline = useOnline();
  const sentenceFor = useErrorSentence();
  const isGone = query.error instanceof ApiError && query.error.code === 'not_found';
  if (isGone)
    return <EmptyState picture={<EmptyLamp />} title={t('daily.gone')} text={t('daily.goneText')} />;
  return (
    <div role="alert">
      <EmptyState
        picture={<EmptyLamp />}
        title={isOnline ? t('daily.loadFailed') : t('daily.offline')}
        text={isOnline ? sentenceFor(query.error, t('errors.internal')) : t('daily.offlineText')}
        action={
          <Button busy={query.isFetching} onClick={() => query.refetch()}>
            {t('shell.tryAgain')}
          </Button>
        }
      />
    </div>
  );
}
