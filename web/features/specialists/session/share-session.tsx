import { Share2 } from 'lucide-react';
import { pathInLanguage } from '#shared/language/language.rules.ts';
import { sessionPath } from '#shared/navigation/paths.ts';
import { share } from '#web/platform/device/share.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { toast, toastFailure } from '#web/ui/toast-store.ts';
import type { SeenSession } from '../seen.ts';

/** Her friend gets the session's own address, whatever else stands in hers. */
export function ShareSession({ session: { id, title, specialist } }: { session: SeenSession }) {
  const t = useTexts();
  const language = useLanguage();

  async function send(): Promise<void> {
    const done = await share({
      title,
      text: t('specialists.about', { title, name: specialist.name }),
      url: window.location.origin + pathInLanguage(sessionPath(id), language),
    });
    if (done === 'copied')
      toast({ title: t('specialists.linkCopied'), description: t('specialists.linkCopiedText') });
    if (done === 'failed') toastFailure(t('specialists.shareFailed'), t('specialists.shareFailedText'));
  }

  return (
    <IconButton label={t('specialists.share')} onClick={send}>
      <Share2 size={22} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
