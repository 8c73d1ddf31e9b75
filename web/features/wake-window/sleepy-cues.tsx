import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';

const cues = ['1', '2', '3', '4'] as const;

/** What counts for more than the ranges, and how little is known about those. */
export function SleepyCues() {
  const t = useTexts();
  return (
    <Card as="section" aria-labelledby="sleepy-cues" className="grid grid-cols-1 gap-2">
      <div>
        <h2 id="sleepy-cues" className="font-bold text-heading">
          {t('wakeWindow.cues')}
        </h2>
        <p>{t('wakeWindow.cuesText')}</p>
      </div>
      <ul className="grid list-disc gap-1.5 pl-5">
        {cues.map((n) => (
          <li key={n}>{t(`wakeWindow.cue${n}`)}</li>
        ))}
      </ul>
      <p className="text-ink-soft text-small">
        {t('wakeWindow.evidence')} {t('legal.notReviewed')}
      </p>
    </Card>
  );
}
