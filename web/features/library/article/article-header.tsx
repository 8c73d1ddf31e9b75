import { documentLanguage } from '#shared/language/language.rules.ts';
import type { ArticleCardAnswer } from '#shared/library/library.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { BackButton } from './back-button.tsx';
import { CategoryMark } from './category-mark.tsx';

type Props = { card: ArticleCardAnswer | undefined };

/** What stands above the title: the way back, and where in the library she is. */
export function ArticleHeader({ card }: Props) {
  return (
    <div className="mb-3">
      <BackButton />
      <p className="mt-1 flex min-h-6">{card?.category && <CategoryMark category={card.category} />}</p>
    </div>
  );
}

/** The heading stays the same element while the words arrive, so that the focus it was given stays too. */
export function ArticleTitle({ card }: Props) {
  const t = useTexts();
  if (!card) {
    return (
      <>
        <span className="sr-only">{t('article.loading')}</span>
        <span aria-hidden className="block h-8 w-4/5 animate-pulse rounded-control bg-line" />
      </>
    );
  }
  return (
    <span lang={documentLanguage[card.language]} className="block font-normal font-serif wide:text-display">
      {card.title}
    </span>
  );
}
