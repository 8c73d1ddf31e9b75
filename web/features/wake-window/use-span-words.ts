import type { Span } from '#shared/sleep/wake-window.rules.ts';
import { useTexts } from '#web/texts/use-texts.ts';

/** '45 min a 1h30'. */
export function useSpanWords(): (span: Span) => string {
  const t = useTexts();
  const length = (minutes: number) => {
    const [h, m] = [Math.floor(minutes / 60), minutes % 60];
    if (h === 0) return t('wakeWindow.minutes', { m });
    return m === 0 ? t('wakeWindow.hours', { h }) : t('wakeWindow.hoursMinutes', { h, m });
  };
  return ({ from, to }) => t('wakeWindow.span', { from: length(from), to: length(to) });
}
