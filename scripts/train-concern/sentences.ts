import { readFileSync } from 'node:fs';
import { type Concern, concerns } from '#shared/care/concern.rules.ts';
import type { Language } from '#shared/language/language.rules.ts';

export const labels = ['none', ...concerns] as const;
export type Label = Concern | 'none';
export type Part = 'train' | 'held-out';
export type Sentence = { part: Part; label: Label; text: string; language: Language };

/** One sentence a line: part, label and text, with a tab between. */
export function sentencesOf(language: Language): Sentence[] {
  const file = new URL(`sentences.${language}.tsv`, import.meta.url);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [part, label, text = ''] = line.split('\t');
      return { part: part as Part, label: label as Label, text, language };
    });
}
