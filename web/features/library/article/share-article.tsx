import { Share2 } from 'lucide-react';
import { pathInLanguage } from '#shared/language/language.rules.ts';
import { articleSummary } from '#shared/library/library.rules.ts';
import type { ArticleCardAnswer } from '#shared/library/library.schema.ts';
import { articlePath } from '#shared/navigation/paths.ts';
import { share } from '#web/platform/device/share.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast, toastFailure } from '#web/ui/toast-store.ts';

type Props = { card: ArticleCardAnswer; className?: string | undefined };

/** Her friend gets the article's own address, whatever else stands in hers. */
export function ShareArticle({ card, className }: Props) {
  const t = useTexts();
  const language = useLanguage();

  async function send(): Promise<void> {
    const done = await share({
      title: card.title,
      text: articleSummary(card),
      url: window.location.origin + pathInLanguage(articlePath(card.id), language),
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
