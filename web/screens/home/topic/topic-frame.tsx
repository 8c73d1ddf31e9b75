import type { ReactNode } from 'react';
import { TitledPage } from '#web/parts/titled-page.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { WayBackWords, wayBackClass } from '#web/ui/way-back.tsx';

type Props = {
  title: string;
  onBack: () => void;
  /** What comes last on a phone, and stands beside the rest at a desk. */
  beside: ReactNode;
  children: ReactNode;
};

/** A topic in home's place: the way back, its name, and its parts below each other. */
export function TopicFrame({ title, onBack, beside, children }: Props) {
  const t = useTexts();
  return (
    <TitledPage
      width="beside"
      title={title}
      header={
        <button type="button" onClick={onBack} className={wayBackClass}>
          <WayBackWords>{t('home.back')}</WayBackWords>
        </button>
      }
    >
      <div className="two-columns -mt-2 gap-6 desk:gap-x-8">
        <div className="grid grid-cols-1 content-start gap-6">{children}</div>
        <div className="second-column grid grid-cols-1 gap-6">{beside}</div>
      </div>
    </TitledPage>
  );
}
