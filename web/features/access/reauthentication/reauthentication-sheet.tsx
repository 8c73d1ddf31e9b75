import { useQuery } from '@tanstack/react-query';
import { Sheet } from '#web/parts/sheet.tsx';
import { TryAgain } from '#web/parts/try-again.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { ConfirmByPasskey } from '../passkeys/confirm-by-passkey.tsx';
import { canUsePasskeys } from '../passkeys/passkey-support.ts';
import { FactorStep } from '../second-factor/factor-step.tsx';
import { MailStep } from './mail-step.tsx';
import { fetchReauthentication } from './reauthentication.api.ts';

type Props = { onConfirmed: () => void; onClose: () => void };

/** Before what a phone left on the table must not do: the quickest way that she has, and the other below it. */
export default function ReauthenticationSheet({ onConfirmed, onClose }: Props) {
  const t = useTexts();
  const asked = useQuery({
    queryKey: ['reauthentication'],
    queryFn: ({ signal }) => fetchReauthentication(signal),
    gcTime: 0,
  });
  const ways = asked.data?.ways ?? [];
  const hasPasskey = ways.includes('passkey') && canUsePasskeys();

  return (
    <Sheet open onClose={onClose} title={t('reauthentication.title')}>
      <div className="grid gap-4">
        <p className="text-ink-soft">{t('reauthentication.text')}</p>
        {asked.isPending && <Skeleton className="h-32" />}
        {asked.isError && (
          <>
            <p role="alert">{t('reauthentication.failed')}</p>
            <TryAgain query={asked} />
          </>
        )}
        {hasPasskey && (
          <>
            <ConfirmByPasskey onConfirmed={onConfirmed} />
            <p className="text-center text-ink-soft text-small">{t('reauthentication.or')}</p>
          </>
        )}
        {ways.includes('factor') && (
          <FactorStep action={t('reauthentication.confirm')} onPassed={onConfirmed} />
        )}
        {ways.includes('mail') && <MailStep isSecond={hasPasskey} onConfirmed={onConfirmed} />}
      </div>
    </Sheet>
  );
}
