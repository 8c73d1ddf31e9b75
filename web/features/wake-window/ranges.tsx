import type { BornBaby } from '#shared/baby/baby-age.rules.ts';
import { ruleOfThumb, totalSleepHours, wakeWindow } from '#shared/sleep/wake-window.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';
import { SectionCard } from '#web/ui/section.tsx';
import { useSpanWords } from './use-span-words.ts';

/** The range of the table leads; the rule of thumb where it agrees, and what a day's sleep usually comes to. */
export function Ranges({ age }: { age: BornBaby }) {
  const t = useTexts();
  const words = useSpanWords();
  const window = wakeWindow(age);
  const thumb = ruleOfThumb(age);
  const total = totalSleepHours(age);
  return (
    <SectionCard title={t('wakeWindow.usual')} className="gap-1">
      {window && <p className="font-bold">{t('wakeWindow.usualText', { span: words(window.minutes) })}</p>}
      {window?.key === '12-to-18-months' && <p>{t('wakeWindow.oneNap')}</p>}
      {thumb && (
        <p className="text-ink-soft text-small">{t('wakeWindow.thumbText', { span: words(thumb) })}</p>
      )}
      {total && <p className="mt-1">{t('wakeWindow.total', total)}</p>}
    </SectionCard>
  );
}
