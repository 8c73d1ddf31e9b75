import type { ReactNode } from 'react';
import { documentLanguage } from '#shared/language/language.rules.ts';
import type { ArticleAnswer } from '#shared/library/library.schema.ts';
import { formatCalendarDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';

/** Who vouches for the text. Only what is known is said: nobody is invented. */
export function ArticleTrust({ article }: { article: ArticleAnswer }) {
  const t = useTexts();
  const language = useLanguage();
  const { author, authorRole, reviewer, reviewedOn, sources } = article;
  const date = reviewedOn && formatCalendarDay(reviewedOn, language);
  return (
    <Card as="section" aria-labelledby="article-trust" className="grid grid-cols-1 gap-3 text-small">
      <h2 id="article-trust" className="font-bold text-body">
        {t('article.trust')}
      </h2>
      <dl className="grid grid-cols-1 gap-2">
        <Fact name={t('article.writtenBy')}>{[author, authorRole].filter(Boolean).join(', ')}</Fact>
        {reviewer && (
          <Fact name={t('article.reviewedBy')}>
            {reviewer}
            {date && ` ${t('article.reviewedOn', { date })}`}
          </Fact>
        )}
      </dl>
      {!reviewer && <p className="font-bold">{t('legal.notReviewed')}</p>}
      {sources.length > 0 && (
        <div>
          <h3 className="text-ink-soft">{t('article.sources')}</h3>
          <ul lang={documentLanguage[article.language]} className="mt-1 grid list-disc gap-1 pl-5">
            {sources.map((source) => (
              <li key={source} className="wrap-anywhere">
                {source}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="text-ink-soft">{t('article.disclaimer')}</p>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
