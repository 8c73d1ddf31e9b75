import { Cloud, CloudOff, HardDrive } from 'lucide-react';
import { timeOfDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import type { Keeping } from '../draft-autosave.ts';

/** Where the text is at this moment, in a few words. */
export function KeepingState({ keeping }: { keeping: Keeping }) {
  const t = useTexts();
  const language = useLanguage();
  const { state } = keeping;
  const Icon = state === 'server' ? Cloud : state === 'offline' ? CloudOff : HardDrive;
  return (
    <p role="status" className="flex min-w-0 items-center gap-2 text-ink-soft text-small">
      {state !== 'untouched' && <Icon size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />}
      {words()}
    </p>
  );

  function words(): string {
    switch (keeping.state) {
      case 'untouched':
        return t('editing.keptUntouched');
      case 'device':
        return t('editing.keptDevice');
      case 'server':
        return t('editing.keptServer', { time: timeOfDay(keeping.at, language) });
      case 'offline':
        return t('editing.keptOffline');
      case 'signed-out':
        return t('editing.keptSignedOut');
      case 'refused':
        return t('editing.keptRefused');
    }
  }
}
