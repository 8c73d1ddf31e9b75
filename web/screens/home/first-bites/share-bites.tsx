import { Share2 } from 'lucide-react';
import { pathInLanguage } from '#shared/language/language.rules.ts';
import { categorySegment } from '#shared/library/library.rules.ts';
import { categoryPath } from '#shared/navigation/paths.ts';
import { share } from '#web/platform/device/share.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { toast, toastFailure } from '#web/ui/toast-store.ts';

/** This page stands in home's place and has no address: her friend gets the topic's own. */
export function ShareBites() {
  const t = useTexts();
  const language = useLanguage();

  async function send(): Promise<void> {
    const path = pathInLanguage(categoryPath(categorySegment('Primeiras Mordidas')), language);
    const done = await share({
      title: t('bites.title'),
      text: t('bites.shareText'),
      url: window.location.origin + path,
    });
    if (done === 'copied') toast({ title: t('bites.linkCopied'), description: t('bites.linkCopiedText') });
    if (done === 'failed') toastFailure(t('bites.shareFailed'), t('bites.shareFailedText'));
  }

  return (
    <Button variant="secondary" icon={<Share2 size={20} aria-hidden />} onClick={send}>
      {t('bites.share')}
    </Button>
  );
}
