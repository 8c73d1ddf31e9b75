import { useState } from 'react';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { AppCodeForm } from './app-code-form.tsx';
import { useFactors, usePassSecondFactor } from './use-factors.ts';

/** The code of her app. Only she who has several is asked which. */
export function AppStep() {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const factors = useFactors();
  const [chosen, setChosen] = useState<string>();
  const pass = usePassSecondFactor();

  if (factors.isPending) return <Skeleton className="h-48" />;
  const apps = (factors.data ?? []).filter(({ factor_type }) => factor_type === 'totp');
  const factorId = chosen ?? apps[0]?.id;
  if (!factorId) {
    return (
      <>
        <p className="text-ink-soft">{t('secondFactor.factorsFailed')}</p>
        <Button variant="secondary" busy={factors.isFetching} onClick={() => factors.refetch()}>
          {t('shell.tryAgain')}
        </Button>
      </>
    );
  }

  async function check(id: string, code: string): Promise<string | undefined> {
    try {
      await pass.mutateAsync({ factorId: id, code });
      return undefined;
    } catch (error) {
      return sentenceFor(error, t('secondFactor.confirmFailed'));
    }
  }

  return (
    <AppCodeForm
      label={t('secondFactor.code')}
      action={t('secondFactor.enter')}
      isBusy={pass.isPending}
      isFocused
      onCode={(code) => check(factorId, code)}
    >
      <p className="text-ink-soft">{t('secondFactor.stepText')}</p>
      {apps.length > 1 && (
        <Select
          label={t('secondFactor.stepFactor')}
          options={apps.map(({ id, friendly_name }) => ({
            value: id,
            label: friendly_name || t('secondFactor.unnamed'),
          }))}
          value={factorId}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
    </AppCodeForm>
  );
}
