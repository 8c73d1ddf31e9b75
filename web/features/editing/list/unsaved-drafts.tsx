import { Link } from '@tanstack/react-router';
import { PenLine } from 'lucide-react';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { useUnsavedDrafts } from './use-article-list.ts';

/** What was begun and never saved, offered before anything else. When there is none, nothing stands here. */
export function UnsavedDrafts() {
  const t = useTexts();
  const language = useLanguage();
  const drafts = useUnsavedDrafts().data?.drafts ?? [];
  if (drafts.length === 0) return null;
  return (
    <Card as="section" tone="sage" aria-labelledby="unsaved-drafts" className="grid gap-2">
      <h2 id="unsaved-drafts" className="font-bold text-sage-ink">
        {t('admin.writeOn')}
      </h2>
      <p className="text-sage-ink text-small">{t('admin.writeOnText')}</p>
      <ul className="grid gap-1">
        {drafts.map((draft) => (
          <li key={draft.id}>
            <Link
              to="/admin/artigo/$articleId"
              params={{ articleId: draft.id }}
              className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-control py-1 font-bold text-sage-ink hover:underline wide:grid-cols-[auto_minmax(0,1fr)_auto]"
            >
              <PenLine size={20} aria-hidden />
              <span className="[overflow-wrap:anywhere]">{draft.title || t('admin.untitled')}</span>
              <span className="col-start-2 font-normal text-tiny wide:col-start-3">
                {t('admin.keptAt', { when: formatMoment(draft.keptAt, language) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
