import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { DeviceRow } from './device-row.tsx';
import { useEndSignInSession, useSignInSessions } from './use-sign-in-sessions.ts';

/** Where she is signed in, and a way to end each of them but this one, which has its own button. */
export function Devices() {
  const t = useTexts();
  const tellError = useErrorToast();
  const sessions = useSignInSessions();
  const end = useEndSignInSession();

  function endDevice(id: string): void {
    end.mutate(id, {
      onSuccess: () => toast({ title: t('devices.ended') }),
      onError: (error) => tellError(t('devices.endFailed'), error),
    });
  }

  if (sessions.isPending) return <Skeleton className="h-16" />;
  if (!sessions.data) {
    return (
      <div className="grid justify-items-start gap-2">
        <p className="text-ink-soft">{t('devices.failed')}</p>
        <Button variant="secondary" busy={sessions.isFetching} onClick={() => sessions.refetch()}>
          {t('shell.tryAgain')}
        </Button>
      </div>
    );
  }
  return (
    <ul className="divide-y divide-line">
      {sessions.data.map((session) => (
        <DeviceRow
          key={session.id}
          session={session}
          isEnding={end.isPending && end.variables === session.id}
          onEnd={() => endDevice(session.id)}
        />
      ))}
    </ul>
  );
}
