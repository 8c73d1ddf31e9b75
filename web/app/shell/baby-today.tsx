import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';

/** What is said while no birth date is known. */
export function BabyToday() {
  const t = useTexts();
  return (
    <Card as="aside" tone="blush">
      <p className="text-small">{t('shell.babyToday')}</p>
      <p className="font-bold">{t('shell.babyAge')}</p>
    </Card>
  );
}
