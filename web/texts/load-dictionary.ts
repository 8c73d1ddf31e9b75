import { type Language, languageOfPath } from '#shared/language/language.rules.ts';
import type { Dictionary } from '#web/platform/language/translate.ts';

/** What can be said beyond the first texts: which nouns each holds, its pt-*.ts says. */
export type TextPart = 'nursing' | 'mother' | 'desk';

/** One per language, filled as its texts arrive: whoever holds it already has what comes later. */
const dictionaries: Record<Language, Record<string, Dictionary[string]>> = { pt: {}, en: {} };

const files = import.meta.glob<{ texts: Dictionary }>('./{pt,en}-*.ts');

/** Whatever any chunk on the page says: another language is spoken once it can say it all. */
const asked = new Set<'first' | TextPart>(['first']);
let spoken: Language | undefined;

/** The texts of a language, with all that was asked for in another. */
export async function loadDictionary(language: Language, ...parts: TextPart[]): Promise<Dictionary> {
  for (const part of parts) asked.add(part);
  await Promise.all([...asked].map((part) => load(language, part)));
  spoken = language;
  return dictionaries[language];
}

/** More of the language of the address, and of the one on screen while the address's cannot be had. */
export async function loadParts(parts: TextPart[]): Promise<void> {
  for (const part of parts) asked.add(part);
  // Whoever makes pages for others has all texts at hand.
  if (typeof window === 'undefined') return;
  const language = languageOfPath(window.location.pathname);
  await Promise.all(
    parts.flatMap((part) => [...new Set([language, spoken ?? language])].map((each) => load(each, part))),
  );
}

async function load(language: Language, part: 'first' | TextPart): Promise<void> {
  const module = await files[`./${language}-${part}.ts`]?.();
  Object.assign(dictionaries[language], module?.texts);
}
