import { formatMoment } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useTexts } from '#web/texts/use-texts.ts';

/** 'até 3 de jul. de 2026, 14:20', or that it has no end. */
export function useUntil(): (until: string | null) => string {
  const t = useTexts();
  const language = useLanguage();
  return (until) =>
    until ? t('moderation.until', { when: formatMoment(until, language) }) : t('moderation.forGood');
}
