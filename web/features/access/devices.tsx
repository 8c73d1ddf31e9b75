import { LineFailed } from '#web/parts/line-failed.tsx';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { useTexts } from '#web/texts/use-texts.ts';
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
  if (!sessions.data) return <LineFailed text={t('devices.failed')} query={sessions} />;
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
