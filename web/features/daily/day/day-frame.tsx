import type { ReactNode } from 'react';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Page } from '#web/ui/page.tsx';
import { WayBackWords, wayBackClass } from '#web/ui/way-back.tsx';

type Props = { title: string; onBack: () => void; children: ReactNode };

export function DayFrame({ title, onBack, children }: Props) {
  const t = useTexts();
  return (
    <Page
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
      <DocumentTitle title={title} />
      {children}
    </Page>
  );
}
