import { Share2 } from 'lucide-react';
import { share } from '#web/platform/device/share.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Field } from '#web/ui/field.tsx';

/** The only time that the address is seen: only its hash is kept. */
export function NewLink({ path }: { path: string }) {
  const t = useTexts();
  const url = window.location.origin + path;
  const send = () => share({ title: t('consultation.sendTitle'), text: t('consultation.sendText'), url });
  return (
    <div role="status" className="grid gap-3 rounded-card bg-sage-soft p-4">
      <p className="font-bold">{t('consultation.made')}</p>
      <p>{t('consultation.madeText')}</p>
      <Field
        label={t('consultation.address')}
        readOnly
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <CopyButton
          text={url}
          label={t('consultation.copy')}
          copied={t('consultation.copied')}
          failed={t('consultation.copyFailed')}
        />
        {'share' in navigator && (
          <Button variant="secondary" icon={<Share2 size={18} aria-hidden />} onClick={() => void send()}>
            {t('consultation.send')}
          </Button>
        )}
      </div>
    </div>
  );
}
