import { useState } from 'react';
import { TryAgain } from '#web/parts/try-again.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SixDigitsForm } from '../six-digits-form.tsx';
import { PhoneStep } from './phone-step.tsx';
import type { Factor } from './second-factor.api.ts';
import { useFactors, usePassSecondFactor } from './use-factors.ts';

type Props = {
  /** What the button says where she is not at the door. */
  action?: string;
  onPassed?: () => void;
};

/** The code of her app, or one sent to her phone. Only she who has several is asked which. */
export function FactorStep({ action, onPassed }: Props) {
  const t = useTexts();
  const factors = useFactors();
  const [chosen, setChosen] = useState<string>();
  const pass = usePassSecondFactor();

  if (factors.isPending) return <Skeleton className="h-48" />;
  const all = factors.data ?? [];
  const factor = all.find(({ id }) => id === chosen) ?? all.find(isApp) ?? all[0];
  if (!factor) {
    return (
      <>
        <p className="text-ink-soft">{t('secondFactor.factorsFailed')}</p>
        <TryAgain query={factors} />
      </>
    );
  }

  return (
    <div className="grid gap-4">
      {all.length > 1 && (
        <Select
          label={t('secondFactor.stepFactor')}
          options={all.map(({ id, friendly_name }) => ({
            value: id,
            label: friendly_name || t('secondFactor.unnamed'),
          }))}
          value={factor.id}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      {isApp(factor) ? (
        <SixDigitsForm
          label={t('secondFactor.code')}
          action={action ?? t('secondFactor.enter')}
          isBusy={pass.isPending}
          isFocused
          onCode={(code) => pass.mutateAsync({ factorId: factor.id, code })}
          failed={t('secondFactor.confirmFailed')}
          onPassed={onPassed}
        >
          <p className="text-ink-soft">{t('secondFactor.stepText')}</p>
        </SixDigitsForm>
      ) : (
        <PhoneStep key={factor.id} factor={factor} action={action} onPassed={onPassed} />
      )}
    </div>
  );
}

const isApp = ({ factor_type }: Factor) => factor_type === 'totp';
