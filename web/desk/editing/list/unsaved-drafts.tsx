import { Link } from '@tanstack/react-router';
import { PenLine, Trash2 } from 'lucide-react';
import { focusBeside } from '#web/platform/document/focus-beside.ts';
import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useBegunArticles, useDiscardBegun } from './use-begun-articles.ts';

/** What was begun and never saved, offered before anything else. When there is none, nothing stands here. */
export function UnsavedDrafts({ writerId }: { writerId: string }) {
  const t = useTexts();
  const language = useLanguage();
  const begun = useBegunArticles(writerId);
  const discard = useDiscardBegun(writerId);
  if (begun.length === 0) return null;
  return (
    <Card as="section" tone="sage" aria-labelledby="unsaved-drafts" className="grid gap-2">
      <h2 id="unsaved-drafts" className="font-bold text-sage-ink">
        {t('admin.writeOn')}
      </h2>
      <p className="text-sage-ink text-small">{t('admin.writeOnText')}</p>
      <ul className="grid gap-1">
        {begun.map((one) => {
          const { id, title, keptAt, isKeptHere, isOnlyHere } = one;
          const when = formatMoment(keptAt, language);
          return (
            <li key={id} className="flex items-center gap-1">
              <Link
                to="/admin/artigo/$articleId"
                params={{ articleId: id }}
                className="grid min-h-11 min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-control py-1 font-bold text-sage-ink hover:underline wide:grid-cols-[auto_minmax(0,1fr)_auto]"
              >
                <PenLine size={20} aria-hidden />
                <span className="[overflow-wrap:anywhere]">{title || t('admin.untitled')}</span>
                <span className="col-start-2 font-normal text-tiny wide:col-start-3">
                  {isKeptHere ? t('editing.keptHereAt', { when }) : t('admin.keptAt', { when })}
                </span>
              </Link>
              {/* What the server has too is thrown away there, which needs it to answer. */}
              {(isOnlyHere || !isKeptHere) && (
                <IconButton
                  label={t('editing.discardNamed', { title: title || t('admin.untitled') })}
                  onClick={() => {
                    focusBeside();
                    discard(one);
                  }}
                  className="text-sage-ink"
                >
                  <Trash2 size={20} aria-hidden />
                </IconButton>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
