import { useSyncExternalStore } from 'react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { useUploadScope } from './upload-scope.tsx';

/** Beside the button that saves: what it waits for, how far that is, and how to stop it. */
export function SaveWaits({ isWaiting }: { isWaiting: boolean }) {
  const t = useTexts();
  const { uploads } = useUploadScope();
  const { percent } = useSyncExternalStore(uploads.subscribe, uploads.current);
  return (
    <>
      <p role="status" className="text-small empty:hidden">
        {isWaiting && t('uploads.waiting')}
      </p>
      {isWaiting && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {percent !== null && (
            <>
              <div className="min-w-32 flex-1">
                <ProgressBar value={percent} max={100} label={t('uploads.allFiles')} />
              </div>
              <p className="text-ink-soft text-small tabular-nums">{t('uploads.percent', { n: percent })}</p>
            </>
          )}
          <Button variant="quiet" onClick={uploads.cancel}>
            {t('uploads.cancel')}
          </Button>
        </div>
      )}
    </>
  );
}
