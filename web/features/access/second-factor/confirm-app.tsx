import { Copy } from 'lucide-react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SixDigitsForm } from '../six-digits-form.tsx';
import type { AppEnrolment } from './second-factor.api.ts';
import { useCopy } from './use-copy.ts';
import { useConfirmFactor } from './use-factors.ts';

type Props = { enrolment: AppEnrolment; onConfirmed: () => void };

/** The app learns the secret from the picture or by hand; its first code proves that it did. */
export function ConfirmApp({ enrolment, onConfirmed }: Props) {
  const t = useTexts();
  const confirm = useConfirmFactor();
  const copy = useCopy();
  const { qr_code, secret } = enrolment.totp;

  return (
    <SixDigitsForm
      label={t('secondFactor.code')}
      action={t('secondFactor.confirm')}
      isBusy={confirm.isPending}
      onCode={(code) => confirm.mutateAsync({ factorId: enrolment.id, code })}
      failed={t('secondFactor.confirmFailed')}
      onPassed={onConfirmed}
    >
      <p>{t('secondFactor.scan')}</p>
      {/* Cameras read dark on light: the ground stays light at night too. */}
      <img
        src={qr_code}
        alt={t('secondFactor.qrLabel')}
        width={192}
        height={192}
        className="justify-self-center rounded-control bg-picture-cream p-2"
      />
      <div className="grid gap-2">
        <p className="text-ink-soft text-small">{t('secondFactor.secret')}</p>
        <div className="flex flex-wrap items-center gap-2">
          <code className="min-w-0 flex-1 select-all rounded-control bg-blush px-3 py-2 tracking-wide [overflow-wrap:anywhere]">
            {secret}
          </code>
          <Button variant="secondary" icon={<Copy size={20} aria-hidden />} onClick={() => copy(secret)}>
            {t('secondFactor.copySecret')}
          </Button>
        </div>
      </div>
    </SixDigitsForm>
  );
}
