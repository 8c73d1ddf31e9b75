import { Monitor, Smartphone } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { EditingArticleAnswer } from '#shared/editing/editing.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import type { ArticleForm } from '../article-form.ts';
import { PreviewFrame, type PreviewSize } from './preview-frame.tsx';
import { previewedArticle } from './previewed-article.ts';

type Props = { form: ArticleForm; answer: EditingArticleAnswer };

const icons = { phone: Smartphone, wide: Monitor };

/** The article as readers would see it, on a phone or on a computer, while it is being written. */
export function PreviewPane({ form, answer }: Props) {
  const t = useTexts();
  const [size, setSize] = useState<PreviewSize>('phone');
  const [now] = useState(() => new Date());
  // Typing comes first: the preview follows when there is time.
  const shown = useDeferredValue(form);
  const article = previewedArticle(shown, {
    id: answer.id,
    pair: answer.pair,
    saved: answer.saved,
    now,
    untitled: t('editing.untitled'),
    unsigned: t('editing.unsigned'),
  });
  return (
    <div className="flex h-full min-h-0 flex-col gap-3">
      <fieldset className="flex gap-1 self-center rounded-full border border-line bg-card p-1">
        <legend className="sr-only">{t('editing.previewSize')}</legend>
        {(['phone', 'wide'] as const).map((option) => {
          const Icon = icons[option];
          return (
            <button
              key={option}
              type="button"
              aria-pressed={size === option}
              onClick={() => setSize(option)}
              className="flex min-h-11 items-center gap-2 rounded-full px-4 font-bold text-ink-soft aria-pressed:bg-blush aria-pressed:text-ink"
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden />
              {option === 'phone' ? t('editing.previewPhone') : t('editing.previewWide')}
            </button>
          );
        })}
      </fieldset>
      <PreviewFrame article={article} size={size} />
    </div>
  );
}
