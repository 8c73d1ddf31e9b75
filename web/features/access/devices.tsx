import { LineFailed } from '#web/parts/line-failed.tsx';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { SignInSession } from './access.api.ts';
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

type Props = { session: SignInSession; isEnding: boolean; onEnd: () => void };

function DeviceRow({ session, isEnding, onEnd }: Props) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <li className="flex min-h-16 items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <p className="font-bold [overflow-wrap:anywhere]">{session.device}</p>
        <p className="text-ink-soft text-small">
          {t('devices.lastUsed', { when: formatMoment(session.lastUsedAt, language) })}
        </p>
      </div>
      {session.isCurrent ? (
        <span className="shrink-0">
          <Badge tone="sage">{t('devices.thisDevice')}</Badge>
        </span>
      ) : (
        <Button
          variant="quiet"
          busy={isEnding}
          onClick={onEnd}
          aria-label={t('devices.endLabel', { device: session.device })}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}
