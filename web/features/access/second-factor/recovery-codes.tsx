import { useQuery } from '@tanstack/react-query';
import { Copy, Download } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { makeRecoveryCodes } from './second-factor.api.ts';
import { useCopy } from './use-copy.ts';

/** Made when this is shown, and never to be seen again: nothing keeps them once it is gone. */
export function RecoveryCodes({ onKept }: { onKept: () => void }) {
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
