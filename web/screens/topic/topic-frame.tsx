import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Page } from '#web/ui/page.tsx';

type Props = { title: string; onBack: () => void; children: ReactNode };

/** A topic in home's place: the way back, its name, and its parts below each other. */
export function TopicFrame({ title, onBack, children }: Props) {
  const t = useTexts();
  return (
    <Page
      title={title}
      header={
        <Button
          variant="quiet"
          className="-mt-4 -ml-4"
          icon={<ArrowLeft size={20} aria-hidden />}
          onClick={onBack}
        >
          {t('home.back')}
        </Button>
      }
    >
      <DocumentTitle title={title} />
      <div className="-mt-2 grid grid-cols-1 gap-6">{children}</div>
    </Page>
  );
}
