import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { documentLanguage } from '#shared/language/language.rules.ts';
import type { ArticleAnswer } from '#shared/library/library.schema.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useDesk } from '#web/platform/device/use-room.ts';
import { formatCalendarDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useCategoryLabel } from '../use-category-label.ts';
import { ArticleFeedback } from './feedback/article-feedback.tsx';
import { emptyDraft } from './feedback/feedback-draft.ts';
import { FeedbackForm } from './feedback/feedback-form.tsx';
import { MoreOfThis } from './more-of-this.tsx';
import { useCategoryPage } from './use-category-page.ts';

type Props = { article: ArticleAnswer; viewerId: string | null; isPreview: boolean };

/** After the last line: who vouches for it, what she thinks of it, and where to go on. */
export function ArticleEnd({ article, viewerId, isPreview }: Props) {
  // At a desk it stands beside the text.
  const isDesk = useDesk();
  return (
    <>
      <ArticleTrust article={article} />
      {isPreview ? (
        <FeedbackPreview />
      ) : (
        <ArticleFeedback key={viewerId} articleId={article.id} viewerId={viewerId} />
      )}
      {!isDesk && !isPreview && <MoreOfThis articleId={article.id} />}
      <MoreOfCategory category={article.category} />
    </>
  );
}

/** Of a category without a page, and of one that is closed to her now, the library has more. */
function MoreOfCategory({ category }: { category: string }) {
  const t = useTexts();
  const labelOf = useCategoryLabel();
  const segment = useCategoryPage(category);
  const look = buttonClass({ variant: 'secondary', wide: true });
  if (!segment)
    return (
      <Link to={paths.library} className={look}>
        {t('library.seeLibrary')}
      </Link>
    );
  return (
    <Link to="/app/$segment" params={{ segment }} className={look}>
      {t('article.more', { category: labelOf(category) })}
    </Link>
  );
}

/** Who vouches for the text. Only what is known is said: nobody is invented. */
function ArticleTrust({ article }: { article: ArticleAnswer }) {
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

const nothing = () => undefined;

/** The question as readers find it. Whoever wrote the article does not answer it. */
function FeedbackPreview() {
  return (
    <Card as="section" inert>
      <FeedbackForm draft={emptyDraft} isSending={false} onChange={nothing} onSend={nothing} />
    </Card>
  );
}
