import { Lightbulb } from 'lucide-react';
import { documentLanguage, type Language } from '#shared/language/language.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';

export function PracticalTip({ tip, language }: { tip: string; language: Language }) {
  const t = useTexts();
  return (
    <Card as="section" tone="sage" aria-labelledby="practical-tip" className="grid grid-cols-1 gap-2">
      <h2 id="practical-tip" className="flex items-center gap-2 font-bold text-sage-ink">
        <Lightbulb size={20} aria-hidden />
        {t('article.tip')}
      </h2>
      <p lang={documentLanguage[language]} className="whitespace-pre-line text-article">
        {tip}
      </p>
    </Card>
  );
}
