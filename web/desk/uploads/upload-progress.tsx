import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { sizeInWords } from './file-size.ts';
import type { Source } from './use-upload.ts';

type Props = { source: Source; sent: number; onCancel: () => void };

/** How far it is. What only the server can measure has words instead of a bar. */
export function UploadProgress({ source, sent, onCancel }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const isFile = typeof source !== 'string';
  return (
    <div className="grid w-full gap-2">
      <p className="text-small [overflow-wrap:anywhere]">{isFile ? source.name : source}</p>
      {isFile && (
        <>
          <ProgressBar
            value={Math.min(sent, source.size)}
            max={source.size}
            label={t('uploads.progress', { name: source.name })}
          />
          <p className="text-ink-soft text-small tabular-nums">
            {sent < source.size
              ? t('uploads.sent', {
                  percent: t('uploads.percent', { n: Math.floor((sent / source.size) * 100) }),
                  sent: sizeInWords(sent, language),
                  total: sizeInWords(source.size, language),
                })
              : t('uploads.preparing')}
          </p>
        </>
      )}
      {!isFile && <p className="text-ink-soft text-small">{t('uploads.fetching')}</p>}
      <Button variant="secondary" onClick={onCancel} className="justify-self-center">
        {t('uploads.cancel')}
      </Button>
    </div>
  );
}
