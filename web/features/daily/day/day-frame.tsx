import type { ReactNode } from 'react';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { WayBackWords, wayBackClass } from '#web/ui/way-back.tsx';

type Props = { title: string; onBack: () => void; children: ReactNode };

export function DayFrame({ title, onBack, children }: Props) {
  const t = useTexts();
  return (
    <TitledPage
      title={title}
      header={
        <div className="flex items-center justify-between gap-3">
          <button type="button" onClick={onBack} className={wayBackClass}>
            <WayBackWords>{t('daily.back')}</WayBackWords>
          </button>
          <p className="text-ink-soft text-small">{t('daily.contentOfDay')}</p>
        </div>
      }
    >
      {children}
    </TitledPage>
  );
}
