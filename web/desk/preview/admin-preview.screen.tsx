import { type MouseEvent, useEffect, useState } from 'react';
import type { ArticleAnswer } from '#shared/library/library.schema.ts';
import { onPreviewArticle, passSaveKeyOn } from '#web/desk/editing/preview/preview-message.ts';
import { ArticleView } from '#web/features/library/article/article-view.tsx';
import { DocumentTitle } from '#web/platform/document/document-title.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

/** Stands in a frame beside the form and shows what the form sends; it asks the server for nothing. */
export default function AdminPreviewScreen() {
  const t = useTexts();
  const [article, setArticle] = useState<ArticleAnswer>();
  useEffect(() => onPreviewArticle(setArticle), []);
  useEffect(passSaveKeyOn, []);
  return (
    <main aria-label={t('editing.preview')} onClickCapture={stay}>
      <DocumentTitle title={t('editing.preview')} />
      {article ? (
        <ArticleView card={article} article={article} viewerId={null} isPreview />
      ) : (
        <p className="p-6 text-center text-ink-soft">{t('editing.previewWaiting')}</p>
      )}
    </main>
  );
}

/** A link is to be seen, not followed: the frame is no place to walk through the app. */
function stay(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('a')) return;
  event.preventDefault();
  event.stopPropagation();
}
