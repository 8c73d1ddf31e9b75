import { useState } from 'react';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { formatDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { Factor } from './second-factor.api.ts';
import { useRemoveFactor } from './use-factors.ts';

type Props = { factors: Factor[]; onLastRemoved: () => void };

/** Removing asks first. From a session without the second step the server refuses, and the gate asks for a code. */
export function FactorList({ factors, onLastRemoved }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const tellError = useErrorToast();
  const [doomed, setDoomed] = useState<Factor>();
  const remove = useRemoveFactor();
  const nameOf = (factor: Factor | undefined) => factor?.friendly_name || t('secondFactor.unnamed');
  const stay = () => setDoomed(undefined);

  function removeIt(): void {
    if (!doomed) return;
    remove.mutate(doomed.id, {
      onSuccess: () => {
        toast({ title: t('secondFactor.removed') });
        if (factors.length === 1) onLastRemoved();
      },
      onError: (error) => tellError(t('secondFactor.removeFailed'), error),
      onSettled: stay,
    });
  }

  return (
    <>
      <ul aria-label={t('secondFactor.factors')} className="divide-y divide-line">
        {factors.map((factor) => (
          <li key={factor.id} className="flex min-h-16 items-center justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="font-bold [overflow-wrap:anywhere]">{nameOf(factor)}</p>
              <p className="text-ink-soft text-small">
                {t('secondFactor.since', { day: formatDay(factor.created_at, language) })}
              </p>
            </div>
            <Button
              variant="quiet"
              onClick={() => setDoomed(factor)}
              aria-label={t('secondFactor.removeLabel', { name: nameOf(factor) })}
            >
              {t('secondFactor.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog
        open={doomed !== undefined}
        onClose={stay}
        title={t('secondFactor.removeTitle', { name: nameOf(doomed) })}
        description={factors.length > 1 ? t('secondFactor.removeOne') : t('secondFactor.removeLast')}
        closeLabel={t('shell.close')}
        actions={
          <>
            <Button variant="secondary" onClick={stay}>
              {t('secondFactor.keep')}
            </Button>
            <Button variant="danger" busy={remove.isPending} onClick={removeIt}>
              {t('secondFactor.remove')}
            </Button>
          </>
        }
      />
    </>
  );
}
