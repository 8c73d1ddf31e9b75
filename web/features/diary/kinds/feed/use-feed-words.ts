import { documentLanguage } from '#shared/language/language.rules.ts';
import type { NursingSide } from '#shared/nursing/nursing.rules.ts';
import { formatNumber, timeOfDay } from '#web/platform/language/format.ts';
import { useLanguage } from '#web/platform/language/language-provider.tsx';
import { useRecordWords } from '../../record-words.ts';

/** The words of nursing in her language: sides, beside durations and moments. */
export function useFeedWords() {
  const words = useRecordWords();
  const language = useLanguage();
  const side = (of: NursingSide) => words.t(`nursing.${of}`);
  return {
    ...words,
    side,
    /** Inside a sentence sides are not capitalised. */
    sideInSentence: (of: NursingSide) => side(of).toLocaleLowerCase(documentLanguage[language]),
    /** '7,9' / '7.9'. */
    number: (value: number) => formatNumber(value, language, { maximumFractionDigits: 1 }),
    timeIn: (instant: string | number, timeZone: string) => timeOfDay(instant, language, timeZone),
  };
}
