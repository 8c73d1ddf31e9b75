import { formatDay, formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { Passkey } from './passkeys.api.ts';

type Props = { passkey: Passkey; onRename: () => void; onRemove: () => void };

export function PasskeyRow({ passkey, onRename, onRemove }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const name = passkey.name || t('passkey.unnamed');
  return (
    <li className="grid gap-1 py-3">
      <p className="font-bold [overflow-wrap:anywhere]">{name}</p>
      <p className="text-ink-soft text-small">
        {passkey.lastUsedAt
          ? t('passkey.lastUsed', { when: formatMoment(passkey.lastUsedAt, language) })
          : t('passkey.since', { day: formatDay(passkey.createdAt, language) })}
      </p>
      {passkey.isBackedUp && <p className="text-ink-soft text-small">{t('passkey.backedUp')}</p>}
      <div className="-ml-4 flex flex-wrap">
        <Button variant="quiet" onClick={onRename} aria-label={t('passkey.renameLabel', { name })}>
          {t('passkey.rename')}
        </Button>
        <Button variant="quiet" onClick={onRemove} aria-label={t('passkey.removeLabel', { name })}>
          {t('passkey.remove')}
        </Button>
      </div>
    </li>
  );
}
