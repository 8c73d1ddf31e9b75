import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { trashDays } from '#shared/editing/editing.rules.ts';
import type { EditingRowAnswer } from '#shared/editing/editing.schema.ts';
import { documentLanguage } from '#shared/language/language.rules.ts';
import { excerptLength } from '#shared/library/library.rules.ts';
import { useCategoryLabel } from '#web/features/library/use-category-label.ts';
import { formatDay, formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';

type Props = { article: EditingRowAnswer; actions: ReactNode };

/** An article as its writers see it: the whole of it opens the form. */
export function ArticleRow({ article, actions }: Props) {
  const t = useTexts();
  const categoryLabel = useCategoryLabel();
  const language = useLanguage();
  const lang = documentLanguage[article.language];
  return (
    <Card
      as="li"
      className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-2 wide:grid-cols-[minmax(0,1fr)_16rem_auto] wide:gap-x-6"
    >
      <div className="col-span-2 grid content-start gap-1 wide:col-span-1">
        <StateBadge article={article} />
        <h3 lang={lang} className="font-bold leading-snug [overflow-wrap:anywhere]">
          <Link
            to="/admin/artigo/$articleId"
            params={{ articleId: article.id }}
            data-article-link
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-clay"
          >
            {article.title || t('admin.untitled')}
          </Link>
        </h3>
        <p lang={lang} className="text-ink-soft text-small [overflow-wrap:anywhere]">
          {article.excerpt}
          {article.excerpt.length >= excerptLength && '…'}
        </p>
      </div>
      <div className="grid content-start text-ink-soft text-tiny wide:text-small">
        <p className="flex flex-wrap gap-x-3">
          <span>{categoryLabel(article.category)}</span>
          <span>{article.language === 'pt' ? t('admin.portuguese') : t('admin.english')}</span>
        </p>
        <p className="flex flex-wrap gap-x-3">
          <span className="[overflow-wrap:anywhere]">{t('admin.by', { author: article.author })}</span>
          <time dateTime={article.createdAt}>{formatDay(article.createdAt, language)}</time>
        </p>
        {article.pair && (
          <Link
            to="/admin/artigo/$articleId"
            params={{ articleId: article.pair.id }}
            className="relative -mb-2 inline-flex min-h-11 items-center justify-self-start font-bold text-clay-ink underline underline-offset-4"
          >
            {article.pair.language === 'pt' ? t('admin.pairPortuguese') : t('admin.pairEnglish')}
          </Link>
        )}
      </div>
      <div className="relative -mr-2 -mb-2 self-end wide:-mt-2 wide:self-start">{actions}</div>
    </Card>
  );
}

const dayMs = 24 * 60 * 60 * 1000;
const tones = { draft: 'quiet', published: 'sage', scheduled: 'honey', trashed: 'quiet' } as const;

/** What readers have of it, and, where a date decides, when. */
function StateBadge({ article }: { article: EditingRowAnswer }) {
  const t = useTexts();
  const language = useLanguage();
  const { state, publishAt, deletedAt } = article;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-tiny">
      <Badge tone={tones[state]}>{t(`admin.${state}`)}</Badge>
      {state === 'scheduled' && publishAt && (
        <span>{t('admin.scheduledFor', { when: formatMoment(publishAt, language) })}</span>
      )}
      {state === 'trashed' && deletedAt && <span>{daysLeft(deletedAt)}</span>}
    </p>
  );

  /** Whole days until what was deleted is gone for good; 0 on the last one. */
  function daysLeft(since: string): string {
    const gone = new Date(since).getTime() + trashDays * dayMs;
    const n = Math.max(0, Math.floor((gone - Date.now()) / dayMs));
    return n === 0 ? t('admin.lastDay') : t('admin.daysLeft', { n });
  }
}
