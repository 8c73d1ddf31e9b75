import { Landmark } from 'lucide-react';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { guideTexts } from './section-texts.ts';

/** What the public guides say, named as theirs: the plan is ours, and where they differ theirs counts. */
export function OfficialGuidance() {
  const t = useTexts();
  return (
    <Card as="aside" tone="sage" aria-labelledby="official-guidance" className="grid grid-cols-1 gap-2">
      <h4 id="official-guidance" className="flex items-center gap-2 font-bold">
        <Landmark size={20} aria-hidden className="shrink-0" />
        {t('bites.guideTitle')}
      </h4>
      <p>{t('bites.guideIntro')}</p>
      <ul className="grid list-disc grid-cols-1 gap-1 pl-5">
        {guideTexts.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <p className="font-bold">{t('bites.guideAsk')}</p>
      <p className="text-small">{t('bites.guideSource')}</p>
    </Card>
  );
}
