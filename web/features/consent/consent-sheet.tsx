import { pathInLanguage } from '#shared/language/language.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { giveConsent } from './consent-writes.ts';

const parts = ['what', 'why', 'who', 'long'] as const;

type Props = { open: boolean; onClose: () => void };

/** The one question about health records, apart from everything else. Either answer is a tap, and neither is pressed on her. */
export function ConsentSheet({ open, onClose }: Props) {
  const t = useTexts();
  const language = useLanguage();

  function agree(): void {
    void giveConsent();
    onClose();
    toast({ title: t('consent.thanks'), description: t('consent.thanksText') });
  }

  return (
    <Sheet open={open} onClose={onClose} title={t('consent.title')} closeLabel={t('consent.notNow')}>
      <div className="grid gap-4">
        <p className="text-ink-soft">{t('consent.intro')}</p>
        <dl className="grid gap-3">
          {parts.map((part) => (
            <div key={part}>
              <dt className="font-bold">{t(`consent.${part}Title`)}</dt>
              <dd>{t(`consent.${part}`)}</dd>
            </div>
          ))}
        </dl>
        <a
          href={pathInLanguage(paths.privacy, language)}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center justify-self-start font-bold underline underline-offset-4"
        >
          {t('consent.privacy')}
        </a>
        <div className="grid gap-2">
          <Button size="large" wide onClick={agree}>
            {t('consent.agree')}
          </Button>
          <Button variant="secondary" size="large" wide onClick={onClose}>
            {t('consent.notNow')}
          </Button>
        </div>
        <p className="text-ink-soft text-small">{t('consent.notNowHint')}</p>
      </div>
    </Sheet>
  );
}
