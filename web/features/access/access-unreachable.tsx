import { useOnline } from '#web/platform/device/online.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyLamp } from '#web/ui/illustrations/empty-lamp.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';

type Props = { onRetry: () => void; isRetrying: boolean };

/** The server could not be asked who she is, so neither content nor the card would be honest. */
export function AccessUnreachable({ onRetry, isRetrying }: Props) {
  const t = useTexts();
  const isOnline = useOnline();
  return (
    <>
      <DocumentTitle title={t('access.unreachable')} />
      <MessagePage
        picture={<EmptyLamp />}
        title={t('access.unreachable')}
        text={isOnline ? t('access.unreachableText') : t('access.offlineText')}
        actions={
          <Button size="large" busy={isRetrying} onClick={onRetry}>
            {t('shell.tryAgain')}
          </Button>
        }
      />
    </>
  );
}
