import { useMutation } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { paths } from '#shared/navigation/paths.ts';
import { endNewDevice } from '#web/features/access/new-device/new-device.api.ts';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { errorCodeOf } from '#web/platform/api/api-error.ts';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { EmptyLamp } from '#web/ui/illustrations/empty-lamp.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import { NextSteps } from './next-steps.tsx';

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
