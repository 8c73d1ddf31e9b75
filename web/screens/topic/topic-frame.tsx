import type { ReactNode } from 'react';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Page } from '#web/ui/page.tsx';
import { WayBackWords, wayBackClass } from '#web/ui/way-back.tsx';

type Props = { title: string; onBack: () => void; children: ReactNode };

/** A topic in home's place: the way back, its name, and its parts below each other. */
export function TopicFrame({ title, onBack, children }: Props) {
  const t = useTexts();
  return (
    <Page
      title={title}
      header={
        <button type="button" onClick={onBack} className={wayBackClass}>
          <WayBackWords>{t('home.back')}</WayBackWords>
        </button>
      }
    >
      <DocumentTitle title={title} />
      <div className="-mt-2 grid grid-cols-1 gap-6">{children}</div>
    </Page>
  );
}
