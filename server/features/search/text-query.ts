import { withoutAccents } from '#shared/search/search-words.rules.ts';
import type { SoughtWord } from '#shared/search/sought.rules.ts';

/** Forms are letters and digits alone and stand in quotes: nothing of a term is read as an operator. */
const quoted = (word: string) => `'${word}'`;

/** Any form of the word. */
export function anyForm({ typed, forms, isTyping }: SoughtWord): string {
  const begun = isTyping ? [`${quoted(withoutAccents(typed))}:*`] : [];
  return `(${[...forms.map(quoted), ...begun].join(' | ')})`;
}

/** The word as she wrote it, or as she meant it. */
export const exactForm = ({ exact }: SoughtWord): string => `(${exact.map(quoted).join(' | ')})`;

export const allOf = (words: readonly SoughtWord[]): string => words.map(anyForm).join(' & ');
export const anyOf = (words: readonly SoughtWord[]): string => words.map(anyForm).join(' | ');
/** The words side by side, as she wrote them. */
export const phraseOf = (words: readonly SoughtWord[]): string => words.map(exactForm).join(' <-> ');
/** Two words side by side. */
export const pairOf = ([first, second]: [string[], string[]]): string =>
  [first, second].map((words) => `(${words.map(quoted).join(' | ')})`).join(' <-> ');
