import { documentLanguage } from '#shared/language/language.rules.ts';
import type { ArticleCardAnswer } from '#shared/library/library.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { ArticlePicture } from '../article-picture.tsx';

/** Introduction and picture: all that a list knew already, so that it shows in the same frame as the tap. */
export function ArticleLead({ card }: { card: ArticleCardAnswer }) {
  const t = useTexts();
  return (
    <>
      {card.introduction && (
        <Card as="section" tone="blush" aria-label={t('article.introduction')}>
          <p lang={documentLanguage[card.language]} className="whitespace-pre-line text-article">
            {card.introduction}
          </p>
        </Card>
      )}
      {card.picture && (
        <ArticlePicture
          picture={card.picture}
          category={card.category}
          sizes="(width >= 48rem) 42rem, 100vw"
          eager
          className="rounded-card"
        />
      )}
    </>
  );
}
