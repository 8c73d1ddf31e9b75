import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { topicOf } from '#web/features/library/topics.ts';
import { useCategoryLabel } from '#web/features/library/use-category-label.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { WayBackWords, wayBackClass } from '#web/ui/way-back.tsx';

type Props = {
  category: string;
  /** What a category has beside its articles: its specialist, its tools, its community. */
  extras?: ReactNode;
  children: ReactNode;
};

/** A category's page stands under its own colour. */
export function CategoryLayout({ category, extras, children }: Props) {
  const t = useTexts();
  const labelOf = useCategoryLabel();
  const { ground, Picture, text } = topicOf(category);
  return (
    <div className="pb-[calc(var(--spacing-tab-bar)+env(safe-area-inset-bottom)+1.5rem)] wide:pb-12">
      <header className={ground}>
        <div className="mx-auto w-full max-w-[60rem] px-4 pt-2 pb-5 wide:px-6 wide:pt-4">
          <Link to={paths.home} activeOptions={{ exact: true }} className={wayBackClass}>
            <WayBackWords>{t('library.back')}</WayBackWords>
          </Link>
          <div className="flex items-center gap-4">
            <div className="min-w-0 flex-1">
              {/* The focus is moved here when she comes from another screen. */}
              <h1 tabIndex={-1} className="text-title font-extrabold">
                {labelOf(category)}
              </h1>
              <p className="mt-1">{t(text)}</p>
            </div>
            <Picture className="w-20 shrink-0 wide:w-28" />
          </div>
        </div>
      </header>
      <div className="mx-auto grid w-full max-w-[60rem] grid-cols-1 gap-6 px-4 pt-6 wide:px-6">
        {children}
        {extras}
      </div>
    </div>
  );
}
