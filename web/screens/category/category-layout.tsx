import type { ReactNode } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import { topicOf } from '#web/features/library/topics.ts';
import { useCategoryLabel } from '#web/features/library/use-category-label.ts';
import { WayBack } from '#web/parts/way-back.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { classNames } from '#web/ui/class-names.ts';

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
        <div className="mx-auto w-full max-w-[60rem] desk:max-w-[70rem] px-4 pt-2 pb-5 wide:px-6 wide:pt-4">
          <WayBack to={paths.home}>{t('library.back')}</WayBack>
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
      <div
        className={classNames(
          'mx-auto w-full max-w-[60rem] gap-6 px-4 pt-6 wide:px-6 desk:max-w-[70rem]',
          extras ? 'two-columns desk:gap-x-8' : 'grid grid-cols-1',
        )}
      >
        <div>{children}</div>
        {extras && <div className="grid grid-cols-1 content-start gap-6 second-column">{extras}</div>}
      </div>
    </div>
  );
}
