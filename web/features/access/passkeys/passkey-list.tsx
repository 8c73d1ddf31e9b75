import { useState } from 'react';
import { useErrorToast } from '#web/parts/use-error-toast.ts';
import { formatDay, formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';
import type { Passkey } from './passkeys.api.ts';
import { RenamePasskey } from './rename-passkey.tsx';
import { useRemovePasskey } from './use-passkeys.ts';

/** Removing asks first; a name is changed in its place. */
export function PasskeyList({ passkeys }: { passkeys: Passkey[] }) {
  const t = useTexts();
  const tellError = useErrorToast();
  const [renamed, setRenamed] = useState<string>();
  const [doomed, setDoomed] = useState<Passkey>();
  const remove = useRemovePasskey();
  const stay = () => setDoomed(undefined);

  function removeIt(): void {
    if (!doomed) return;
    remove.mutate(doomed.id, {
      onSuccess: () => toast({ title: t('passkey.removed') }),
      onError: (error) => tellError(t('passkey.removeFailed'), error),
      onSettled: stay,
    });
  }

  return (
    <>
      <ul aria-label={t('passkey.list')} className="divide-y divide-line">
        {passkeys.map((passkey) =>
          passkey.id === renamed ? (
            <RenamePasskey key={passkey.id} passkey={passkey} onDone={() => setRenamed(undefined)} />
          ) : (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => setRenamed(passkey.id)}
              onRemove={() => setDoomed(passkey)}
            />
          ),
        )}
      </ul>
      <Dialog
        open={doomed !== undefined}
        onClose={stay}
        title={t('passkey.removeTitle', { name: doomed?.name || t('passkey.unnamed') })}
        description={t('passkey.removeText')}
        closeLabel={t('shell.close')}
        actions={
          <>
            <Button variant="secondary" onClick={stay}>
              {t('passkey.keep')}
            </Button>
            <Button variant="danger" busy={remove.isPending} onClick={removeIt}>
              {t('passkey.remove')}
            </Button>
          </>
        }
      />
    </>
  );
}

type Props = { passkey: Passkey; onRename: () => void; onRemove: () => void };

function PasskeyRow({ passkey, onRename, onRemove }: Props) {
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
