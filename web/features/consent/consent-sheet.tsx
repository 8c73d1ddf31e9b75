import { pathInLanguage } from '#shared/language/language.rules.ts';
import { paths } from '#shared/navigation/paths.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { giveConsent } from './consent.outbox.ts';

const parts = ['what', 'why', 'who', 'long'] as const;

type Props = { open: boolean; onClose: () => void };

/** The one question about health records, apart from everything else. Either answer is a tap, and neither is pressed on her. */
export function ConsentSheet({ open, onClose }: Props) {
  const t = useTexts();
  const language = useLanguage();

  async function agree(): Promise<void> {
    // A page that is left as soon as the question is gone leaves her answer on the phone.
    await giveConsent();
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
        <p className="text-ink-soft text-small">{t('consent.notNowHint')}</p>
        {/* Both answers stay under her thumb while she reads, on the smallest phone too. */}
        <div className="sheet-foot -mx-4 grid grid-cols-2 gap-3 bg-card px-4 pt-3">
          <Button variant="secondary" size="large" onClick={onClose}>
            {t('consent.notNow')}
          </Button>
          <Button size="large" onClick={() => void agree()}>
            {t('consent.agree')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
