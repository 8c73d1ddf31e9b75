import { Link } from '@tanstack/react-router';
import { MoonStar } from 'lucide-react';
import { useId } from 'react';
import { paths } from '#shared/navigation/paths.ts';
import type { Span } from '#shared/sleep/wake-window.rules.ts';
import { timeOfDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { DayLine } from './day-line.tsx';
import { nextSleep } from './next-sleep.ts';

type Props = { awake: Span; wokeAt: number; now: number };

export function NextSleepCard({ awake, wokeAt, now }: Props) {
  const t = useTexts();
  const language = useLanguage();
  const headingId = useId();
  const next = nextSleep(awake, wokeAt, now);
  const [from, to] = [timeOfDay(next.from, language), timeOfDay(next.to, language)];
  return (
    <section
      aria-labelledby={headingId}
      className="grid grid-cols-1 justify-items-center gap-2 rounded-card bg-topic-sleep p-4 text-center"
    >
      <h2 id={headingId}>
        <span className="block text-ink-soft">{t('wakeWindow.next')}</span>
        <span className="block font-extrabold text-title">{t('wakeWindow.between', { from, to })}</span>
      </h2>
      <DayLine next={next} wokeAt={wokeAt} now={now} />
      <p role="status">{t(`wakeWindow.${next.now}`)}</p>
      <Link to={paths.toolSleepDiary} className={buttonClass({ size: 'large', wide: true })}>
        <MoonStar size={20} strokeWidth={1.75} aria-hidden />
        {t('wakeWindow.startDiary')}
      </Link>
    </section>
  );
}
