import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SixDigitsForm } from '../six-digits-form.tsx';
import { useViewer } from '../use-viewer.ts';
import { sendReauthenticationCode, typeReauthenticationCode } from './reauthentication.api.ts';

type Props = {
  /** A quicker way stands above it. */
  isSecond: boolean;
  onConfirmed: () => void;
};

/** A code to the mailbox that she signs in with, sent when she asks for it. */
export function MailStep({ isSecond, onConfirmed }: Props) {
  const t = useTexts();
  const tellError = useErrorToast();
  const email = useViewer().data?.email ?? '';
  const [isSent, setSent] = useState(false);
  const typing = useMutation({ mutationFn: typeReauthenticationCode });
  const sending = useMutation({
    mutationFn: sendReauthenticationCode,
    onSuccess: () => setSent(true),
    onError: (error) => tellError(t('reauthentication.sendFailed'), error),
  });

  if (!isSent) {
    return (
      <Button
        variant={isSecond ? 'secondary' : 'primary'}
        size="large"
        wide
        busy={sending.isPending}
        onClick={() => sending.mutate()}
      >
        {t('reauthentication.send', { email })}
      </Button>
    );
  }
  return (
    <div className="grid gap-2">
      <SixDigitsForm
        label={t('reauthentication.code')}
        action={t('reauthentication.confirm')}
        isBusy={typing.isPending}
        isFocused
        onCode={(code) => typing.mutateAsync(code)}
        failed={t('reauthentication.confirmFailed')}
        onPassed={onConfirmed}
      >
        <p className="text-ink-soft">{t('reauthentication.sent', { email })}</p>
      </SixDigitsForm>
      <Button variant="quiet" busy={sending.isPending} onClick={() => sending.mutate()}>
        {t('reauthentication.sendAgain')}
      </Button>
    </div>
  );
}
