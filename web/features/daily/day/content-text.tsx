import type { DailyContentAnswer } from '#shared/daily/daily.schema.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { Section } from '#web/ui/section.tsx';
import { FullText } from './full-text.tsx';

/** The note, the tips and the whole text, as far as there are any. */
export function ContentText({ content: { contentData } }: { content: DailyContentAnswer }) {
  const t = useTexts();
  const { expert, tips, fullContent } = contentData;
  return (
    <>
      {expert && (
        <Card as="section" tone="sage" aria-labelledby="note" className="grid grid-cols-1 gap-1">
          <h2 id="note" className="font-bold">
            {t('daily.note')}
          </h2>
          <p>{expert}</p>
        </Card>
      )}
      {tips.length > 0 && (
        <Section title={t('daily.tips')} className="gap-2">
          <ul className="grid list-disc gap-2 pl-5">
            {tips.map((tip) => (
              <li key={tip}>{tip}</li>
            ))}
          </ul>
        </Section>
      )}
      {fullContent.trim() && <FullText text={fullContent} />}
      <p className="text-ink-soft text-small">{t('legal.notReviewed')}</p>
    </>
  );
}
