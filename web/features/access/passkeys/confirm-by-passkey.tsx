import { Fingerprint } from 'lucide-react';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { wasCancelled } from './passkey-support.ts';
import { useConfirmByPasskey } from './use-passkeys.ts';

type Props = { variant?: 'primary' | 'secondary'; onConfirmed?: () => void };

export function ConfirmByPasskey({ variant = 'primary', onConfirmed }: Props) {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const confirm = useConfirmByPasskey();
  const problem =
    confirm.error &&
    (wasCancelled(confirm.error) ? t('passkey.confirmCancelled') : sentenceFor(confirm.error));
  return (
    <div className="grid gap-2">
      <Button
        variant={variant}
        size="large"
        wide
        icon={<Fingerprint size={20} aria-hidden />}
        busy={confirm.isPending}
        onClick={() => confirm.mutate(undefined, { onSuccess: () => onConfirmed?.() })}
      >
        {t('passkey.confirm')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
