import { useOnline } from '#web/platform/device/online.ts';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { EmptyLamp } from '#web/ui/illustrations/empty-lamp.tsx';

type Props = {
  title: string;
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
};

/** Nothing came, and nothing was there from before: why, and another try. */
export function LoadFailed({ title, query }: Props) {
  const t = useTexts();
  const isOnline = useOnline();
  const sentenceFor = useErrorSentence();
  return (
    <div role="alert">
      <EmptyState
        picture={<EmptyLamp />}
        title={isOnline ? title : t('specialists.offline')}
        text={isOnline ? sentenceFor(query.error, t('errors.internal')) : t('specialists.offlineText')}
        action={
          <Button busy={query.isFetching} onClick={() => query.refetch()}>
            {t('shell.tryAgain')}
          </Button>
        }
      />
    </div>
  );
}
