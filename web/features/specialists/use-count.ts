import { formatNumber } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';

/** A number for a counted text: `n` chooses its form, `shown` is how it is written ('1.234'). */
export function useCount(): (n: number) => { n: number; shown: string } {
  const language = useLanguage();
  return (n) => ({ n, shown: formatNumber(n, language) });
}
