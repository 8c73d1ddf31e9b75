import type { BornBaby } from '#shared/baby/baby-age.rules.ts';
import { ruleOfThumb, totalSleepHours, wakeWindow } from '#shared/sleep/wake-window.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { Card } from '#web/ui/card.tsx';
import { useSpanWords } from './use-span-words.ts';

/** The product's rule of thumb, the finer range beside it, and what a day's sleep usually comes to. */
export function Ranges({ age }: { age: BornBaby }) {
  const t = useTexts();
  const words = useSpanWords();
  const finer = wakeWindow(age);
  const total = totalSleepHours(age);
  return (
    <Card as="section" aria-labelledby="rule-of-thumb" className="grid grid-cols-1 gap-1">
      <h2 id="rule-of-thumb" className="font-bold text-heading">
        {t('wakeWindow.thumb')}
      </h2>
      <p>
        <strong>{t('wakeWindow.thumbText', { span: words(ruleOfThumb(age.guidanceMonths)) })}</strong>{' '}
        {finer && t('wakeWindow.finer', { span: words(finer.minutes) })}
      </p>
      <RuleWhy />
      {total && <p className="mt-1">{t('wakeWindow.total', total)}</p>}
    </Card>
  );
}

/** Also where no age is known. */
export function RuleWhy() {
  const t = useTexts();
  const words = useSpanWords();
  return (
    <p className="text-ink-soft text-small">
      {t('wakeWindow.thumbWhy', { young: words(ruleOfThumb(0)), older: words(ruleOfThumb(4)) })}
    </p>
  );
}
