import { Fingerprint } from 'lucide-react';
import { LineFailed } from '#web/parts/line-failed.tsx';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { PasskeyList } from './passkey-list.tsx';
import { canUsePasskeys, isHereAlready, wasCancelled } from './passkey-support.ts';
import { useAddPasskey, usePasskeys } from './use-passkeys.ts';

/** What a sheet about passkeys holds: the devices that are set up, and a way to set up this one. */
export default function PasskeySettings() {
  const t = useTexts();
  const tellError = useErrorToast();
  const passkeys = usePasskeys();
  const add = useAddPasskey();

  function tell(error: unknown): void {
    if (wasCancelled(error)) toast({ title: t('passkey.addCancelled') });
    else if (isHereAlready(error)) toast({ title: t('passkey.alreadyHere') });
    else tellError(t('passkey.addFailed'), error);
  }

  if (passkeys.isPending) return <Skeleton className="h-48" />;
  if (!passkeys.data) return <LineFailed text={t('passkey.listFailed')} query={passkeys} />;
  return (
    <div className="grid gap-4">
      {passkeys.data.length > 0 ? (
        <PasskeyList passkeys={passkeys.data} />
      ) : (
        <p className="text-ink-soft">{t('passkey.none')}</p>
      )}
      {canUsePasskeys() ? (
        <Button
          size="large"
          wide
          icon={<Fingerprint size={20} aria-hidden />}
          busy={add.isPending}
          onClick={() =>
            add.mutate(undefined, { onSuccess: () => toast({ title: t('passkey.added') }), onError: tell })
          }
        >
          {t('passkey.add')}
        </Button>
      ) : (
        <p>{t('passkey.unsupported')}</p>
      )}
      <p className="text-center text-ink-soft text-small">{t('passkey.privacy')}</p>
    </div>
  );
}
