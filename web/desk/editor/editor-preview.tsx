import { useState } from 'react';
import type { EditingArticleAnswer } from '#shared/editing/editing.schema.ts';
import type { ArticleForm } from '#web/desk/editing/article-form.ts';
import { PreviewPane } from '#web/desk/editing/preview/preview-pane.tsx';
import { useDesk } from '#web/platform/device/use-room.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Sheet } from '#web/ui/sheet.tsx';

/** At a desk it is open from the start; on a phone it is a sheet that she opens. */
export function usePreview() {
  const isDesk = useDesk();
  const [wish, setWish] = useState<boolean>();
  const isOpen = wish ?? isDesk;
  return {
    isOpen,
    isBeside: isOpen && isDesk,
    toggle: () => setWish(!isOpen),
    close: () => setWish(false),
  };
}

type Props = {
  preview: ReturnType<typeof usePreview>;
  form: ArticleForm;
  answer: EditingArticleAnswer;
};

export function EditorPreview({ preview, ...article }: Props) {
  const t = useTexts();
  if (preview.isBeside) {
    return (
      <aside aria-label={t('editing.preview')} className="sticky top-4 h-[calc(100dvh-8rem)]">
        <PreviewPane {...article} />
      </aside>
    );
  }
  return (
    <Sheet
      open={preview.isOpen}
      onClose={preview.close}
      title={t('editing.preview')}
      closeLabel={t('shell.close')}
    >
      <div className="h-[75dvh]">
        <PreviewPane {...article} />
      </div>
    </Sheet>
  );
}
