import { X } from 'lucide-react';
import type { ArticleCardAnswer } from '#shared/library/library.schema.ts';
import { focusHeading } from '#web/platform/document/focus-heading.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useToggleSaved } from './use-toggle-saved.ts';

type Props = { article: ArticleCardAnswer; place: number; viewerId: string | null };

/** Takes an article off the reading list, and back to its place when that was a slip of the thumb. */
export function RemoveSaved({ article, place, viewerId }: Props) {
  const t = useTexts();
  const toggle = useToggleSaved(viewerId);

  function remove(): void {
    toggle({ article, isSaved: false });
    // The button leaves with its article: listening goes on from the heading.
    focusHeading();
    toast({
      title: t('library.removed'),
      description: article.title,
      action: { label: t('library.undo'), onAct: () => toggle({ article, isSaved: true, place }) },
    });
  }

  return (
    <IconButton label={t('library.removeArticle', { title: article.title })} onClick={remove}>
      <X size={20} aria-hidden />
    </IconButton>
  );
}
