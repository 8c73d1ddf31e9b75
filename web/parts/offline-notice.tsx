import { CloudOff } from 'lucide-react';
import { useOnline } from '#web/platform/device/online.ts';
import { useTexts } from '#web/texts/use-texts.ts';

/** The region is always there: a live region that arrives with its words is not read. */
export function OfflineNotice() {
  const t = useTexts();
  const isOnline = useOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-blush px-4 py-2 text-small">
          <CloudOff size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
          {t('shell.offline')}
        </p>
      )}
    </div>
  );
}
