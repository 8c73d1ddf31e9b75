import type { Understood } from '#shared/diary/sentence/sentence.ts';
import { type Sentence, understand } from '#shared/diary/sentence/understand.ts';
import type { Lexicon } from '#shared/diary/sentence/words/vocabulary.ts';
import type { Language } from '#shared/language/language.rules.ts';

/** One language alone: a phone fetches the words that she writes in. */
const lexicons: Record<Language, () => Promise<Lexicon>> = {
  pt: async () => (await import('#shared/diary/sentence/words/portuguese.ts')).portuguese,
  en: async () => (await import('#shared/diary/sentence/words/english.ts')).english,
};

export type Reader = (sentence: Omit<Sentence, 'lexicon'>) => Understood;

/** What reads sentences of one language, offline from then on. */
export async function readerOf(language: Language): Promise<Reader> {
  const lexicon = await lexicons[language]();
  return (sentence) => understand({ ...sentence, lexicon });
}
