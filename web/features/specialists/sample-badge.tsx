import { useTexts } from '#web/texts/use-texts.ts';
import { Badge } from '#web/ui/badge.tsx';

/** A made-up person is said to be one wherever she shows. */
export function SampleBadge() {
  const t = useTexts();
  return <Badge tone="quiet">{t('specialists.sample')}</Badge>;
}
