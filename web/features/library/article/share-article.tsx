import { Share2 } from 'lucide-react';
import { pathInLanguage } from '#shared/language/language.rules.ts';
import { articleSummary } from '#shared/library/library.rules.ts';
import type { ArticleCardAnswer } from '#shared/library/library.schema.ts';
import { articlePath, readingPath } from '#shared/navigation/paths.ts';
import { share } from '#web/platform/device/share.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast, toastFailure } from '#web/ui/toast-store.ts';

type Props = { card: ArticleCardAnswer; className?: string | undefined };

/** Her friend gets the article's page for anyone: it opens without an account, in the language of the text. */
export function ShareArticle({ card, className }: Props) {
  const t = useTexts();

  async function send(): Promise<void> {
    const done = await share({
      title: card.title,
      text: articleSummary(card),
      url: window.location.origin + addressOf(card),
    });
    if (done === 'copied')
      toast({ title: t('article.linkCopied'), description: t('article.linkCopiedText') });
    if (done === 'failed') toastFailure(t('article.shareFailed'), t('article.shareFailedText'));
  }

  return (
    <IconButton label={t('article.share')} onClick={send} className={className}>
      <Share2 size={22} aria-hidden />
    </IconButton>
  );
}

/** A copy that was kept on the phone before articles had public addresses knows none. */
const addressOf = ({ id, slug, language }: ArticleCardAnswer): string =>
  slug ? readingPath(slug, language) : pathInLanguage(articlePath(id), language);
