import { Bookmark, BookmarkCheck } from 'lucide-react';
import type { ArticleCardAnswer } from '#shared/library/library.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useInviteToSignIn } from './use-invite-to-sign-in.ts';
import { useReadingList } from './use-reading-list.ts';
import { useToggleSaved } from './use-toggle-saved.ts';

type Props = { article: ArticleCardAnswer; isSignedIn: boolean; className?: string | undefined };

/** Keeps an article for later, or lets it go again. */
export function SaveArticle({ article, isSignedIn, className }: Props) {
  const t = useTexts();
  const { data: list } = useReadingList(isSignedIn);
  const toggle = useToggleSaved();
  const invite = useInviteToSignIn();
  const isSaved = isSignedIn && (list?.articles.some(({ id }) => id === article.id) ?? false);
  const label = isSaved ? 'library.removeArticle' : 'library.saveArticle';
  return (
    <IconButton
      label={t(label, { title: article.title })}
      onClick={() => (isSignedIn ? toggle({ article, isSaved: !isSaved }) : invite())}
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
