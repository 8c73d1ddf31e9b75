import { plainWords } from '#shared/care/concern-features.ts';
import { repeatableChance } from './repeatable-chance.ts';
import type { Sentence } from './sentences.ts';

/** A word of so many sentences is common. */
const common = 6;
/** A word is dark where more than this share of its sentences raise a concern. */
const dark = 0.6;
const pairsPerWord = 1;

/**
 * A word alone, or two that met by chance, say nothing: without such texts a search for "bebê" would sound like a loss.
 * Dark words are left out, for "suicídio" alone does say something.
 */
export function shortTexts(sentences: readonly Sentence[]): Sentence[] {
  const seen = new Map<string, { all: number; raised: number }>();
  for (const { text, label } of sentences) {
    for (const word of new Set(plainWords(text))) {
      const { all, raised } = seen.get(word) ?? { all: 0, raised: 0 };
      seen.set(word, { all: all + 1, raised: raised + (label === 'none' ? 0 : 1) });
    }
  }
  const words = [...seen]
    .filter(([, { all, raised }]) => all >= common && raised / all <= dark)
    .map(([word]) => word);
  const chance = repeatableChance(11);
  const another = () => words[Math.floor(chance() * words.length)] ?? '';
  return words
    .flatMap((word) => [word, ...Array.from({ length: pairsPerWord }, () => `${word} ${another()}`)])
    .map((text) => ({ part: 'train', label: 'none', text, language: 'pt' }));
}
