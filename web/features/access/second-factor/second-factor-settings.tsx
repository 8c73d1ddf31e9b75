import { useMutation, useQuery } from '@tanstack/react-query';
import { Copy, Download } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { factorNameLength } from '#shared/access/factor.rules.ts';
import { LineFailed } from '#web/parts/line-failed.tsx';
import { useErrorSentence } from '#web/texts/use-error-sentence.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { ConfirmApp } from './confirm-app.tsx';
import { FactorList } from './factor-list.tsx';
import { enrolApp, makeRecoveryCodes } from './second-factor.api.ts';
import { useCopy } from './use-copy.ts';
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

/** First a name, then the picture and the first code. */
function EnrolApp({ onEnrolled }: { onEnrolled: () => void }) {
  const t = useTexts();
  const sentenceFor = useErrorSentence();
  const [name, setName] = useState<string>(t('secondFactor.defaultName'));
  const enrolment = useMutation({ mutationFn: enrolApp });

  if (enrolment.data) return <ConfirmApp enrolment={enrolment.data} onConfirmed={onEnrolled} />;

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!enrolment.isPending) enrolment.mutate(name.trim());
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <p className="text-ink-soft">{t('secondFactor.enrolIntro')}</p>
      <Field
        label={t('secondFactor.name')}
        hint={t('secondFactor.nameHint')}
        name="factor-name"
        maxLength={factorNameLength}
        value={name}
        onChange={(event) => setName(event.target.value)}
        error={enrolment.error ? sentenceFor(enrolment.error, t('secondFactor.beginFailed')) : undefined}
      />
      <Button type="submit" size="large" wide busy={enrolment.isPending}>
        {t('secondFactor.begin')}
      </Button>
    </form>
  );
}

/** Made when this is shown, and never to be seen again: nothing keeps them once it is gone. */
function RecoveryCodes({ onKept }: { onKept: () => void }) {
  const t = useTexts();
  const copy = useCopy();
  const codes = useQuery({
    // A set of its own every time: asking again makes new codes.
    queryKey: ['recovery-codes', useId()],
    queryFn: makeRecoveryCodes,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });

  if (codes.isPending) return <Skeleton className="h-64" />;
  if (!codes.data) {
    return (
      <div className="grid gap-3">
        <p role="alert">{t('secondFactor.recoveryFailed')}</p>
        <Button size="large" wide busy={codes.isFetching} onClick={() => codes.refetch()}>
          {t('shell.tryAgain')}
        </Button>
      </div>
    );
  }

  const text = codes.data.join('\n');
  return (
    <div className="grid gap-4">
      <h3 className="font-bold">{t('secondFactor.recovery')}</h3>
      <p className="text-ink-soft">{t('secondFactor.recoveryText')}</p>
      <ul className="grid select-all grid-cols-2 gap-x-4 gap-y-1 rounded-control bg-blush p-4 text-center tabular-nums">
        {codes.data.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="grid grid-cols-2 gap-2">
        <Button variant="secondary" icon={<Copy size={20} aria-hidden />} onClick={() => copy(text)}>
          {t('secondFactor.copyCodes')}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`Colo\n\n${text}\n`)}`}
          download={t('secondFactor.fileName')}
          className={buttonClass({ variant: 'secondary' })}
        >
          <Download size={20} aria-hidden />
          {t('secondFactor.downloadCodes')}
        </a>
      </div>
      <Button size="large" wide onClick={onKept}>
        {t('secondFactor.codesKept')}
      </Button>
    </div>
  );
}
