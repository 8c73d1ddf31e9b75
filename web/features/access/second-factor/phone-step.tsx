import { useMutation } from '@tanstack/react-query';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SixDigitsForm } from '../six-digits-form.tsx';
import { challengeFactor, type Factor } from './second-factor.api.ts';
import { usePassSecondFactor } from './use-factors.ts';

type Props = { factor: Factor; action: string | undefined; onPassed: (() => void) | undefined };

/** A code by message, sent only when she asks: messages cost, and may arrive at a bad moment. */
export function PhoneStep({ factor, action, onPassed }: Props) {
  const t = useTexts();
  const tellError = useErrorToast();
  const pass = usePassSecondFactor();
  const sending = useMutation({
    mutationFn: () => challengeFactor(factor.id),
    onError: (error) => tellError(t('secondFactor.messageFailed'), error),
  });
  const send = (
    <Button
      variant={sending.data ? 'quiet' : 'primary'}
      wide
      busy={sending.isPending}
      onClick={() => sending.mutate()}
    >
      {sending.data ? t('secondFactor.messageAgain') : t('secondFactor.sendMessage')}
    </Button>
  );

  const challengeId = sending.data;
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t('secondFactor.messageText', { phone: factor.phone ?? '' })}</p>
      {challengeId && (
        <SixDigitsForm
          label={t('secondFactor.messageCode')}
          action={action ?? t('secondFactor.enter')}
          isBusy={pass.isPending}
          isFocused
          onCode={(code) => pass.mutateAsync({ factorId: factor.id, challengeId, code })}
          failed={t('secondFactor.confirmFailed')}
          onPassed={onPassed}
        />
      )}
      {send}
    </div>
  );
}
