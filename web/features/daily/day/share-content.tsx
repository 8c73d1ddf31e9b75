import { Share2 } from 'lucide-react';
import type { DailyContentAnswer } from '#shared/daily/daily.schema.ts';
import { pathInLanguage } from '#shared/language/language.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { share } from '#web/platform/device/share.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast, toastFailure } from '#web/ui/toast-store.ts';

/** Her friend, whose baby has another age, gets this very piece and not what her own day brings. */
export function ShareContent({ content: { id, title, description } }: { content: DailyContentAnswer }) {
  const t = useTexts();
  const language = useLanguage();

  async function send(): Promise<void> {
    const address = `${pathInLanguage(paths.home, language)}?${new URLSearchParams({ conteudo: id })}`;
    const done = await share({ title, text: description, url: window.location.origin + address });
    if (done === 'copied') toast({ title: t('daily.linkCopied'), description: t('daily.linkCopiedText') });
    if (done === 'failed') toastFailure(t('daily.shareFailed'), t('daily.shareFailedText'));
  }

  return (
    <IconButton label={t('daily.share')} onClick={send}>
      <Share2 size={22} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
