import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';

const advice = ['safeBack', 'safeCot', 'safeRoom', 'safeBed', 'safeAir'] as const;

/** Stands beside every sleep tool: how a baby sleeps safely, and when to call for help. */
export function SafeSleep() {
  const t = useTexts();
  return (
    <Card as="section" tone="sage" aria-labelledby="safe-sleep" className="grid gap-2">
      <h2 id="safe-sleep" className="font-bold">
        {t('sleepDiary.safeTitle')}
      </h2>
      <ul className="grid list-disc gap-1 pl-5 text-small">
        {advice.map((key) => (
          <li key={key}>{t(`sleepDiary.${key}`)}</li>
        ))}
      </ul>
      <p className="text-small">
        <strong>{t('sleepDiary.safeHelp')}</strong>
      </p>
    </Card>
  );
}
