import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { PrivacyLink } from '../privacy-link.tsx';

/** Said before she finishes, where it cannot be missed: what is kept, why, and that it stays hers. It asks for nothing. */
export function Consent() {
  const t = useTexts();
  return (
    <Card tone="sage" className="mt-6 grid gap-1 text-sage-ink">
      <p>{t('questionnaire.consent')}</p>
      <PrivacyLink />
    </Card>
  );
}
