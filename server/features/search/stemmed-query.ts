import { type SQL, sql } from 'drizzle-orm';
import type { Language } from '#shared/language/language.rules.ts';
import { withoutAccents } from '#shared/search/search-words.rules.ts';
import type { SoughtWord } from '#shared/search/sought.rules.ts';
import { anyForm } from './text-query.ts';

/** Endings that the stemmer knows only with their accents, as they are typed in a hurry. */
const hurriedEndings: [RegExp, string][] = [
  [/cao$/, 'ção'],
  [/coes$/, 'ções'],
  [/encia(s?)$/, 'ência$1'],
  [/ancia(s?)$/, 'ância$1'],
  [/avel$/, 'ável'],
  [/ivel$/, 'ível'],
];

/** The word as it is spelled with time. */
export function accented(typed: string, language: Language): string {
  const [ending, spelled] = hurriedEndings.find(([one]) => one.test(typed)) ?? [];
  return language === 'pt' && ending && spelled ? typed.replace(ending, spelled) : typed;
}

const stemmers = { pt: sql.raw(`'portuguese'::regconfig`), en: sql.raw(`'english'::regconfig`) };

/**
 * A word in texts whose words nobody counted (posts, sessions), kept with their stems (`article_words`): its forms as the
 * library knows them, and its kin as the stemmer does.
 */
export function stemmedForm(word: SoughtWord, language: Language): SQL {
  const spelled = new Set([word.typed, withoutAccents(word.typed), accented(word.typed, language)]);
  const kin = [...spelled].map((one) => `'${one}'`).join(' | ');
  return sql`(to_tsquery(${stemmers[language]}, ${kin}) || ${anyForm(word)}::tsquery)`;
}
