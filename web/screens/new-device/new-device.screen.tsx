import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { endNewDevice } from '#web/features/access/new-device/new-device.api.ts';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { focusHeading } from '#web/platform/document/focus-heading.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyLamp } from '#web/ui/illustrations/empty-lamp.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';

/**
 * Where the mail about a new device leads, signed in or not. Opening it ends nothing, because mail scanners open pages
 * too: she taps. The secret stands behind the # and is sent only then.
 */
export default function NewDeviceScreen() {
  const t = useTexts();
  const tellError = useErrorToast();
  const token = useLocation({ select: ({ hash }) => hash });
  const end = useMutation({ mutationFn: endNewDevice });
  const isGone = !token || isRefused(end.error);

  function endIt(): void {
    end.mutate(token, {
      onError: (error) => {
        if (!isRefused(error)) tellError(t('newDevice.failed'), error);
      },
    });
  }

  const profile = (
    <Link to={paths.profile} className={buttonClass({ size: 'large' })}>
      {t('newDevice.openProfile')}
    </Link>
  );
  return (
    <>
      <DocumentTitle title={t('newDevice.pageTitle')} />
      {end.isSuccess ? (
        <NextSteps action={profile} />
      ) : (
        <MessagePage
          picture={<EmptyLamp />}
          title={isGone ? t('newDevice.gone') : t('newDevice.title')}
          text={isGone ? t('newDevice.goneText') : t('newDevice.text')}
          actions={
            isGone ? (
              profile
            ) : (
              <>
                <Button size="large" busy={end.isPending} onClick={endIt}>
                  {t('newDevice.end')}
                </Button>
                <Link to={paths.home} className={buttonClass({ variant: 'quiet', size: 'large' })}>
                  {t('newDevice.wasMe')}
                </Link>
              </>
            )
          }
        />
      )}
    </>
  );
}

/** Used, too late, or cut short by the mail program. */
function isRefused(error: Error | null): boolean {
  const code = error && errorCodeOf(error);
  return code === 'link_invalid' || code === 'invalid_input';
}

/** That device is out. How it came in is hers to close, and this says how. */
function NextSteps({ action }: { action: ReactNode }) {
  const t = useTexts();
  // The button that she pressed is gone.
  useEffect(() => focusHeading(), []);
  return (
    <main className="mx-auto grid min-h-[80dvh] max-w-md content-center justify-items-center gap-4 px-4 py-8">
      <h1 tabIndex={-1} className="text-center font-serif text-title">
        {t('newDevice.done')}
      </h1>
      <Card className="grid gap-3 p-6">
        <p role="status">{t('newDevice.doneText')}</p>
        <ol className="grid list-decimal gap-2 pl-5 text-ink-soft">
          <li>{t('newDevice.stepMailbox')}</li>
          <li>{t('newDevice.stepFactor')}</li>
          <li>{t('newDevice.stepDevices')}</li>
        </ol>
      </Card>
      {action}
    </main>
  );
}
