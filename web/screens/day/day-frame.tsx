import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';

type Props = { title: string; onBack: () => void; children: ReactNode };

export function DayFrame({ title, onBack, children }: Props) {
  const t = useTexts();
  return (
    <Page
      title={title}
      header={
        <div className="-mt-4 mb-1 flex items-center justify-between gap-3">
          <Button
            variant="quiet"
            className="-ml-4"
            icon={<ArrowLeft size={20} aria-hidden />}
            onClick={onBack}
          >
            {t('daily.back')}
          </Button>
          <p className="text-ink-soft text-small">{t('daily.contentOfDay')}</p>
        </div>
      }
    >
      <DocumentTitle title={title} />
      {children}
    </Page>
  );
}
