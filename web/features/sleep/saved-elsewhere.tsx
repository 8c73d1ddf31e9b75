import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';

/** Another device was quicker, and this one has something that did not go with it: nothing is dropped without her word. */
export function SavedElsewhere() {
  const t = useTexts();
  return (
    <Card as="section" tone="sage" className="grid gap-2">
      <h3 className="font-bold">{t('sleepDiary.savedElsewhere')}</h3>
      <p className="text-small">{t('sleepDiary.savedElsewhereText')}</p>
    </Card>
  );
}
