import { Bookmark, BookmarkCheck } from 'lucide-react';
import type { ArticleCardAnswer } from '#shared/library/library.schema.ts';
import { useSignInInvitation } from '#web/parts/use-sign-in-invitation.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useReadingList } from './use-reading-list.ts';
import { useToggleSaved } from './use-toggle-saved.ts';

type Props = { article: ArticleCardAnswer; viewerId: string | null; className?: string | undefined };

/** Keeps an article for later, or lets it go again. */
export function SaveArticle({ article, viewerId, className }: Props) {
  const t = useTexts();
  const { data: list } = useReadingList(viewerId);
  const toggle = useToggleSaved(viewerId);
  const invite = useSignInInvitation();
  const isSaved = viewerId !== null && (list?.articles.some(({ id }) => id === article.id) ?? false);
  const label = isSaved ? 'library.removeArticle' : 'library.saveArticle';
  return (
    <IconButton
      label={t(label, { title: article.title })}
      onClick={() =>
        viewerId
          ? toggle({ article, isSaved: !isSaved })
          : invite({ title: t('library.signInToSave'), text: t('library.signInToSaveText') })
      }
      className={className}
    >
      {isSaved ? (
        <BookmarkCheck size={22} aria-hidden className="text-clay" />
      ) : (
        <Bookmark size={22} aria-hidden />
      )}
    </IconButton>
  );
}
