import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import type { SignInSession } from './access.api.ts';

type Props = { session: SignInSession; isEnding: boolean; onEnd: () => void };

export function DeviceRow({ session, isEnding, onEnd }: Props) {
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
