import type { KindProblem } from '#shared/diary/kinds.ts';
import type { pt } from '#web/texts/pt.ts';
import type { Texts } from './kind-words.ts';

/** What the engine says of a record of any kind; the problems of a kind alone are in its own words. */
type Saying = keyof typeof pt.diary | `problem_${KindProblem}` | 'savedText' | 'changedText' | 'overlap';
export type Say<Key extends string = Saying> = (key: Key, values?: Record<string, string | number>) => string;

/** In the words of the first of these nouns that has any, and else in the diary's. */
export function sayingIn<Key extends string = Saying>(t: Texts, nouns: readonly string[] = []): Say<Key> {
  const translate = t as (key: string, values?: Record<string, string | number>) => string;
  return (saying, values) => {
    // A text that is not there comes back as its key.
    const keys = [...nouns, 'diary'].map((noun) => `${noun}.${saying}`);
    return keys.map((key) => translate(key, values)).find((text) => !keys.includes(text)) ?? '';
  };
}
