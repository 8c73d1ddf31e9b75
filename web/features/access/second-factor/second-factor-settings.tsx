import { useState } from 'react';
import { LineFailed } from '#web/parts/line-failed.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { EnrolApp } from './enrol-app.tsx';
import { FactorList } from './factor-list.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useFactors } from './use-factors.ts';

type Props = {
  /** She has seen everything there was to see. */
  onDone: () => void;
};

/** What a sheet about the second factor holds: the list, a new app, or the codes that are shown once. */
export default function SecondFactorSettings({ onDone }: Props) {
  const t = useTexts();
  const factors = useFactors();
  const [view, setView] = useState<'list' | 'enrol' | 'codes'>('list');

  function enrolled(): void {
    toast({ title: t('secondFactor.turnedOn') });
    setView('codes');
  }

  if (view === 'codes') return <RecoveryCodes onKept={onDone} />;
  if (factors.isPending) return <Skeleton className="h-48" />;
  if (!factors.data) return <LineFailed text={t('secondFactor.factorsFailed')} query={factors} />;
  if (view === 'enrol' || factors.data.length === 0) return <EnrolApp onEnrolled={enrolled} />;
  return (
    <div className="grid gap-4">
      <FactorList factors={factors.data} onLastRemoved={onDone} />
      <div className="grid gap-2">
        <Button variant="secondary" wide onClick={() => setView('enrol')}>
          {t('secondFactor.add')}
        </Button>
        <Button variant="quiet" wide onClick={() => setView('codes')}>
          {t('secondFactor.newCodes')}
        </Button>
        <p className="text-center text-ink-soft text-small">{t('secondFactor.newCodesHint')}</p>
      </div>
    </div>
  );
}
